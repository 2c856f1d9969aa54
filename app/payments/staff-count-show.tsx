import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import { Facts } from "#app/ui/facts.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { PrintHint } from "#app/ui/print-hint.tsx";
import { findCashCount } from "#db/payments/cash-counts.ts";
import { notes, rupeesOf } from "#db/payments/cash-notes.ts";
import type { Route } from "./+types/staff-count-show";
import paper from "./paper.module.css";
import { sheetOn } from "./paper.ts";
import styles from "./receipt.module.css";
import { modeLabels, nameCash, showMoment, showSigned } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Cash count" }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const count = findCashCount(params.id);
    const isReadable = count?.staff_id === staff.id || mayUse(staff, "/dashboard/Payments/lost");
    if (!count || !isReadable) throw notFound();
    return {
      count,
      pieces: notes
        .map((note) => ({ note, number: count.notes[note] ?? 0, value: rupeesOf(note) }))
        .filter(({ number }) => number > 0),
    };
  });
}

export default function ShowCashCount({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className={paper.bar}>
        <Link to={href("/dashboard/Payments/counts")}>Cash counts</Link>
        <PrintHint />
      </p>
      <IfLoaded data={loaderData} failure="Failed to fetch payments">
        {(read) => <Sheet {...read} />}
      </IfLoaded>
    </>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Sheet({ count, pieces }: Loaded) {
  const hospital = useHospital();
  const difference = count.counted - count.float - count.cash;
  return (
    <article className={`${sheetOn("a5")} ${styles.wide}`}>
      <header>
        <div>
          <h2>{hospital.name}</h2>
          <h1>{`Cash count ${count.year}/${count.number}`}</h1>
        </div>
        <p>{showMoment(count)}</p>
      </header>
      <table className={styles.sums}>
        <tbody>
          {pieces.map(({ note, number, value }) => (
            <tr key={note}>
              <td>{note === "coins" ? "Coins" : `₹${note} × ${number}`}</td>
              <td>{formatRupees(number * value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Counted</td>
            <td>{formatRupees(count.counted)}</td>
          </tr>
        </tfoot>
      </table>
      <Facts
        facts={{
          "Left by the count before": formatRupees(count.float),
          [nameCash(count)]: showSigned(count.cash),
          Difference: difference === 0 ? "None" : showSigned(difference),
          Remark: count.remark,
          "Stays in the drawer": formatRupees(count.kept),
          "Handed over": formatRupees(count.counted - count.kept),
          Besides: `${modeLabels.upi} ${showSigned(count.upi)}, card ${showSigned(count.card)}, to be claimed ${showSigned(count.claim)}`,
        }}
      />
      <footer>
        <p className={styles.signature}>
          {`Counted by ${count.staff_name}`}
          <small>Signature</small>
        </p>
        <p className={styles.signature}>
          Received by
          <small>Signature</small>
        </p>
      </footer>
    </article>
  );
}

import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { counted } from "#app/language/counted.ts";
import { nameKey } from "#app/patients/name-key.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { addDays, readDay } from "#app/timetable/calendar.ts";
import dayStyles from "#app/timetable/day-head.module.css";
import { DayTitle, Figures, FindForm } from "#app/timetable/day-head.tsx";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay, showLongDay, showMonth } from "#app/timetable/words.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { TableHead } from "#app/ui/lists/table-head.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { readDrawer } from "#db/payments/cash-counts.ts";
import { isRestoreUnsettled } from "#db/payments/payment-numbers.ts";
import {
  listPaymentsPage,
  type Payment,
  type Sums,
  searchPayments,
  serialOf,
  sumByDay,
  sumPayments,
} from "#db/payments/payments.ts";
import { paymentModes } from "#db/schema.ts";
import type { Route } from "./+types/staff-list";
import { drawerOf } from "./desk-settings.server.ts";
import { paymentsQuery } from "./staff-inputs.ts";
import styles from "./staff-list.module.css";
import {
  modeLabels,
  restoredSentence,
  showModes,
  showMoment,
  showSigned,
  showTimeMade,
  signed,
} from "./words.ts";

const perPage = 60;

export const reads = [paymentsQuery];

export const meta: Route.MetaFunction = () => [{ title: "Payments" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordFrom(context, { kind: "payments listed", staff });
  return orLoadFailure(() => {
    const asked = readQuery(url, paymentsQuery);
    const { day: today } = readClock();
    const day = readDay(asked.day ?? "") ?? today;
    const mode = paymentModes.find((known) => known === asked.mode);
    const q = (asked.q ?? "").trim();
    const month = { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-31` };
    const found = q
      ? { items: searchPayments(q, nameKey, addDays(today, -366), perPage), page: 1, pages: 1 }
      : listPaymentsPage(
          { from: day, to: day, ...(mode && { mode }) },
          Number(asked.page) || 1,
          perPage,
        );
    return {
      day,
      today,
      mode,
      q,
      rows: found.items.map((one) => toRow(one, q ? showMoment(one) : showTimeMade(one))),
      page: found.page,
      pages: found.pages,
      sums: sumPayments({ from: day, to: day }),
      days: sumByDay(month),
      monthSums: sumPayments(month),
      drawer: readDrawer(drawerOf(staff)),
      isRestored: isRestoreUnsettled(),
      mayExport: mayUse(staff, "/dashboard/Payments/export.csv"),
    };
  });
}

function toRow(payment: Payment, when: string) {
  const { id, name, kind, total, staff_name, payer } = payment;
  return {
    id,
    serial: serialOf(payment),
    name,
    total: signed({ kind }, total),
    modes: [showModes(payment), payer].filter(Boolean).join(", "),
    when,
    staff_name,
  };
}

export default function PaymentList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return (
      <>
        <h1>Payments</h1>
        <LoadFailureNotice failure="Failed to fetch payments" {...loaderData} />
      </>
    );
  }
  return <Payments {...loaderData} />;
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Payments(read: Loaded) {
  const { day, today, q, rows, page, pages, sums, isRestored, mayExport } = read;
  return (
    <>
      <Head day={day} today={today} q={q} />
      {isRestored && (
        <p role="alert" className="panel">
          {restoredSentence}{" "}
          {mayExport && <Link to={href("/dashboard/Payments/lost")}>Say it now</Link>}
        </p>
      )}
      <SumsOfDay {...read} />
      <div className={styles.columns}>
        <section aria-label="Payments">
          {rows.length === 0 ? (
            <p className="panel" role="status">
              No payments found
            </p>
          ) : (
            <Rows rows={rows} sums={q || read.mode ? undefined : sums} />
          )}
          <Pagination page={page} pages={pages} />
        </section>
        <aside>
          <Drawer drawer={read.drawer} />
          <Month {...read} />
        </aside>
      </div>
    </>
  );
}

function Head({ day, today, q }: Pick<Loaded, "day" | "today" | "q">) {
  const list = href("/dashboard/Payments");
  return (
    <header className={dayStyles.head}>
      <DayTitle
        title={day === today ? "Payments today" : `Payments, ${showLongDay(day)}`}
        before={pathWith(list, { day: addDays(day, -1) })}
        after={pathWith(list, { day: addDays(day, 1) })}
      >
        {day !== today && (
          <Link to={list} className={dayStyles.small}>
            Today
          </Link>
        )}
      </DayTitle>
      <FindForm q={q} label="Number, name or UPI reference" isWide />
      <Link className="button" accessKey="n" to={href("/dashboard/Payments/new")}>
        Take payment
      </Link>
    </header>
  );
}

function SumsOfDay({ day, today, mode, sums, q }: Loaded) {
  const to = (wanted?: string) =>
    pathWith(href("/dashboard/Payments"), {
      day: day === today ? undefined : day,
      mode: wanted,
    });
  const all = {
    to: to(),
    isCurrent: !mode && !q,
    figure: showSigned(sums.total),
    text: "in all",
  };
  const ways = paymentModes.map((one) => ({
    to: to(one),
    isCurrent: mode === one,
    figure: showSigned(sums[one]),
    text: modeLabels[one],
  }));
  return <Figures label="Payments by the way in which they were paid" figures={[all, ...ways]} />;
}

function Rows({ rows, sums }: { rows: Loaded["rows"]; sums: Sums | undefined }) {
  return (
    <table className={styles.table}>
      <TableHead labels={["Number", "Name", "Paid", "Amount", "Made"]} />
      <tbody>
        {rows.map(({ id, serial, name, total, modes, when, staff_name }) => (
          <tr key={id} id={id}>
            <td>
              <Link to={href("/dashboard/Payments/:id", { id })}>{serial}</Link>
            </td>
            <td>{name}</td>
            <td>{modes}</td>
            <td className={styles.amount}>{showSigned(total)}</td>
            <td>
              {when}
              <small>{staff_name}</small>
            </td>
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {`${counted(sums.receipts, "receipt")}, ${counted(sums.refunds, "refund")}`}
            </th>
            <td className={styles.amount}>{showSigned(sums.total)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Drawer({ drawer }: Pick<Loaded, "drawer">) {
  const rows = drawer.receipts + drawer.refunds;
  return (
    <section className="panel" aria-labelledby="drawer">
      <h2 id="drawer">Drawer</h2>
      <p>{`${showSigned(drawer.float + drawer.cash)} should be in it. ${rows} not counted yet.`}</p>
      <p className="row">
        <Link className="button quiet" accessKey="c" to={href("/dashboard/Payments/count")}>
          Count cash
        </Link>
        <Link to={href("/dashboard/Payments/counts")}>Cash counts</Link>
      </p>
    </section>
  );
}

function Month({ day, today, days, monthSums, mayExport }: Loaded) {
  const from = `${day.slice(0, 7)}-01`;
  const to = days.at(-1)?.day ?? from;
  const file = (path: string) => pathWith(path, { from, to });
  return (
    <section className="panel" aria-labelledby="month">
      <h2 id="month">
        {day.slice(0, 7) === today.slice(0, 7)
          ? "This month"
          : `${showMonth(day)} ${day.slice(0, 4)}`}
      </h2>
      <table className={styles.month}>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <th scope="row">
                <Link to={pathWith(href("/dashboard/Payments"), { day: one.day })}>
                  {showDay(one.day)}
                </Link>
              </th>
              <td>{showSigned(one.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td>{showSigned(monthSums.total)}</td>
          </tr>
        </tfoot>
      </table>
      {mayExport && (
        <>
          <h3>For the accountant</h3>
          <ul className="plain">
            <li>
              <a href={file(href("/dashboard/Payments/export.xlsx"))}>Payments as Excel</a>
            </li>
            <li>
              <a href={file(href("/dashboard/Payments/export.csv"))}>Payments as CSV</a>
            </li>
            <li>
              <a href={file(href("/dashboard/Payments/case-register.xlsx"))}>Daily case register</a>
            </li>
            <li>
              <Link to={href("/dashboard/Payments/lost")}>Lost numbers</Link>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

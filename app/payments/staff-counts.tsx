import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { listCashCounts } from "#db/payments/cash-counts.ts";
import type { Route } from "./+types/staff-counts";
import { countsQuery } from "./staff-inputs.ts";
import { showMoment, showSigned } from "./words.ts";

const perPage = 60;

export const reads = [countsQuery];

export const meta: Route.MetaFunction = () => [{ title: "Cash counts" }];

/** A clerk's own; an administrator reads all. */
export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const own = mayUse(staff, "/dashboard/Payments/lost") ? undefined : staff.id;
    const page = Number(readQuery(url, countsQuery).page) || 1;
    const { items, ...rest } = listCashCounts(own, page, perPage);
    const counts = items.map((count) => ({
      id: count.id,
      serial: `${count.year}/${count.number}`,
      when: showMoment(count),
      by: count.staff_name,
      counted: count.counted,
      difference: count.counted - count.float - count.cash,
    }));
    return { counts, ...rest };
  });
}

export default function CashCounts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="head">
        <h1>Cash counts</h1>
        <p className="row">
          <Link to={href("/dashboard/Payments")}>Payments</Link>
          <Link className="button" to={href("/dashboard/Payments/count")}>
            Count cash
          </Link>
        </p>
      </header>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch payments" {...loaderData} />
      ) : (
        <>
          {loaderData.counts.length === 0 && (
            <p className="panel" role="status">
              Nothing was counted yet.
            </p>
          )}
          <ul className="plain">
            {loaderData.counts.map(({ id, serial, when, by, counted, difference }) => (
              <li key={id}>
                <Link to={href("/dashboard/Payments/counts/:id", { id })}>{serial}</Link>
                {`, ${when}, ${by}: ${formatRupees(counted)}`}
                {difference !== 0 && <b>{`, difference ${showSigned(difference)}`}</b>}
              </li>
            ))}
          </ul>
          <Pagination page={loaderData.page} pages={loaderData.pages} />
        </>
      )}
    </>
  );
}

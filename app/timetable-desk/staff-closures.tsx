import { href, Link } from "react-router";
import { orUnread } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { isWithin } from "#app/timetable/calendar.ts";
import { type Holiday, holidaysFrom } from "#app/timetable/holidays.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showDays } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { ListPage, UnreadListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { type Closure, listClosuresFrom } from "#db/closures.ts";
import type { Route } from "./+types/staff-closures";
import styles from "./staff-sittings.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Holidays" }];

export async function loader({ request }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orUnread(() => {
    const { day } = readClock();
    const closures = listClosuresFrom(day);
    const open = holidaysFrom(day).filter(
      (holiday) => !closures.some((closure) => isWithin(holiday.day, closure)),
    );
    return { closures, holidays: open, changed };
  });
}

const columns: Column<Closure>[] = [
  { label: "Name", isName: true, cell: ({ name }) => name },
  { label: "Days", cell: showDays },
];

export default function ClosureList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Holidays",
    subtitle: "Days on which nobody sits",
    action: (
      <DialogLink className="button" to={href("/dashboard/Closures/new")}>
        Close the OPD
      </DialogLink>
    ),
  };
  if (isUnread(loaderData)) {
    return (
      <UnreadListPage {...heading} failure="Failed to fetch closures" unread={loaderData.unread} />
    );
  }
  const { closures, holidays, changed } = loaderData;
  return (
    <ListPage {...heading}>
      {closures.length > 0 ? (
        <Table columns={columns} rows={closures} actions={Actions} changed={changed} />
      ) : (
        <p className="panel" role="status">
          No closed days, today or later
        </p>
      )}
      {holidays.length > 0 && <Holidays holidays={holidays} />}
    </ListPage>
  );
}

function Holidays({ holidays }: { holidays: Holiday[] }) {
  return (
    <section className={styles.absences} aria-labelledby="holidays">
      <h2 id="holidays">National holidays</h2>
      <p>The OPD is open on these days until you close it.</p>
      <ul>
        {holidays.map(({ day, name }) => (
          <li key={day}>
            <Link
              to={`${href("/dashboard/Closures/new")}?${new URLSearchParams({ day, name })}`}
              preventScrollReset
            >
              Close the OPD on {showDayAndYear(day)}, {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ id, name }: Closure) {
  return (
    <>
      <DialogLink to={href("/dashboard/Closures/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {name}</span>
      </DialogLink>
      <DialogLink to={href("/dashboard/Closures/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}

import { Fragment } from "react";
import { emergencyNumber } from "#app/care/emergency-numbers.ts";
import { dayLength } from "#app/forms/field-lengths.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { opdPage, opdWeekPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { keepUntil, readQuery } from "#app/requests/http.ts";
import { nextChange } from "#app/timetable/calendar.ts";
import { earlier, readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import { showDate, showDay, showDayAndYear, showWeekday } from "#app/timetable/words.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/week";
import styles from "./week.module.css";
import { describeWeek, shownMondays, type WeekCell } from "./week.server.ts";

const query = { parameters: { from: dayLength } };

export const reads = [query];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...opdWeekPage, matches });
}

/** `?from=` is the Monday of one of the next weeks. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { from = "" } = readQuery(url, query);
  return orUnread(() => {
    const moment = readClock();
    const { day } = moment;
    const mondays = shownMondays(day);
    const at = Math.max(0, mondays.indexOf(from));
    const monday = mondays[at] as string;
    const timetable = readTimetable(earlier(monday, day));
    // Nothing of a week depends on the hour, only on which day it is.
    keepUntil(context, nextChange({ ...timetable, sittings: [] }, moment));
    return {
      ...describeWeek(timetable, monday),
      before: mondays[at - 1],
      after: mondays[at + 1],
      printed: day,
      hasTimetable: timetable.sittings.length > 0,
    };
  });
}

type Week = Exclude<Route.ComponentProps["loaderData"], { unread: unknown }>;

export default function OpdWeek({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className={styles.bar}>
        <a href={opdPage.path}>{opdPage.title}</a>
        <span>One A4 sheet on its side: print with Ctrl+P.</span>
      </p>
      {isUnread(loaderData) ? (
        <UnreadNotice failure="Failed to fetch OPD times" unread={loaderData.unread} />
      ) : (
        <Sheet week={loaderData} />
      )}
    </main>
  );
}

function Sheet({ week }: { week: Week }) {
  const hospital = useHospital();
  const { days, departments, closed, away, before, after, printed, hasTimetable } = week;
  const [first, last] = [days[0] as string, days.at(-1) as string];
  return (
    <>
      <nav aria-label="Week" className={styles.bar}>
        {before && <a href={`${opdWeekPage.path}?from=${before}`}>Week before</a>}
        {after && <a href={`${opdWeekPage.path}?from=${after}`}>Week after</a>}
      </nav>
      <header className={styles.head}>
        <div>
          <h1>OPD timings</h1>
          <p>{`${hospital.name}, ${addressOf(hospital)}`}</p>
        </div>
        <p>
          <b>{`${showDay(first)} to ${showDayAndYear(last)}`}</b>
          <br />
          {days.length < 7 && "Sunday no OPD. "}Emergency:{" "}
          <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        </p>
        <p>
          <a href={hospital.phone.link}>{hospital.phone.shown}</a>
          <br />
          to ask
        </p>
      </header>
      {!hasTimetable && <p>The timetable is not on this page yet. Please call us.</p>}
      {hasTimetable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones
        <section className={styles.scroll} aria-label="OPD timings" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Department</th>
                <th scope="col">Doctor</th>
                <th scope="col">Room</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    {showWeekday(day)}
                  </th>
                ))}
                <th scope="col">Fee</th>
              </tr>
            </thead>
            {departments.map(([department, rows]) => (
              <tbody key={department}>
                {rows.map(({ id, name, room, days: cells, fees }, index) => (
                  <tr key={id}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        {department}
                      </th>
                    )}
                    <th scope="row">{name}</th>
                    <td>{room}</td>
                    {cells.map((cell, at) => (
                      <Cell key={days[at]} cells={cell} />
                    ))}
                    <td>{formatRupees(fees)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
      <footer className={styles.foot}>
        {closed.map(({ day, name }) => (
          <p key={day}>
            <b>{`Closed on ${showDay(day)}:`}</b> {name}.
          </p>
        ))}
        {away.length > 0 && (
          <p>
            <b>Away this week:</b> {away.join("; ")}.
          </p>
        )}
        <p>
          <b>2nd and 4th</b> are counted in each month. <b>ask</b> means please call first.{" "}
          {`As of ${showDate(printed)}.`}
        </p>
      </footer>
    </>
  );
}

function Cell({ cells }: { cells: WeekCell[] }) {
  if (cells.length === 0) return <td>–</td>;
  return (
    <td className={cells.every(({ isOff }) => isOff) ? styles.off : undefined}>
      {cells.map(({ text, small }, index) => (
        <Fragment key={`${text} ${small}`}>
          {index > 0 && <br />}
          {text}
          {small && <small>{small}</small>}
        </Fragment>
      ))}
    </td>
  );
}

import { Fragment } from "react";
import { href } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { dayLength, idLength, pageLength, slugLength } from "#app/forms/field-lengths.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { opdPage, opdWeekPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { keepUntil, readListQuery, readQuery } from "#app/requests/http.ts";
import { addDays, nextChange } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import { showDate, showDay, showLongDay, weekdayName } from "#app/timetable/words.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/show";
import { describeDay, type OpdDay, type PricedRow } from "./day.server.ts";
import styles from "./show.module.css";

const query = {
  parameters: { day: dayLength, speciality: slugLength, doctor: idLength, by: 4, page: pageLength },
};

export const reads = [query];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shown = loaderData && !isUnread(loaderData) ? loaderData : undefined;
  return pageMeta({ ...opdPage, title: shown ? titleOf(shown) : opdPage.title, matches });
}

/** `?day=` is one of the next 14, `?speciality=` a slug, `?doctor=` an id; `?by=time` leaves out the departments. */
export function loader({ url, context }: Route.LoaderArgs) {
  const asked = readQuery(url, query);
  const { page } = readListQuery(url, query);
  return orUnread(() => {
    const moment = readClock();
    const timetable = readTimetable(moment.day);
    keepUntil(context, nextChange(timetable, moment));
    return {
      ...describeDay(timetable, moment, { ...asked, page }),
      asked: { ...asked, page: undefined },
      time: showTime(moment.minute),
      hasTimetable: timetable.sittings.length > 0,
    };
  });
}

type Shown = Exclude<Route.ComponentProps["loaderData"], { unread: unknown }>;

export default function Opd({ loaderData }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return (
      <main id="main" className={`wrap ${styles.page}`}>
        <h1>{opdPage.title}</h1>
        <UnreadNotice failure="Failed to fetch OPD times" unread={loaderData.unread}>
          <CallButton />
        </UnreadNotice>
      </main>
    );
  }
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{titleOf(loaderData)}</h1>
      {loaderData.hasTimetable ? <Day shown={loaderData} /> : <NoTimetable />}
    </main>
  );
}

function NoTimetable() {
  return (
    <>
      <p>
        The timetable is not on this page yet. Please call us to ask who is here, or see our
        doctors.
      </p>
      <p className="row">
        <CallButton />
        <a className="button quiet" href={href("/doctors")}>
          Our doctors
        </a>
      </p>
    </>
  );
}

function Day({ shown }: { shown: Shown }) {
  const { day, today, closed, groups, total, asked } = shown;
  const tomorrow = addDays(today, 1);
  return (
    <>
      <p className={styles.count}>
        {day === tomorrow && "Tomorrow, "}
        {`${showLongDay(day)}. ${countOf(shown)}`}{" "}
        {day === today && (
          <a href={addressOf({ ...asked, day: tomorrow })}>{`Tomorrow, ${showDay(tomorrow)}`}</a>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.choice}>
          <Days shown={shown} />
          <Order shown={shown} />
          <Filter shown={shown} />
        </div>
        <div>
          {closed && (
            <p className="panel">
              <b>{`The OPD is closed: ${closed}.`}</b> In an emergency call{" "}
              <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, or{" "}
              <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a> for an ambulance.
            </p>
          )}
          <div className={styles.groups}>
            {groups.map(({ department, rows }) => (
              <section key={department}>
                {department && <h2>{department}</h2>}
                <ul className={styles.list}>
                  {rows.map((row) => (
                    <Row key={row.key} row={row} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Pagination page={shown.page} pages={shown.pages} />
          {total === 0 && !closed && (
            <p className="panel" role="status">
              {`No OPD ${day === today ? "today" : "on this day"}.`}
            </p>
          )}
          <Hints shown={shown} />
        </div>
      </div>
    </>
  );
}

function Hints({ shown }: { shown: Shown }) {
  const hospital = useHospital();
  const { day, today, elsewhere, ask, askOthers, time } = shown;
  return (
    <>
      {elsewhere.length > 0 && (
        <p className={styles.hint}>
          {`No OPD ${day === today ? "today" : "on this day"} in `}
          {elsewhere.map(({ department, next }, index) => (
            <Fragment key={department}>
              {index > 0 && "; "}
              {`${department}: next ${next}`}
            </Fragment>
          ))}
          .
        </p>
      )}
      {ask.length > 0 && (
        <p className={styles.hint}>
          Call to ask for{" "}
          {ask.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ", "}
              <a href={href("/doctor/:id", { id })}>{name}</a>
            </Fragment>
          ))}
          {askOthers > 0 && (
            <>
              {" and "}
              <a href={href("/doctors")}>{`${askOthers.toLocaleString("en-IN")} others`}</a>
            </>
          )}
          .
        </p>
      )}
      <p className={styles.hint}>
        <a href={opdWeekPage.path}>The whole week, to print</a>
        {" · "}
        <a href={href("/opd/board")}>Waiting-room screen</a>
      </p>
      <p className={styles.hint}>
        {day === today && `As of ${time}. `}
        Doctors are called away for emergencies: if you come from far, call{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a> first.
      </p>
    </>
  );
}

function chipName(day: string, today: string): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : weekdayName(day).slice(0, 3);
}

function Days({ shown: { days, day, today, asked } }: { shown: Shown }) {
  return (
    <nav aria-label="Day">
      <ul className={styles.days}>
        {days.map(({ day: one, isShut }, index) => (
          <li key={one}>
            <a
              href={addressOf({ ...asked, day: one === today ? undefined : one })}
              aria-current={one === day ? "date" : undefined}
              className={isShut ? styles.shut : undefined}
            >
              <span>{chipName(one, today)}</span>
              <b>{Number(one.slice(8))}</b>
              {isShut ? (
                <i>no OPD</i>
              ) : (
                (index === 0 || one.endsWith("-01")) && <i>{showDate(one).split(" ")[1]}</i>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Order({ shown: { asked } }: { shown: Shown }) {
  const isByTime = asked.by === "time";
  return (
    <nav aria-label="Order" className={styles.order}>
      <a href={addressOf({ ...asked, by: undefined })} aria-current={isByTime ? undefined : "true"}>
        By department
      </a>
      <a href={addressOf({ ...asked, by: "time" })} aria-current={isByTime ? "true" : undefined}>
        By time
      </a>
    </nav>
  );
}

function Filter({ shown: { asked, specialities, doctors } }: { shown: Shown }) {
  const { day, by, speciality = "", doctor = "" } = asked;
  return (
    <details className={styles.filter} open={Boolean(speciality || doctor)}>
      <summary>Choose speciality or doctor</summary>
      <form action={opdPage.path}>
        {day && <input type="hidden" name="day" value={day} />}
        {by && <input type="hidden" name="by" value={by} />}
        <p>
          <label htmlFor="speciality">Speciality</label>
          <select id="speciality" name="speciality" defaultValue={speciality}>
            <option value="">All specialities</option>
            {specialities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {doctors.length > 0 && (
          <p>
            <label htmlFor="doctor">Doctor</label>
            <select id="doctor" name="doctor" defaultValue={doctor}>
              <option value="">All doctors</option>
              {doctors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </p>
        )}
        <button type="submit" className="button">
          Show
        </button>{" "}
        {(speciality || doctor) && <a href={addressOf({ day, by })}>Show all</a>}
      </form>
    </details>
  );
}

function Row({ row }: { row: PricedRow }) {
  const { doctor: id, name, fees, state, word, time, room, note, tokens } = row;
  return (
    <li data-state={state}>
      <a href={href("/doctor/:id", { id })}>{name}</a>
      <span>{formatRupees(fees)}</span>
      <p>
        {word && <b>{word}</b>} {[time, room, note].filter(Boolean).join(" · ")}
      </p>
      {tokens && (
        <p>
          {tokens} <a href={href("/doctor/:id/token", { id })}>Follow it</a>
        </p>
      )}
    </li>
  );
}

function titleOf({ day, today }: Pick<OpdDay, "day" | "today">): string {
  return day === today ? opdPage.title : `OPD on ${showLongDay(day)}`;
}

function countOf({ day, today, counts }: Pick<OpdDay, "day" | "today" | "counts">): string {
  const { now, later, away } = counts;
  const doctors = (count: number) => (count === 1 ? "1 doctor" : `${count} doctors`);
  const parts =
    day === today
      ? [`${doctors(now)} in OPD now`, `${later} later`]
      : [`${doctors(later)} with OPD`];
  return `${[...parts, ...(away ? [`${away} away`] : [])].join(", ")}.`;
}

function addressOf(asked: Record<string, string | undefined>): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${opdPage.path}?${new URLSearchParams(given)}` : opdPage.path;
}

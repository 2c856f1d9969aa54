import { Fragment } from "react";
import { emergencyNumber } from "#app/care/emergency-numbers.ts";
import { dayLength } from "#app/forms/field-lengths.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { opdPage, opdWeekPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { keepUntil, readQuery } from "#app/requests/http.ts";
import { nextChange } from "#app/timetable/calendar.ts";
import { earlier, readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import { showDate, showDay, showDayAndYear, showWeekday } from "#app/timetable/words.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { opdWords } from "#app/words/opd.ts";
import { timeWords } from "#app/words/times.ts";
import type { Route } from "./+types/week";
import styles from "./week.module.css";
import { describeWeek, shownMondays, type WeekCell } from "./week.server.ts";

const query = { parameters: { from: dayLength } };

export const reads = [query];

export const meta = metaOf(opdWeekPage);

/** `?from=` is the Monday of one of the next weeks. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { from = "" } = readQuery(url, query);
  const locale = localeOf(url.pathname);
  return orLoadFailure(() => {
    const moment = readClock();
    const { day } = moment;
    const mondays = shownMondays(day);
    const at = Math.max(0, mondays.indexOf(from));
    const monday = mondays[at] as string;
    const timetable = readTimetable(earlier(monday, day), locale);
    // Nothing of a week depends on the hour, only on which day it is.
    keepUntil(context, nextChange({ ...timetable, sittings: [] }, moment));
    return {
      ...describeWeek(timetable, monday, locale),
      before: mondays[at - 1],
      after: mondays[at + 1],
      printed: day,
      hasTimetable: timetable.sittings.length > 0,
    };
  });
}

type Week = Exclude<Route.ComponentProps["loaderData"], { loadFailure: unknown }>;

export default function OpdWeek({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const words = opdWords[locale];
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className={styles.bar}>
        <a {...linkIn(locale, opdPage.path)}>{words.title}</a>
        <span>{words.week.print}</span>
      </p>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure={words.loadFailure} {...loaderData} />
      ) : (
        <Sheet week={loaderData} />
      )}
    </main>
  );
}

function Sheet({ week }: { week: Week }) {
  const hospital = useHospital();
  const locale = useLocale();
  const { week: words, asOf } = opdWords[locale];
  const page = pathIn(locale, opdWeekPage.path);
  const { days, departments, closed, away, before, after, printed, hasTimetable } = week;
  const [first, last] = [days[0] as string, days.at(-1) as string];
  return (
    <>
      <nav aria-label={words.label} className={styles.bar}>
        {before && <a href={`${page}?from=${before}`}>{words.before}</a>}
        {after && <a href={`${page}?from=${after}`}>{words.after}</a>}
      </nav>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p>{`${hospital.name}, ${addressOf(hospital)}`}</p>
        </div>
        <p>
          <b>
            {fillPlaces(timeWords[locale].to, {
              first: showDay(first, locale),
              last: showDayAndYear(last, locale),
            })}
          </b>
          <br />
          {`${hasTimetable && days.length < 7 && !week.hasUnstated ? `${words.noSunday} ` : ""}${words.emergency} `}
          <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        </p>
        <p>
          <a href={hospital.phone.link}>{hospital.phone.shown}</a>
          <br />
          {words.toAsk}
        </p>
      </header>
      {!hasTimetable && <p>{words.noTimetable}</p>}
      {hasTimetable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones
        <section className={styles.scroll} aria-label={words.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.department}</th>
                <th scope="col">{words.doctor}</th>
                <th scope="col">{words.room}</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    {showWeekday(day, locale)}
                  </th>
                ))}
                <th scope="col">{words.fee}</th>
              </tr>
            </thead>
            {departments.map(([department, rows]) => (
              <tbody key={department}>
                {rows.map(({ id, name, room, days: cells, fees }, index) => (
                  <tr key={id}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        <Typed text={department} />
                      </th>
                    )}
                    <th scope="row">{name}</th>
                    <td>
                      <Typed text={room} />
                    </td>
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
            <b>{fillPlaces(words.closedOn, { day: showDay(day, locale) })}</b> <Typed text={name} />
            {locale === "en" ? "." : "।"}
          </p>
        ))}
        {away.length > 0 && (
          <p>
            <b>{words.away}</b>{" "}
            {fillPlaces(opdWords[locale].counts.sentence, { parts: away.join("; ") })}
          </p>
        )}
        <p>
          {hasTimetable && <Sentence text={words.legend} />}{" "}
          {fillPlaces(asOf, { time: showDate(printed, locale) })}
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

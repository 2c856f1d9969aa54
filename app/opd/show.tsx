import { Fragment } from "react";
import { href } from "react-router";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { dayLength, idLength, pageLength, slugLength } from "#app/forms/field-lengths.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { type Locale, localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { langIn, Typed, TypedLine } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { doctorsPage, opdPage, opdWeekPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { keepUntil, readListQuery, readQuery } from "#app/requests/http.ts";
import { addDays, nextChange } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import { narrowName, showDay, showLongDay, showMonth } from "#app/timetable/words.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { homeWords } from "#app/words/home.ts";
import { opdWords, useOpdWords } from "#app/words/opd.ts";
import { specialityIn } from "#app/words/typed.ts";
import type { Route } from "./+types/show";
import { describeDay, type OpdDay, type PricedRow } from "./day.server.ts";
import styles from "./show.module.css";
import { keepUntilPauseEnds } from "./tokens.server.ts";

const query = {
  parameters: { day: dayLength, speciality: slugLength, doctor: idLength, by: 4, page: pageLength },
};

export const reads = [query];

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const page = pageIn(locale, opdPage);
  const shown = loaderData && !isLoadFailure(loaderData) ? loaderData : undefined;
  const title = shown?.asked.day ? titleOf(shown, locale) : page.title;
  return pageMeta({ ...page, title, locale, matches });
}

/** `?day=` is one of the next 14, or else the first on which somebody still comes; `?speciality=` a slug, `?doctor=` an id; `?by=time` leaves out the departments. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const asked = readQuery(url, query);
  const { page } = readListQuery(url, query);
  return orLoadFailure(() => {
    const moment = readClock();
    const timetable = readTimetable(moment.day, locale);
    keepUntil(context, nextChange(timetable, moment));
    keepUntilPauseEnds(context, moment);
    return {
      ...describeDay(timetable, moment, { ...asked, page }, locale),
      asked: { ...asked, page: undefined },
      time: showTime(moment.minute, locale),
      hasTimetable: timetable.sittings.length > 0,
    };
  });
}

type Shown = Exclude<Route.ComponentProps["loaderData"], { loadFailure: unknown }>;

export default function Opd({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const words = opdWords[locale];
  if (isLoadFailure(loaderData)) {
    return (
      <main id="main" className={`wrap ${styles.page}`}>
        <h1>{words.title}</h1>
        <LoadFailureNotice failure={words.loadFailure} {...loaderData}>
          <CallButton />
        </LoadFailureNotice>
      </main>
    );
  }
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{titleOf(loaderData, locale)}</h1>
      {loaderData.hasTimetable ? <Day shown={loaderData} /> : <NoTimetable />}
    </main>
  );
}

function NoTimetable() {
  const words = useOpdWords();
  return (
    <>
      <p>{words.noTimetable}</p>
      <p className="row">
        <CallButton />
        <a className="button quiet" {...linkIn(useLocale(), doctorsPage.path)}>
          {words.ourDoctors}
        </a>
      </p>
    </>
  );
}

function Day({ shown }: { shown: Shown }) {
  const { day, today, isOverToday, closed, groups, total, asked } = shown;
  const locale = useLocale();
  const words = opdWords[locale];
  const tomorrow = addDays(today, 1);
  return (
    <>
      <p className={styles.count}>
        {`${nameLongDay(day, today, locale)} ${countOf(shown, locale)}`}{" "}
        {day === today && (
          <a href={addressOf({ ...asked, day: tomorrow }, locale)}>
            {fillPlaces(words.thatIsTomorrow, { day: showDay(tomorrow, locale) })}
          </a>
        )}
        {day !== today && isOverToday && (
          <a href={addressOf({ ...asked, day: today }, locale)}>
            {fillPlaces(words.overToday, { day: showDay(today, locale) })}
          </a>
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
              <b>
                <Sentence text={words.closed} name={<Typed text={closed} />} />
              </b>{" "}
              <Sentence text={words.ifClosed} {...emergencyLinks} />
            </p>
          )}
          <div className={styles.groups}>
            {groups.map(({ department, rows }) => (
              <section key={department}>
                {department && (
                  <h2>
                    <Typed text={department} />
                  </h2>
                )}
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
              {(shown.hasUnstated ? words.unstated : words.none)[day === today ? "today" : "onDay"]}
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
  const locale = useLocale();
  const words = opdWords[locale];
  const { day, today, elsewhere, ask, askOthers, time } = shown;
  return (
    <>
      {elsewhere.length > 0 && (
        <p className={styles.hint}>
          <Sentence
            text={day === today ? words.elsewhereToday : words.elsewhereOnDay}
            list={elsewhere.map(({ department, next }, index) => (
              <Fragment key={department}>
                {index > 0 && "; "}
                <Sentence
                  text={words.nextOfDepartment}
                  department={<Typed text={specialityIn(locale, department)} />}
                  day={showDay(next.day, locale)}
                  time={showTime(next.at, locale)}
                />
              </Fragment>
            ))}
          />
        </p>
      )}
      {ask.length > 0 && (
        <p className={styles.hint}>
          <Sentence
            text={askOthers > 0 ? words.askForMore : words.askFor}
            names={ask.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                <a {...linkIn(locale, href("/doctor/:id", { id }))}>{name}</a>
              </Fragment>
            ))}
            others={
              <a {...linkIn(locale, doctorsPage.path)}>
                {fillPlaces(words.others, { count: askOthers.toLocaleString("en-IN") })}
              </a>
            }
          />
        </p>
      )}
      <p className={`${styles.hint} ${styles.ways}`}>
        <a {...linkIn(locale, opdWeekPage.path)}>{words.wholeWeek}</a>
        {" · "}
        <a {...linkIn(locale, href("/opd/board"))}>{words.board}</a>
      </p>
      <p className={styles.hint}>
        {day === today && `${fillPlaces(words.asOf, { time })} `}
        <Sentence
          text={words.fromFar}
          phone={<a href={hospital.phone.link}>{hospital.phone.shown}</a>}
        />
      </p>
    </>
  );
}

function chipName(day: string, today: string, locale: Locale): string {
  return day === today ? opdWords[locale].today : narrowName(day, locale);
}

function Days({ shown: { days, day, today, isOverToday, asked, hasUnstated } }: { shown: Shown }) {
  const locale = useLocale();
  const words = opdWords[locale];
  const isDefault = (one: string) => one === today && !isOverToday;
  return (
    <nav aria-label={words.dayLabel}>
      <ul className={styles.days}>
        {days.map(({ day: one, isShut, isClosed }, index) => (
          <li key={one}>
            <a
              href={addressOf({ ...asked, day: isDefault(one) ? undefined : one }, locale)}
              aria-current={one === day ? "date" : undefined}
              className={isShut ? styles.shut : undefined}
            >
              <span>{chipName(one, today, locale)}</span>
              <b>{Number(one.slice(8))}</b>
              {isShut ? (
                <i>{hasUnstated && !isClosed ? words.week.cells.ask : words.shut}</i>
              ) : (
                (index === 0 || one.endsWith("-01")) && <i>{showMonth(one, locale)}</i>
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
  const locale = useLocale();
  const words = opdWords[locale];
  return (
    <nav aria-label={words.orderLabel} className={styles.order}>
      <a
        href={addressOf({ ...asked, by: undefined }, locale)}
        aria-current={isByTime ? undefined : "true"}
      >
        {words.byDepartment}
      </a>
      <a
        href={addressOf({ ...asked, by: "time" }, locale)}
        aria-current={isByTime ? "true" : undefined}
      >
        {words.byTime}
      </a>
    </nav>
  );
}

function Filter({ shown: { asked, specialities, doctors } }: { shown: Shown }) {
  const { day, by, speciality = "", doctor = "" } = asked;
  const locale = useLocale();
  const words = opdWords[locale];
  return (
    <details className={styles.filter} open={Boolean(speciality || doctor)}>
      <summary>{words.choose}</summary>
      <form action={pathIn(locale, opdPage.path)}>
        {day && <input type="hidden" name="day" value={day} />}
        {by && <input type="hidden" name="by" value={by} />}
        <p>
          <label htmlFor="speciality">{words.speciality}</label>
          <select id="speciality" name="speciality" defaultValue={speciality}>
            <option value="">{words.allSpecialities}</option>
            {specialities.map(({ slug, name }) => (
              <option key={slug} value={slug} lang={langIn(locale, name)}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {doctors.length > 0 && (
          <p>
            <label htmlFor="doctor">{words.doctor}</label>
            <select id="doctor" name="doctor" defaultValue={doctor}>
              <option value="">{words.allDoctors}</option>
              {doctors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </p>
        )}
        <button type="submit" className="button">
          {words.show}
        </button>{" "}
        {(speciality || doctor) && <a href={addressOf({ day, by }, locale)}>{words.showAll}</a>}
      </form>
    </details>
  );
}

function Row({ row }: { row: PricedRow }) {
  const { doctor: id, name, fees, state, word, time, room, note, tokens } = row;
  const locale = useLocale();
  return (
    <li data-state={state}>
      <a {...linkIn(locale, href("/doctor/:id", { id }))}>{name}</a>
      <span>{formatRupees(fees)}</span>
      <p>
        {word && <b>{word}</b>} <TypedLine texts={[time, room, note]} between=" · " />
      </p>
      {tokens && (
        <p>
          {tokens}{" "}
          <a {...linkIn(locale, href("/doctor/:id/token", { id }))}>{opdWords[locale].follow}</a>
        </p>
      )}
    </li>
  );
}

function titleOf({ day, today }: Pick<OpdDay, "day" | "today">, locale: Locale): string {
  const { title, titleOn } = opdWords[locale];
  return day === today ? title : fillPlaces(titleOn, { day: showLongDay(day, locale) });
}

function nameLongDay(day: string, today: string, locale: Locale): string {
  const words = opdWords[locale];
  const long = showLongDay(day, locale);
  const isTomorrow = day === addDays(today, 1);
  const parts = isTomorrow ? fillPlaces(words.thatIsTomorrow, { day: long }) : long;
  return fillPlaces(words.counts.sentence, { parts });
}

function countOf(
  { day, today, isOverToday, counts, total, hasUnstated, closed }: OpdDay,
  locale: Locale,
): string {
  const { counts: words, tokens } = opdWords[locale];
  if (total === 0 && hasUnstated && !closed) return "";
  if (day === today && isOverToday && counts.now === 0) return tokens.over;
  const { now, later, away } = counts;
  const parts =
    day === today
      ? [
          now > 0 ? pluralOf(words.now, now) : homeWords[locale].nobody,
          fillPlaces(words.later, { count: String(later) }),
        ]
      : [pluralOf(words.onDay, later)];
  const all = away ? [...parts, fillPlaces(words.away, { count: String(away) })] : parts;
  return fillPlaces(words.sentence, { parts: all.join(", ") });
}

function addressOf(asked: Record<string, string | undefined>, locale: Locale): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]);
  const page = pathIn(locale, opdPage.path);
  return given.length > 0 ? `${page}?${new URLSearchParams(given)}` : page;
}

import { data } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed, TypedLine } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { titleOf } from "#app/pages/seo.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { instantOf } from "#app/timetable/calendar.ts";
import { entriesOn, listSeeing, type RowState } from "#app/timetable/entries.server.ts";
import { showTime } from "#app/timetable/range.ts";
import { byDoctor, readClock, readTimetableOn } from "#app/timetable/timetable.server.ts";
import { showClosure, showLongDay } from "#app/timetable/words.ts";
import tokens from "#app/tokens.css?inline";
import { opdWords } from "#app/words/opd.ts";
import { useShell } from "#app/words/shell.ts";
import { rowsIn } from "#db/texts/words.ts";
import { hasSittings } from "#db/timetable/sittings.ts";
import type { Route } from "./+types/board";
import styles from "./board.module.css";
import ownStyles from "./board.module.css?inline";
import { type OpdRow, toRow, withTokens } from "./day.server.ts";
import { readNotices } from "./notices.server.ts";
import { readTokenLines } from "./tokens.server.ts";

/** For a screen on a wall: no menus, no script, and a size that follows the width of the screen. */
export const handle = {
  isPublic: true,
  reloadsItself: true,
  styles: [tokens, ownStyles].join(""),
};

const nowRows = 6;
const laterRows = 7;

export const meta: Route.MetaFunction = ({ matches, location }) => [
  titleOf(opdWords[localeOf(location.pathname)].title, matches),
  { name: "robots", content: "noindex" },
  { httpEquiv: "refresh", content: "10" },
];

/** Where there are more than fit, the page of each minute shows others, by turns. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const read = await attempt(() => {
    const moment = readClock();
    const timetable = readTimetableOn(moment.day, locale);
    const of = byDoctor(timetable);
    const doctors = rowsIn("doctor", listSeeing(), locale);
    const entries = entriesOn(timetable, moment.day, moment, doctors);
    // It shows the time.
    keepUntil(context, instantOf({ ...moment, minute: moment.minute + 1 }));
    const lineOf = readTokenLines(moment, locale);
    const rows = entries.map((entry) => {
      const row = toRow(entry, of(entry.doctor.id), moment.day, locale);
      const line = lineOf(row.doctor, row.key, row.starts_at);
      const shown = withTokens(row, line, moment, locale);
      return { ...shown, number: line?.number ?? null, time: line?.pause || row.time };
    });
    const inState = (...states: RowState[]) => rows.filter(({ state }) => states.includes(state));
    const seeing = new Set(inState("now", "later", "late").map(({ doctor }) => doctor));
    return {
      title: showLongDay(moment.day, locale),
      time: showTime(moment.minute, locale),
      closed: showClosure(timetable, moment.day, locale),
      now: turn(inState("now"), nowRows, moment.minute),
      later: turn(inState("later", "late"), laterRows, moment.minute),
      away: onePerDoctor(inState("away").filter(({ doctor }) => !seeing.has(doctor))),
      notices: readNotices(context, locale),
      hasTimetable: hasSittings(),
    };
  });
  return data({ read, hospital: knownHospital(context, locale) }, { status: read ? 200 : 500 });
}

export default function Board({ loaderData: { read } }: Route.ComponentProps) {
  const locale = useLocale();
  const opd = opdWords[locale];
  const { screen: words } = opd;
  const shell = useShell();
  if (!read) {
    return (
      <main id="main" className={styles.board}>
        <h1>{opd.title}</h1>
        <p>{words.loadFailure}</p>
      </main>
    );
  }
  const { title, time, closed, now, later, away, notices, hasTimetable } = read;
  return (
    <main id="main" className={styles.board}>
      <header>
        <h1>{opd.title}</h1>
        <p>{title}</p>
        <time>{time}</time>
      </header>
      <div className={styles.columns}>
        <section>
          <h2>{words.now + pageOf(now, words.place)}</h2>
          {closed && (
            <p>
              <Sentence text={opd.closedToday} name={<Typed text={closed} />} />
            </p>
          )}
          {!closed && now.rows.length === 0 && (
            <p>{hasTimetable ? words.nobodyNow : opd.week.noTimetable}</p>
          )}
          <ul>
            {now.rows.map(({ key, name, department, room, time, number }) => (
              <li key={key}>
                <b>{name}</b>
                <span>
                  <Typed text={room} />
                </span>
                <small>
                  <Typed text={department} />
                </small>
                <small>{time}</small>
                {number !== null && (
                  <strong>
                    <small>{words.token}</small>
                    {number}
                  </strong>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.side}>
          <h2>{words.later + pageOf(later, words.place)}</h2>
          {hasTimetable && later.rows.length === 0 && <p>{words.nobody}</p>}
          <ul>
            {later.rows.map(({ key, name, room, state, starts_at }) => (
              <li key={key}>
                <b>{showTime(starts_at, locale)}</b>
                <span>
                  {name}
                  <small>
                    <TypedLine
                      texts={[state === "late" ? opd.states.late : "", room]}
                      between=", "
                    />
                  </small>
                </span>
              </li>
            ))}
          </ul>
          {away.length > 0 && (
            <>
              <h2>{words.away}</h2>
              <p>{away.map(({ name }) => name).join(", ")}</p>
            </>
          )}
        </section>
      </div>
      <footer>
        <p>
          <TypedLine texts={notices.map(({ text }) => text)} between=" " />
        </p>
        <p>
          {shell.emergency} <b>{emergencyNumber}</b> {shell.ambulance} <b>{ambulanceNumber}</b>
        </p>
      </footer>
    </main>
  );
}

function turn<Row>(rows: Row[], most: number, minuteOfDay: number) {
  const pages = Math.max(1, Math.ceil(rows.length / most));
  const page = minuteOfDay % pages;
  // As many on each, so that none is nearly empty.
  const size = Math.ceil(rows.length / pages);
  return { rows: rows.slice(page * size, (page + 1) * size), page: page + 1, pages };
}

function pageOf({ page, pages }: ReturnType<typeof turn>, place: string): string {
  return pages > 1 ? ` ${fillPlaces(place, { page: `${page}`, pages: `${pages}` })}` : "";
}

function onePerDoctor(rows: OpdRow[]): OpdRow[] {
  return [...new Map(rows.map((row) => [row.doctor, row])).values()];
}

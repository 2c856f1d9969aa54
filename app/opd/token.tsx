import { data } from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { TypedLine } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { titleOf } from "#app/pages/seo.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil, notFound } from "#app/requests/http.ts";
import { instantOf } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import tokens from "#app/tokens.css?inline";
import { opdWords } from "#app/words/opd.ts";
import { useShell } from "#app/words/shell.ts";
import { roomIn } from "#app/words/typed.ts";
import { findVisibleDoctor } from "#db/doctors/doctors.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { rowsIn } from "#db/texts/words.ts";
import type { Route } from "./+types/token";
import styles from "./token.module.css";
import ownStyles from "./token.module.css?inline";
import { readTokenLinesOf } from "./tokens.server.ts";

/** For somebody who waits at home: one number, without menus, script or pictures. */
export const handle = {
  isPublic: true,
  reloadsItself: true,
  styles: [tokens, ownStyles].join(""),
};

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { title, titleOf: titleWith } = opdWords[localeOf(location.pathname)].token;
  const name = loaderData?.read?.name;
  return [
    titleOf(name ? fillPlaces(titleWith, { name }) : title, matches),
    { name: "robots", content: "noindex" },
    { httpEquiv: "refresh", content: "30" },
  ];
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const read = await attempt(() => {
    const found = isDeskOn() ? findVisibleDoctor(params.id) : undefined;
    if (!found) return null;
    const [doctor = found] = rowsIn("doctor", [found], locale);
    const moment = readClock();
    const timetable = readTimetableOf(doctor.id, moment.day, locale);
    // It shows the time.
    keepUntil(context, instantOf({ ...moment, minute: moment.minute + 1 }));
    return {
      name: doctor.name,
      time: showTime(moment.minute, locale),
      lines: readTokenLinesOf(doctor.id, timetable, moment, locale),
    };
  });
  if (read === null) throw notFound();
  return data({ read, hospital: knownHospital(context, locale) }, { status: read ? 200 : 500 });
}

export default function Token({ loaderData: { read } }: Route.ComponentProps) {
  const { name, phone } = useHospital();
  const locale = useLocale();
  const { token: words, asOf } = opdWords[locale];
  return (
    <main id="main" className={styles.page}>
      <p className={styles.hospital}>{name}</p>
      <h1>{read ? read.name : words.which}</h1>
      {read?.lines.length === 0 && <p>{words.none}</p>}
      {read?.lines.map(({ key, text, number, took, hours, room }) => (
        <section key={key}>
          <p>
            <TypedLine
              texts={[
                roomIn(locale, room),
                fillPlaces(words.today, { hours: showRange(hours, locale) }),
              ]}
              between=", "
            />
          </p>
          {number !== null && (
            <p className={styles.number}>
              <Sentence text={words.now} token={<b>{number}</b>} />
            </p>
          )}
          <p>{[text, took].filter(Boolean).join(" ")}</p>
        </section>
      ))}
      {read && (
        <p
          className={styles.about}
        >{`${fillPlaces(asOf, { time: read.time })} ${words.looksAgain}`}</p>
      )}
      <p>
        <a className={styles.call} href={phone.link}>
          {`${useShell().call} ${phone.shown}`}
        </a>
      </p>
      <p className={styles.about}>{words.beHere}</p>
    </main>
  );
}

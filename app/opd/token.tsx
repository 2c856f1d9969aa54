import { data } from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleOf } from "#app/pages/seo.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil, notFound } from "#app/requests/http.ts";
import { instantOf } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import tokens from "#app/tokens.css?inline";
import { isDeskOn } from "#db/desk.ts";
import { findVisibleDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/token";
import styles from "./token.module.css";
import ownStyles from "./token.module.css?inline";
import { readTokenLinesOf } from "./tokens.server.ts";

/** For somebody who waits at home: one number, without menus, script or pictures. */
export const handle = { isPublic: true, styles: [tokens, ownStyles].join("") };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  titleOf(`Token being seen${loaderData?.read ? `: ${loaderData.read.name}` : ""}`, matches),
  { name: "robots", content: "noindex" },
  { httpEquiv: "refresh", content: "30" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await attempt(() => {
    const doctor = isDeskOn() ? findVisibleDoctor(params.id) : undefined;
    if (!doctor) return null;
    const moment = readClock();
    // It shows the time.
    keepUntil(context, instantOf({ ...moment, minute: moment.minute + 1 }));
    return {
      name: doctor.name,
      time: showTime(moment.minute),
      lines: readTokenLinesOf(doctor.id, readTimetableOf(doctor.id, moment.day), moment),
    };
  });
  if (read === null) throw notFound();
  return data({ read, hospital: knownHospital(context) }, { status: read ? 200 : 500 });
}

export default function Token({ loaderData: { read } }: Route.ComponentProps) {
  const { name, phone } = useHospital();
  return (
    <main id="main" className={styles.page}>
      <p className={styles.hospital}>{name}</p>
      <h1>{read ? read.name : "Which token is being seen"}</h1>
      {read?.lines.length === 0 && <p>No tokens are given for today.</p>}
      {read?.lines.map(({ key, text, number, hours, room }) => (
        <section key={key}>
          <p>{[room, `today ${showRange(hours)}`].filter(Boolean).join(", ")}</p>
          {number !== null && (
            <p className={styles.number}>
              Token <b>{number}</b> is being seen
            </p>
          )}
          <p>{text}</p>
        </section>
      ))}
      {read && <p>{`As of ${read.time}. This page looks again every 30 seconds.`}</p>}
      <p>
        <a className={styles.call} href={phone.link}>
          Call {phone.shown}
        </a>
      </p>
      <p>Be here five tokens before yours. Doctors are called away for emergencies.</p>
    </main>
  );
}

import { href, Link } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { formatFee } from "#app/language/money.ts";
import { followUpAfter } from "#app/patients/follow-ups.server.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { showSexAndAge } from "#app/patients/words.ts";
import paper from "#app/payments/paper.module.css";
import { sheetOn } from "#app/payments/paper.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { qrPath } from "#app/second-step/qr-path.server.ts";
import { showRange } from "#app/timetable/range.ts";
import { showDay, showDayAndYear } from "#app/timetable/words.ts";
import { Facts } from "#app/ui/facts.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { PrintHint } from "#app/ui/print-hint.tsx";
import type { Appointment } from "#db/register/appointments.ts";
import { doesNotCome } from "#db/register/due.ts";
import { readSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-slip";
import { readAbout } from "./about.server.ts";
import { placeOf, requireWithQueue } from "./outcome.server.ts";
import styles from "./slip.module.css";
import { paperQuery } from "./staff-inputs.ts";
import { aboutWhen, nameOf, sayFee, visitLabels } from "./words.ts";

export const reads = [paperQuery];

export const meta: Route.MetaFunction = () => [{ title: "Slip" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { appointment, queue } = requireWithQueue(params.id);
    const { link, phone, minutesEach, now } = readAbout(appointment.doctor_id);
    return {
      appointment,
      queue: { doctor: queue.doctor_name, room: queue.room, hours: showRange(queue) },
      day: showDayAndYear(queue.day),
      today: now.day,
      code: link ? qrPath(link) : undefined,
      phone,
      followUp: sayOfSlip(appointment),
      about: aboutWhen(queue, appointment.token, { minutesEach, now }),
      isNarrow: (readQuery(url, paperQuery).paper ?? readSetting("desk").value.paper) === "80mm",
      back: placeOf(appointment),
    };
  });
}

export default function Slip({ loaderData, params: { id } }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointment" {...loaderData} />;
  }
  const { isNarrow, back } = loaderData;
  const slip = href("/dashboard/Register/:id/slip", { id });
  return (
    <>
      <p className={paper.bar}>
        <Link to={back}>Register</Link>
        <Link to={`${slip}?paper=${isNarrow ? "a5" : "80mm"}`}>
          {isNarrow ? "On A5 paper" : "On 80 mm paper"}
        </Link>
        <PrintHint />
      </p>
      <Sheet {...loaderData} />
    </>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

/** Until when a first visit is followed by one for less, or for nothing. */
function sayOfSlip(appointment: Appointment): string {
  const { visit, fee, paid, state } = appointment;
  const next =
    visit === "first" && fee > 0 && !doesNotCome(state) ? followUpAfter(appointment) : undefined;
  if (!next) return "";
  const until = `${formatFee(next.fee)} until ${showDay(next.until)}`;
  return paid > 0 ? until : `${until}, once this visit is paid`;
}

const measures = ["BP", "Pulse", "Temperature", "SpO₂", "Weight"];

function Sheet({ appointment, queue, day, today, code, phone, followUp, about, isNarrow }: Loaded) {
  const { token, patient, visit, state } = appointment;
  const hospital = useHospital();
  return (
    <article
      className={
        isNarrow ? `${sheetOn("roll120")} ${styles.narrow}` : `${sheetOn("a5")} ${styles.wide}`
      }
    >
      <header>
        <h1>{hospital.name}</h1>
        <p>{`${hospital.street}, ${hospital.city} · ${phone}`}</p>
      </header>
      <div className={styles.token}>
        <p>Token</p>
        <b>{token}</b>
      </div>
      <Facts
        facts={{
          Doctor: [queue.doctor, queue.room].filter(Boolean).join(", "),
          Day: [day, queue.hours, about && `about ${about}`].filter(Boolean).join(", "),
          Patient: `${nameOf(appointment)} ${patient ? showSexAndAge(patient, today) : ""}`,
          Card: patient?.number,
          Visit: visitLabels[visit],
          State: doesNotCome(state) && stateLabels[state],
          Fee: sayFee(appointment),
          "Follow-up": followUp,
        }}
      />
      {code && (
        <figure className={styles.code}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="QR code">
            <path d={code.path} />
          </svg>
          <figcaption>Which token is being seen</figcaption>
        </figure>
      )}
      {!isNarrow && (
        <>
          <ul className={styles.measures}>
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
          <p className={styles.prescription}>Rx</p>
        </>
      )}
      <footer className={styles.small}>
        We keep your name and number for your appointments. Ask at the desk to see or correct them.
      </footer>
    </article>
  );
}

import { href } from "react-router";
import type { DoctorOpd } from "./doctor.server.ts";
import styles from "./doctor-week.module.css";

/** When a doctor sees patients: now, on each of the next seven days, in usual weeks, and when not. */
export function DoctorWeek({
  doctor,
  opd: { now, tokens, more, days, usual, away },
}: {
  /** The id. */
  doctor: string;
  opd: DoctorOpd;
}) {
  return (
    <>
      <p className={styles.now} data-tone={now.tone}>
        <b>{now.text}</b>
        {more && <small>{more}</small>}
      </p>
      {tokens.map(({ key, text }) => (
        <p key={key} className={styles.tokens}>
          {text} <a href={href("/doctor/:id/token", { id: doctor })}>Follow it</a>
        </p>
      ))}
      {days.length > 0 && (
        <table className={styles.week}>
          <caption className="visually-hidden">OPD hours of the next seven days</caption>
          <tbody>
            {days.map(({ day, name, times }) => (
              <tr key={day}>
                <th scope="row">{name}</th>
                <td>
                  {times.length === 0 && <span className={styles.other}>No OPD</span>}
                  {times.map(({ time, state, small }) => (
                    <div key={`${time} ${small}`} data-state={state}>
                      {state === "off" ? <s>{time}</s> : time}
                      {state === "over" && " (over)"}
                      {small && <small>{small}</small>}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {away.map(({ days, back, note }) => (
        <p key={days} className={styles.away}>
          <b>{days}</b> {back} {note && `${note}.`}
        </p>
      ))}
      {usual && <p className={styles.usual}>Usual weeks: {usual}.</p>}
    </>
  );
}

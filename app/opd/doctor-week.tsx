import type { DoctorOpd } from "./doctor.server.ts";
import styles from "./doctor-week.module.css";

/** When a doctor is there: now, each day of the week, and when not. */
export function DoctorWeek({ opd: { now, more, week, away } }: { opd: DoctorOpd }) {
  return (
    <>
      <p className={styles.now} data-tone={now.tone}>
        <b>{now.text}</b>
        {more && <small>{more}</small>}
      </p>
      {week.length > 0 && (
        <table className={styles.week}>
          <caption className="visually-hidden">OPD hours by day</caption>
          <tbody>
            {week.map(({ name, isToday, times }) => (
              <tr key={name} aria-current={isToday ? "date" : undefined}>
                <th scope="row">
                  {name}
                  {isToday && <small>today</small>}
                </th>
                <td>
                  {times.length === 0 && "No OPD"}
                  {times.map(({ time, isOff, isOn, small }) => (
                    <div key={`${time} ${small}`} className={isOn ? undefined : styles.other}>
                      {isOff ? <s>{time}</s> : time}
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
    </>
  );
}

import { href } from "react-router";
import { fillPlaces } from "#app/language/messages.ts";
import { linkIn } from "#app/language/translated.ts";
import { Typed, TypedLine } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { keepTimesWhole } from "#app/timetable/range.ts";
import { opdWords } from "#app/words/opd.ts";
import type { DoctorOpd } from "./doctor.server.ts";
import styles from "./doctor-week.module.css";

export function DoctorWeek({
  doctor,
  opd: { now, tokens, more, days, usual, away },
}: {
  doctor: string;
  opd: DoctorOpd;
}) {
  const locale = useLocale();
  const { doctorWeek: words, follow } = opdWords[locale];
  return (
    <>
      <p className={styles.now} data-tone={now.tone}>
        <b>{now.text}</b>
        {more.length > 0 && (
          <small>
            <TypedLine texts={more} between=". " />
          </small>
        )}
      </p>
      {tokens.map(({ key, text }) => (
        <p key={key} className={styles.tokens}>
          {text} <a {...linkIn(locale, href("/doctor/:id/token", { id: doctor }))}>{follow}</a>
        </p>
      ))}
      {days.length > 0 && (
        <table className={styles.week}>
          <caption className="visually-hidden">{words.caption}</caption>
          <tbody>
            {days.map(({ day, name, times }) => (
              <tr key={day}>
                <th scope="row">{name}</th>
                <td>
                  {times.length === 0 && <span className={styles.other}>{words.none}</span>}
                  {times.map(({ time, state, small }) => (
                    <div key={`${time} ${small}`} data-state={state === "on" ? undefined : state}>
                      {state === "off" ? <s>{time}</s> : time}
                      {state === "over" && ` ${words.over}`}
                      {small.length > 0 && (
                        <small>
                          <TypedLine texts={small} between=", " />
                        </small>
                      )}
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
          <b>{days}</b> {back} {note && <Typed text={`${note}.`} />}
        </p>
      ))}
      {usual && (
        <p className={styles.usual}>{keepTimesWhole(fillPlaces(words.usual, { hours: usual }))}</p>
      )}
    </>
  );
}

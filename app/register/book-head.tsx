import { href, Link } from "react-router";
import { counted } from "#app/language/counted.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { showRange } from "#app/timetable/range.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import type { Queue } from "#db/register/queues.ts";
import { NextButton } from "./buttons.tsx";
import type { DaySitting } from "./day.server.ts";
import styles from "./staff-day.module.css";

/** Over the rows of a sitting: the number, and what may be done with its queue. */
export function BookHead({
  sitting: { key, place, when, state, queue, next, open, untold },
  day,
  today,
  mayChangeTokens,
  minutesEach,
  publicLine,
}: {
  sitting: DaySitting;
  day: string;
  today: string;
  mayChangeTokens: boolean;
  /** How long a patient takes; 0 where nobody says. */
  minutesEach: number;
  /** What visitors read of the tokens. */
  publicLine: string | undefined;
}) {
  const each = minutesEach > 0 && `${counted(minutesEach, "minute")} each`;
  return (
    <header className={styles.bookHead}>
      <p className={styles.now}>
        <span>Now</span>
        <b>{queue?.now_token ?? "–"}</b>
      </p>
      <div className={styles.title}>
        <h2>{place.doctor_name}</h2>
        <p>{[showRange(place), place.room, each].filter(Boolean).join(" · ")}</p>
        {queue && <p>{`${queue.given} given, highest called ${queue.passed}`}</p>}
        {publicLine && <p>{`The website says: ${publicLine}`}</p>}
      </div>
      {queue && day === today && next && <NextButton queue={queue} next={next} shown={key} />}
      <p className={styles.links}>
        {day === today && <Presence doctor={place.doctor_id} state={state} />}
        {queue && untold > 0 && (
          <Link to={href("/dashboard/Register/queue/:queue/told", { queue: queue.id })}>
            {`Tell ${counted(untold, "patient")}…`}
          </Link>
        )}
        {queue && <QueueLinks queue={queue} open={open} />}
        {addDays(today, -1) <= day && day <= today && state !== undefined && (
          <Link to={pathWith(href("/dashboard/Register/paper"), { when })}>From paper…</Link>
        )}
        {mayChangeTokens && (
          <Link to={href("/dashboard/Register/doctor/:doctor", { doctor: place.doctor_id })}>
            Tokens…
          </Link>
        )}
      </p>
    </header>
  );
}

/** Says that the doctor is away, or is here after all. */
function Presence({ doctor: id, state }: { doctor: string; state: DaySitting["state"] }) {
  const isAway = state === "away" || state === "late";
  const isExpected = state === "now" || state === "later" || state === "late";
  return (
    <>
      {isExpected && (
        <Link to={href("/dashboard/Register/away/:id", { id })} accessKey="a">
          Away…
        </Link>
      )}
      {isAway && <Link to={href("/dashboard/Register/in/:id", { id })}>In</Link>}
    </>
  );
}

function QueueLinks({ queue, open }: { queue: Queue; open: number }) {
  return (
    <>
      <DialogLink to={href("/dashboard/Register/queue/:queue", { queue: queue.id })}>
        Pause, end…
      </DialogLink>
      {open > 0 && (
        <Link to={href("/dashboard/Register/queue/:queue/move", { queue: queue.id })} accessKey="m">
          {open === 1 ? "Move…" : "Move all…"}
        </Link>
      )}
      <Link to={href("/dashboard/Register/queue/:queue/print", { queue: queue.id })} accessKey="p">
        Print list
      </Link>
    </>
  );
}

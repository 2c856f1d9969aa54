import { href, Link } from "react-router";
import { pathWith } from "#app/requests/path-with.ts";
import { showShortRange, showTime } from "#app/timetable/range.ts";
import { NextButton } from "./buttons.tsx";
import type { DaySitting } from "./day.server.ts";
import styles from "./sitting-list.module.css";
import { peopleHave, wordMoveAll } from "./words.ts";

/** The sittings of a day by time, each with the number that is being seen. */
export function SittingList({
  day,
  today,
  minute,
  sittings,
  chosen,
}: {
  day: string;
  today: string;
  minute: number;
  sittings: readonly DaySitting[];
  chosen: string | undefined;
}) {
  if (sittings.length === 0) return <p>No sitting on this day: add hours in the Doctor List.</p>;
  return (
    <ul className={styles.sittings} aria-label="Sittings">
      {sittings.map((sitting) => (
        <Sitting
          key={sitting.key}
          sitting={sitting}
          to={pathWith(href("/dashboard/Register"), {
            day: day === today ? undefined : day,
            sitting: sitting.key,
          })}
          chosen={chosen}
          isToday={day === today}
          minute={minute}
        />
      ))}
    </ul>
  );
}

function Sitting({
  sitting,
  to,
  chosen,
  isToday,
  minute,
}: {
  sitting: DaySitting;
  to: string;
  chosen: string | undefined;
  isToday: boolean;
  minute: number;
}) {
  const { key, place, queue, next, open } = sitting;
  const isChosen = key === chosen;
  const isAway = isOff(sitting) && open > 0;
  return (
    <li className={styles.sitting} data-chosen={isChosen || undefined} data-look={lookOf(sitting)}>
      <Link to={to} aria-current={isChosen ? "true" : undefined}>
        <b>{place.doctor_name}</b>
        <small>{[showShortRange(place), place.room].filter(Boolean).join(" · ")}</small>
      </Link>
      <p className={styles.number}>{queue?.now_token ?? (queue?.called ? "–" : "")}</p>
      <p className={styles.of}>{inWords(sitting, isToday ? minute : 24 * 60)}</p>
      {isAway && queue && (
        <Link
          className={styles.move}
          to={href("/dashboard/Register/queue/:queue/move", { queue: queue.id })}
        >
          {`${wordMoveAll(open)}…`}
        </Link>
      )}
      {next && queue && isToday && !isChosen && !isAway && (
        <NextButton queue={queue} next={next} shown={chosen ?? key} isShort />
      )}
    </li>
  );
}

function isOff({ state }: DaySitting): boolean {
  return state === "away" || state === "closed" || state === undefined;
}

function lookOf(sitting: DaySitting): "away" | "over" | undefined {
  if (isOff(sitting)) return "away";
  return sitting.state === "over" && sitting.open === 0 ? "over" : undefined;
}

function inWords(sitting: DaySitting, minute: number): string {
  const { untold } = sitting;
  return untold > 0 ? `${sayState(sitting, minute)}, ${untold} to tell` : sayState(sitting, minute);
}

function sayState({ state, away, queue, waiting, open, came }: DaySitting, minute: number): string {
  const people = open > 0 ? `: ${peopleHave(open)}` : "";
  if (state === "away") return `Away ${away}${people}`;
  if (state === "closed") return `Closed${people}`;
  if (state === undefined) return `Hours not in the timetable${people}`;
  if (!queue) return state === "over" ? "Over, no tokens" : "No tokens yet";
  if (state === "over" && open === 0) return `Over: ${came} of ${queue.given} came`;
  if (queue.state === "over") return `OPD is over, ${waiting} waiting`;
  if (queue.state === "paused") {
    const { back_at } = queue;
    const until = back_at !== null && back_at > minute ? ` until ${showTime(back_at)}` : "";
    return `Paused${until}, ${waiting} waiting`;
  }
  return `${state === "late" ? "Late. " : ""}${waiting} waiting, ${queue.given} given`;
}

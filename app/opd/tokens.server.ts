import type { RouterContextProvider } from "react-router";
import { keepUntil } from "#app/requests/http.ts";
import { instantOf, type Moment, occurrencesOn, takesPlace } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readTimetableOf } from "#app/timetable/timetable.server.ts";
import { listQueuesOn, type Queue } from "#db/queues.ts";

/** Which token is being seen, as visitors may know it: no name, and no state of a token. */
export interface TokenLine {
  /** Of a doctor and hours. */
  key: string;
  text: string;
  number: number | null;
  given: number;
}

/** Today's lines by doctor and sitting; absences and holidays say enough by themselves. */
export function readTokenLines(
  moment: Moment,
): (doctor: string, sitting: string) => TokenLine | undefined {
  const lines = new Map(
    listQueuesOn(moment.day)
      .filter(({ given }) => given > 0)
      .map((queue) => [keyOf(queue), toLine(queue)]),
  );
  return (doctor, sitting) => lines.get(keyOf({ doctor_id: doctor, sitting_id: sitting }));
}

/** Those of one doctor today, by time. */
export function readTokenLinesOf(
  doctor: string,
  moment: Moment,
  context: Readonly<RouterContextProvider>,
): (TokenLine & { hours: { starts_at: number; ends_at: number }; room: string })[] {
  keepUntil(context, instantOf({ ...moment, minute: 24 * 60 }));
  const lineOf = readTokenLines(moment);
  return occurrencesOn(readTimetableOf(doctor, moment.day), moment.day)
    .filter(takesPlace)
    .flatMap(({ sitting, starts_at, ends_at }) => {
      const line = lineOf(doctor, sitting.id);
      return line ? [{ ...line, hours: { starts_at, ends_at }, room: sitting.room }] : [];
    });
}

function keyOf({ doctor_id, sitting_id }: Pick<Queue, "doctor_id" | "sitting_id">): string {
  return `${doctor_id}-${sitting_id}`;
}

function toLine(queue: Queue): TokenLine {
  const { given, now_token: number } = queue;
  return { key: keyOf(queue), text: inWords(queue), number, given };
}

function inWords({ state, back_at, now_token, passed, given, called, starts_at }: Queue): string {
  const was = passed > 0 ? ` Token ${passed} was seen.` : "";
  if (state === "over") return "OPD is over.";
  if (state === "paused") {
    return `Paused${back_at === null ? "" : ` until ${showTime(back_at)}`}.${was}`;
  }
  if (called === 0)
    return `Begins at ${showTime(starts_at)}. ${given} ${given === 1 ? "token" : "tokens"} given.`;
  if (now_token === null) return was.trim();
  const reached = passed > now_token ? `, ${passed} were reached` : "";
  return `Token ${now_token} is being seen${reached}, ${given} given.`;
}

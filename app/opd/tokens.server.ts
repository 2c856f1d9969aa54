import { type Moment, occurrencesOn, type Timetable, takesPlace } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { isDeskOn } from "#db/desk.ts";
import { listDeskDoctors } from "#db/desk-doctors.ts";
import { listQueuesOf, listQueuesOn, type Queue } from "#db/queues.ts";

/** Which token is being seen, as visitors may know it: no name, and no state of a token. */
export interface TokenLine {
  /** Of a doctor and hours. */
  key: string;
  text: string;
  number: number | null;
}

/** Today's lines by doctor and sitting; absences and holidays say enough by themselves. */
export function readTokenLines(
  moment: Moment,
): (doctor: string, sitting: string) => TokenLine | undefined {
  const lines = toLines(listQueuesOn(moment.day));
  return (doctor, sitting) => lines.get(keyOf({ doctor_id: doctor, sitting_id: sitting }));
}

/** Those of one doctor today, by time. */
export function readTokenLinesOf(
  doctor: string,
  timetable: Timetable,
  { day }: Moment,
): (TokenLine & { hours: { starts_at: number; ends_at: number }; room: string })[] {
  const lines = toLines(listQueuesOf(doctor, day, day));
  return occurrencesOn(timetable, day)
    .filter(takesPlace)
    .flatMap(({ sitting, starts_at, ends_at }) => {
      const line = lines.get(keyOf({ doctor_id: doctor, sitting_id: sitting.id }));
      return line ? [{ ...line, hours: { starts_at, ends_at }, room: sitting.room }] : [];
    });
}

function toLines(queues: readonly Queue[]): Map<string, TokenLine> {
  if (!isDeskOn()) return new Map();
  const shown = listDeskDoctors(queues.map(({ doctor_id }) => doctor_id));
  return new Map(
    queues
      .filter(({ given, doctor_id }) => given > 0 && shown.get(doctor_id)?.shown !== "no")
      .map((queue) => [
        keyOf(queue),
        toLine(queue, shown.get(queue.doctor_id)?.shown === "now" ? undefined : queue.given),
      ]),
  );
}

function keyOf({ doctor_id, sitting_id }: Pick<Queue, "doctor_id" | "sitting_id">): string {
  return `${doctor_id}-${sitting_id}`;
}

/** `given` is left out for hospitals that do not want their patients counted. */
function toLine(queue: Queue, given: number | undefined): TokenLine {
  return { key: keyOf(queue), text: inWords(queue, given), number: queue.now_token };
}

function inWords(
  { state, back_at, now_token, passed, called, starts_at }: Queue,
  given: number | undefined,
): string {
  const was = passed > 0 ? ` Token ${passed} was seen.` : "";
  if (state === "over") return "OPD is over.";
  if (state === "paused") {
    return `Paused${back_at === null ? "" : ` until ${showTime(back_at)}`}.${was}`;
  }
  if (called === 0) {
    const tokens =
      given === undefined ? "" : ` ${given} ${given === 1 ? "token" : "tokens"} given.`;
    return `Begins at ${showTime(starts_at)}.${tokens}`;
  }
  if (now_token === null) return was.trim();
  const reached = passed > now_token ? `, ${passed} were reached` : "";
  const all = given === undefined ? "" : `, ${given} given`;
  return `Token ${now_token} is being seen${reached}${all}.`;
}

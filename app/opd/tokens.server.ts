import type { Locale } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { type Moment, occurrencesOn, type Timetable, takesPlace } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { opdWords } from "#app/words/opd.ts";
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
  locale: Locale,
): (doctor: string, sitting: string) => TokenLine | undefined {
  const lines = toLines(listQueuesOn(moment.day), locale);
  return (doctor, sitting) => lines.get(keyOf({ doctor_id: doctor, sitting_id: sitting }));
}

/** Those of one doctor today, by time. */
export function readTokenLinesOf(
  doctor: string,
  timetable: Timetable,
  { day }: Moment,
  locale: Locale,
): (TokenLine & { hours: { starts_at: number; ends_at: number }; room: string })[] {
  const lines = toLines(listQueuesOf(doctor, day, day), locale);
  return occurrencesOn(timetable, day)
    .filter(takesPlace)
    .flatMap(({ sitting, starts_at, ends_at }) => {
      const line = lines.get(keyOf({ doctor_id: doctor, sitting_id: sitting.id }));
      return line ? [{ ...line, hours: { starts_at, ends_at }, room: sitting.room }] : [];
    });
}

function toLines(queues: readonly Queue[], locale: Locale): Map<string, TokenLine> {
  const given = queues.filter((queue) => queue.given > 0);
  return new Map(given.map((queue) => [keyOf(queue), toLine(queue, locale)]));
}

function keyOf({ doctor_id, sitting_id }: Pick<Queue, "doctor_id" | "sitting_id">): string {
  return `${doctor_id}-${sitting_id}`;
}

function toLine(queue: Queue, locale: Locale): TokenLine {
  return { key: keyOf(queue), text: inWords(queue, locale), number: queue.now_token };
}

function inWords(queue: Queue, locale: Locale): string {
  const { state, back_at, now_token, passed, called, starts_at } = queue;
  const words = opdWords[locale].tokens;
  const was = passed > 0 ? fillPlaces(words.was, { token: String(passed) }) : "";
  if (state === "over") return words.over;
  if (state === "paused") {
    const time = back_at === null ? "" : showTime(back_at, locale);
    return [time ? fillPlaces(words.pausedUntil, { time }) : words.paused, was].join(" ").trim();
  }
  if (called === 0) {
    const begins = fillPlaces(words.begins, { time: showTime(starts_at, locale) });
    return `${begins} ${pluralOf(words.given, queue.given)}`;
  }
  if (now_token === null) return was;
  const given = String(queue.given);
  const token = String(now_token);
  return passed > now_token
    ? fillPlaces(words.nowReached, { token, passed: String(passed), given })
    : fillPlaces(words.now, { token, given });
}

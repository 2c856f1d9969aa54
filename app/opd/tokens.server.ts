import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { keepUntil } from "#app/requests/http.ts";
import {
  instantOf,
  type Moment,
  minutesBeyond,
  occurrencesOn,
  type Timetable,
  takesPlace,
} from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { opdWords } from "#app/words/opd.ts";
import { listDeskDoctors } from "#db/register/desk-doctors.ts";
import { listQueuesOf, listQueuesOn, type Queue } from "#db/register/queues.ts";
import { isDeskOn } from "#db/settings/desk.ts";

/** Which token is being seen, as visitors may know it: no name, and no state of a token. */
export interface TokenLine {
  key: string;
  text: string;
  number: number | null;
  /** Such as "Paused until 11:30 AM."; empty where nothing is paused. */
  pause: string;
  /** How long the last ten took; empty before there were ten, and where there is a pause. */
  took: string;
}

/** Today's lines by doctor and sitting, which may begin later than planned; absences and holidays say enough by themselves. */
export function readTokenLines(
  moment: Moment,
  locale: Locale,
): (doctor: string, sitting: string, starts_at: number) => TokenLine | undefined {
  return linesOf(listQueuesOn(moment.day), moment, locale);
}

export function readTokenLinesOf(
  doctor: string,
  timetable: Timetable,
  moment: Moment,
  locale: Locale,
): (TokenLine & { hours: { starts_at: number; ends_at: number }; room: string })[] {
  const { day } = moment;
  const lineOf = linesOf(listQueuesOf(doctor, day, day), moment, locale);
  return occurrencesOn(timetable, day)
    .filter(takesPlace)
    .flatMap(({ sitting, starts_at, ends_at }) => {
      const line = lineOf(doctor, sitting.id, starts_at);
      return line ? [{ ...line, hours: { starts_at, ends_at }, room: sitting.room }] : [];
    });
}

/** A page with these lines is kept no longer than a pause has been announced. */
export function keepUntilPauseEnds(
  context: Readonly<RouterContextProvider>,
  { day, minute }: Moment,
): void {
  for (const { state, back_at } of listQueuesOn(day)) {
    if (state !== "paused" || back_at === null || back_at <= minute) continue;
    keepUntil(context, instantOf({ day, minute: back_at }));
  }
}

/** Whether patients are still seen although the hours are over. */
export function isBeyond(
  { number }: Pick<TokenLine, "number">,
  { ends_at }: { ends_at: number },
  minute: number,
): boolean {
  return number !== null && ends_at <= minute && minute < ends_at + minutesBeyond;
}

function linesOf(queues: readonly Queue[], { minute }: Moment, locale: Locale) {
  if (!isDeskOn()) return () => undefined;
  const shown = listDeskDoctors(queues.map(({ doctor_id }) => doctor_id));
  const known = new Map(
    queues
      .filter(({ given, doctor_id }) => given > 0 && shown.get(doctor_id)?.shown !== "no")
      .map((queue) => [keyOf(queue), queue]),
  );
  return (doctor_id: string, sitting_id: string, starts_at: number): TokenLine | undefined => {
    const queue = known.get(keyOf({ doctor_id, sitting_id }));
    if (!queue) return undefined;
    const given = shown.get(doctor_id)?.shown === "now" ? undefined : queue.given;
    return toLine({ ...queue, starts_at }, given, minute, locale);
  };
}

function keyOf({ doctor_id, sitting_id }: Pick<Queue, "doctor_id" | "sitting_id">): string {
  return `${doctor_id}-${sitting_id}`;
}

/** `given` is left out for hospitals that do not want their patients counted. */
function toLine(
  queue: Queue,
  given: number | undefined,
  minute: number,
  locale: Locale,
): TokenLine {
  const { state, minutes_taken, now_token: number } = queue;
  const isTold = state === "open" && given !== undefined && minutes_taken;
  const took = isTold ? pluralOf(opdWords[locale].tokens.took, minutes_taken) : "";
  const pause = state === "paused" ? pauseOf(queue, minute, locale) : "";
  const text = pause
    ? [pause, wasSeen(queue, locale)].join(" ").trim()
    : inWords(queue, given, minute, locale);
  return { key: keyOf(queue), text, number, pause, took };
}

function pauseOf({ back_at }: Queue, minute: number, locale: Locale): string {
  const { paused, pausedUntil } = opdWords[locale].tokens;
  if (back_at === null || back_at <= minute) return paused;
  return fillPlaces(pausedUntil, { time: showTime(back_at, locale) });
}

function wasSeen({ passed }: Queue, locale: Locale): string {
  const { was } = opdWords[locale].tokens;
  return passed > 0 ? fillPlaces(was, { token: String(passed) }) : "";
}

function inWords(queue: Queue, given: number | undefined, minute: number, locale: Locale): string {
  const { state, now_token, passed, called, starts_at } = queue;
  const { tokens: words, counts } = opdWords[locale];
  if (state === "over") return words.over;
  if (called === 0) {
    const begins = fillPlaces(words.begins, { time: showTime(starts_at, locale) });
    const start = minute < starts_at ? begins : words.notYet;
    return given === undefined ? start : `${start} ${pluralOf(words.given, given)}`;
  }
  if (now_token === null) return wasSeen(queue, locale);
  const parts = [
    fillPlaces(words.now, { token: String(now_token) }),
    ...(passed > now_token ? [fillPlaces(words.reached, { passed: String(passed) })] : []),
    ...(given === undefined ? [] : [fillPlaces(words.all, { count: String(given) })]),
  ];
  return fillPlaces(counts.sentence, { parts: parts.join(", ") });
}

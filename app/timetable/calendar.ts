import type { Absence as StoredAbsence } from "#db/timetable/absences.ts";
import type { Closure as StoredClosure } from "#db/timetable/closures.ts";
import type { Sitting as StoredSitting } from "#db/timetable/sittings.ts";

/** A day is a text such as 2026-11-21, a time is in minutes after midnight, both by the hospital's clock. */
export type Sitting = Omit<StoredSitting, "version">;

export type Absence = Omit<StoredAbsence, "version">;

export type Closure = Omit<StoredClosure, "id" | "version">;

export interface Timetable {
  sittings: readonly Sitting[];
  absences: readonly Absence[];
  closures: readonly Closure[];
}

/** Hours of one day: a closure or an absence cancels them, or only makes them begin late or end early. */
export interface Hours {
  day: string;
  starts_at: number;
  ends_at: number;
  planned_start: number;
  planned_end: number;
  closure?: Closure;
  absence?: Absence;
}

export interface Occurrence extends Hours {
  sitting: Sitting;
}

export interface Run {
  starts_at: number;
  ends_at: number;
}

/** Where several are true, the first of these. */
export type State =
  | { kind: "now"; until: number }
  | { kind: "late"; run: Run }
  | { kind: "today"; run: Run }
  | { kind: "next"; day: string; at: number }
  | { kind: "ask" };

export interface Moment {
  day: string;
  minute: number;
}

export const daysAhead = 60;

const dayLength = 24 * 60 * 60_000;
// India has one zone, and no summer time since 1945.
const offset = 5.5 * 60 * 60_000;

export function momentOf(instant: number): Moment {
  const shown = instant + offset;
  const start = Math.floor(shown / dayLength) * dayLength;
  return {
    day: new Date(start).toISOString().slice(0, 10),
    minute: Math.floor((shown - start) / 60_000),
  };
}

export function instantOf({ day, minute }: Moment): number {
  return Date.parse(day) + minute * 60_000 - offset;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** In ISO 8601, on the last day of that month where it has no such day. */
export function monthsBefore(time: Date, months: number): string {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier.toISOString();
}

export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

/** Reads a date as inputs send it or as people type it in India. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? [];
  const written = year ? [year, month?.padStart(2, "0"), day?.padStart(2, "0")].join("-") : text;
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(written) || Number.isNaN(Date.parse(written))) return undefined;
  return addDays(written, 0) === written ? written : undefined;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export function weekOf(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

export function isWithin(
  day: string,
  { first_day, last_day }: { first_day: string | null; last_day: string | null },
): boolean {
  return (first_day ?? day) <= day && day <= (last_day ?? day);
}

export function isOn(sitting: Sitting, day: string): boolean {
  return (
    sitting.weekdays.includes(weekdayOf(day)) &&
    (sitting.weeks.length === 0 || sitting.weeks.includes(weekOf(day))) &&
    isWithin(day, sitting)
  );
}

/** The sittings of a day by time, cancelled ones included. */
export function occurrencesOn(timetable: Timetable, day: string): Occurrence[] {
  const closure = closureOn(timetable, day);
  const absences = Map.groupBy(
    timetable.absences.filter((absence) => isWithin(day, absence)),
    ({ doctor_id }) => doctor_id,
  );
  const instead = Map.groupBy(
    timetable.sittings.filter((sitting) => sitting.replaces && isWithin(day, sitting)),
    ({ replaces }) => replaces,
  );
  const isReplaced = ({ id, doctor_id }: Sitting) =>
    instead.get(id)?.some((other) => other.doctor_id === doctor_id);
  return timetable.sittings
    .filter((sitting) => isOn(sitting, day) && !isReplaced(sitting))
    .map((sitting) => {
      const hours = hoursOn(sitting, day, absences.get(sitting.doctor_id), closure);
      return { sitting, ...hours };
    })
    .sort((one, other) => one.starts_at - other.starts_at || one.ends_at - other.ends_at);
}

/** Of several closures on a day, the one that begins first. */
export function closureOn({ closures }: Pick<Timetable, "closures">, day: string) {
  const [first] = closures
    .filter((one) => isWithin(day, one))
    .sort((one, other) => beginsAt(one, day) - beginsAt(other, day));
  return first;
}

export function hoursOn(
  { starts_at: planned_start, ends_at: planned_end }: Run,
  day: string,
  absences: readonly Absence[] = [],
  closure?: Closure,
): Hours {
  const planned = { day, planned_start, planned_end };
  const start = Math.max(planned_start, ...absences.map(({ back_at }) => back_at ?? 0));
  const ends = [...absences, ...(closure ? [closure] : [])].map((one) => beginsAt(one, day));
  const end = Math.min(planned_end, ...ends);
  if (start < end) return { ...planned, starts_at: start, ends_at: end };
  const isShut = closure !== undefined && beginsAt(closure, day) <= planned_start;
  const isAway = (one: Absence) =>
    (one.back_at ?? 0) >= planned_end || beginsAt(one, day) <= planned_start;
  const absence = absences.find(isAway) ?? (isShut || closure ? undefined : absences[0]);
  return {
    ...planned,
    starts_at: planned_start,
    ends_at: planned_end,
    ...(closure && (isShut || !absence) && { closure }),
    ...(absence && { absence }),
  };
}

/** The minute from which an absence or a closure counts on that day. */
function beginsAt({ first_day, from_at, ...one }: Closure | Absence, day: string): number {
  if ("back_at" in one && one.back_at !== null) return Number.POSITIVE_INFINITY;
  return first_day === day ? (from_at ?? 0) : 0;
}

export function takesPlace({ closure, absence }: Occurrence): boolean {
  return !closure && !absence;
}

export function runsOn(timetable: Timetable, day: string): Run[] {
  return joinRuns(occurrencesOn(timetable, day).filter(takesPlace));
}

export function joinRuns(hours: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { starts_at, ends_at } of hours) {
    const last = runs.at(-1);
    if (last && starts_at <= last.ends_at) last.ends_at = Math.max(last.ends_at, ends_at);
    else runs.push({ starts_at, ends_at });
  }
  return runs;
}

/** `timetable` is that of one doctor. */
export function stateOf(timetable: Timetable, { day, minute }: Moment): State {
  const runs = runsOn(timetable, day);
  const now = runs.find(({ starts_at, ends_at }) => starts_at <= minute && minute < ends_at);
  if (now) return { kind: "now", until: now.ends_at };
  const run = runs.find(({ starts_at }) => starts_at > minute);
  if (run) return { kind: isLate(timetable, { day, minute }) ? "late" : "today", run };
  return nextAfter(timetable, day) ?? { kind: "ask" };
}

export function isLate(timetable: Timetable, { day, minute }: Moment): boolean {
  return occurrencesOn(timetable, day).some(
    (one) => takesPlace(one) && one.planned_start <= minute && minute < one.starts_at,
  );
}

export function nextAfter(
  timetable: Timetable,
  day: string,
): Extract<State, { kind: "next" }> | undefined {
  if (timetable.sittings.length === 0) return undefined;
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const later = addDays(day, ahead);
    const [first] = runsOn(timetable, later);
    if (first) return { kind: "next", day: later, at: first.starts_at };
  }
  return undefined;
}

/** The hours that follow those which begin then. */
export function nextAfterHours(
  timetable: Timetable,
  { day, minute }: Moment,
): { day: string; at: number } | undefined {
  const later = runsOn(timetable, day).find(({ starts_at }) => starts_at > minute);
  return later ? { day, at: later.starts_at } : nextAfter(timetable, day);
}

export function absenceOn(
  timetable: Timetable,
  day: string,
  minute = 24 * 60,
): Absence | undefined {
  return timetable.absences.find(
    (one) => one.back_at === null && isWithin(day, one) && beginsAt(one, day) <= minute,
  );
}

/** The first day after absences that follow each other. */
export function firstDayBack(timetable: Timetable, day: string): string {
  let back = day;
  for (let absence = absenceOn(timetable, back); absence; absence = absenceOn(timetable, back)) {
    back = addDays(absence.last_day, 1);
  }
  return back;
}

/** For so long after the hours somebody may still be seen; later, a queue has rather been forgotten. */
export const minutesBeyond = 120;

/** The instant until which a page about this timetable is right. */
export function nextChange(timetable: Timetable, { day, minute }: Moment): number {
  const hours = occurrencesOn(timetable, day).flatMap((one) => [
    one.planned_start,
    one.starts_at,
    one.ends_at,
    one.ends_at + minutesBeyond,
  ]);
  const times = [...hours, ...timetable.absences.map((one) => beginsAt(one, day))];
  const later = times.filter((time) => time > minute);
  return instantOf({ day, minute: Math.min(24 * 60, ...later) });
}

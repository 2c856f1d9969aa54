/**
 * Who sits when. Pure: a timetable and an instant go in. A day is a text such as 2026-11-21, a time is in
 * minutes after midnight, both as the clock in the hospital shows them.
 */
export interface Sitting {
  id: string;
  doctor_id: string;
  /** From 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  /** 1 for the first such weekday of a month, to 5; none for each week. */
  weeks: readonly number[];
  starts_at: number;
  ends_at: number;
  room: string;
  note: string;
  first_day: string | null;
  last_day: string | null;
}

export interface Absence {
  id: string;
  doctor_id: string;
  first_day: string;
  last_day: string;
  /** Where the doctor only comes later that day. */
  back_at: number | null;
  note: string;
}

export interface Closure {
  name: string;
  first_day: string;
  last_day: string;
}

export interface Timetable {
  sittings: readonly Sitting[];
  absences: readonly Absence[];
  closures: readonly Closure[];
}

/** A sitting on one day; one that falls away says why, one that begins late says when it should have begun. */
export interface Occurrence {
  sitting: Sitting;
  day: string;
  starts_at: number;
  ends_at: number;
  planned_start: number;
  closure?: Closure;
  absence?: Absence;
}

/** Hours without a gap. */
export interface Run {
  starts_at: number;
  ends_at: number;
}

/** The first that holds: sits now, should sit now but comes late, sits later today, on a later day, unknown. */
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

/** How many days ahead somebody's next sitting is looked for. */
export const daysAhead = 60;

const dayLength = 24 * 60 * 60_000;
// India has one zone, and no summer time since 1945.
const offset = 5.5 * 60 * 60_000;

/** What the clock in the hospital shows. */
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

export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

/** From 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** 2 for the second Monday, Tuesday … of its month. */
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

/** All sittings of a day by time, with those that fall away. */
export function occurrencesOn(timetable: Timetable, day: string): Occurrence[] {
  const closure = timetable.closures.find((one) => isWithin(day, one));
  const absences = Map.groupBy(
    timetable.absences.filter((absence) => isWithin(day, absence)),
    ({ doctor_id }) => doctor_id,
  );
  return timetable.sittings
    .filter((sitting) => isOn(sitting, day))
    .map((sitting) => toOccurrence(sitting, day, absences.get(sitting.doctor_id), closure))
    .sort((one, other) => one.starts_at - other.starts_at || one.ends_at - other.ends_at);
}

function toOccurrence(
  sitting: Sitting,
  day: string,
  own: readonly Absence[] = [],
  closure?: Closure,
): Occurrence {
  const { starts_at: planned_start, ends_at } = sitting;
  const absence = own.find(({ back_at }) => back_at === null || back_at >= ends_at);
  const starts_at = Math.max(planned_start, ...own.map(({ back_at }) => back_at ?? 0));
  const falls = { ...(closure && { closure }), ...(absence && { absence }) };
  const start = closure || absence ? planned_start : starts_at;
  return { sitting, day, starts_at: start, ends_at, planned_start, ...falls };
}

export function takesPlace({ closure, absence }: Occurrence): boolean {
  return !closure && !absence;
}

/** What the doctors of this timetable sit on a day; hours that overlap or touch become one. */
export function runsOn(timetable: Timetable, day: string): Run[] {
  const runs: Run[] = [];
  for (const { starts_at, ends_at } of occurrencesOn(timetable, day).filter(takesPlace)) {
    const last = runs.at(-1);
    if (last && starts_at <= last.ends_at) last.ends_at = Math.max(last.ends_at, ends_at);
    else runs.push({ starts_at, ends_at });
  }
  return runs;
}

/** The timetable of one doctor. */
export function timetableOf(timetable: Timetable, doctor: string): Timetable {
  const own = ({ doctor_id }: { doctor_id: string }) => doctor_id === doctor;
  return {
    ...timetable,
    sittings: timetable.sittings.filter(own),
    absences: timetable.absences.filter(own),
  };
}

/** Of one doctor, by the timetable of `timetableOf`. */
export function stateOf(timetable: Timetable, { day, minute }: Moment): State {
  const runs = runsOn(timetable, day);
  const now = runs.find(({ starts_at, ends_at }) => starts_at <= minute && minute < ends_at);
  if (now) return { kind: "now", until: now.ends_at };
  const run = runs.find(({ starts_at }) => starts_at > minute);
  if (run) return { kind: isLate(timetable, { day, minute }) ? "late" : "today", run };
  return nextAfter(timetable, day) ?? { kind: "ask" };
}

/** Whether somebody should be sitting, and comes later. */
export function isLate(timetable: Timetable, { day, minute }: Moment): boolean {
  return occurrencesOn(timetable, day).some(
    (one) => takesPlace(one) && one.planned_start <= minute && minute < one.starts_at,
  );
}

/** The first sitting of a later day, within 60 days. */
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

/** The absence for which a doctor is away on that day, and with others that follow it at once. */
export function absenceOn(timetable: Timetable, day: string): Absence | undefined {
  return timetable.absences.find((absence) => absence.back_at === null && isWithin(day, absence));
}

/** The first day on which a doctor is not away any more. */
export function firstDayBack(timetable: Timetable, day: string): string {
  let back = day;
  for (let absence = absenceOn(timetable, back); absence; absence = absenceOn(timetable, back)) {
    back = addDays(absence.last_day, 1);
  }
  return back;
}

/** The instant at which anything of this can change: until then all of it stays as it is at this moment. */
export function nextChange(timetable: Timetable, { day, minute }: Moment): number {
  const times = occurrencesOn(timetable, day).flatMap((one) => [
    one.planned_start,
    one.starts_at,
    one.ends_at,
  ]);
  const later = times.filter((time) => time > minute);
  return instantOf({ day, minute: Math.min(24 * 60, ...later) });
}

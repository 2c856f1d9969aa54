import type { Run } from "#app/timetable/calendar.ts";
import { times } from "#app/timetable/fields.ts";
import { showShortRange } from "#app/timetable/range.ts";
import { showPattern } from "#app/timetable/words.ts";
import { toWords, type Word } from "./opd-words.ts";

/** Hours of OPD on some weekdays, from 1 for Monday, of all weeks of a month or of these. */
export interface OpdHours extends Run {
  weekdays: number[];
  weeks: number[];
}

export type ReadOpd = { hours: OpdHours[] } | { problem: string };

const noHours =
  /^(?:on\s*[-–]?\s*call(?:\s+basis)?|(?:by|on|as\s+per|with|through)?\s*(?:prior\s+)?appointment(?:s)?(?:\s+(?:only|basis))?|visiting|ऑन\s*कॉल)\.?$/iu;

const maxLength = 500;

/** Reads "Mon, Wed, Fri 10-1" or "सोम से शनि 10-1"; "On call" has no hours. */
export function readOpd(text: string): ReadOpd {
  const parts = text.split("\n").filter((part) => part.trim() !== "");
  if (parts.length > 0 && parts.every((part) => noHours.test(part.trim()))) return { hours: [] };
  if (text.length > maxLength) return notUnderstood(text, "it is too long");
  if (/\b\d{4}-\d\d-\d\d/.test(text)) return notUnderstood(text, "Excel has made a date of it");
  const read = toWords(text);
  if ("unknown" in read) return notUnderstood(text, `“${read.unknown}” is not understood`);
  try {
    return { hours: toHours(toParts(read.words)) };
  } catch (error) {
    if (error instanceof Unclear) return notUnderstood(text, error.message);
    throw error;
  }
}

/** Such as "Mon, Wed and Fri 10 AM–1 PM". */
export function showOpd(hours: readonly OpdHours[]): string {
  return hours.map((one) => `${showPattern(one)} ${showShortRange(one)}`).join("; ");
}

class Unclear extends Error {}

function notUnderstood(text: string, why: string): { problem: string } {
  const typed = text.trim().replace(/\s*\n\s*/g, " ");
  const said = typed.length > 60 ? `${typed.slice(0, 60)}…` : typed;
  return { problem: `OPD “${said}”: ${why}. Write it as in Mon, Wed, Fri 10 AM–1 PM.` };
}

/** Days and the hours on them; the weeks of each day, where it is not every week. */
interface Part {
  days: Map<number, number[]>;
  runs: Run[];
}

type Time = Word & { kind: "time" };

/** A text has its days first or its hours first; where the first of them comes again, another part begins. */
function toParts(words: readonly Word[]): { parts: Part[]; closed: Part } {
  const first = words.find(({ kind }) => kind === "days" || kind === "time")?.kind;
  const closed: Part = { days: new Map(), runs: [] };
  const parts: Part[] = [{ days: new Map(), runs: [] }];
  let isExcept = false;
  let weeks: number[] = [];
  let half: Time["half"];
  let at = 0;

  function partFor(kind: "days" | "time"): Part {
    const last = parts.at(-1) as Part;
    const isFull = kind === "days" ? last.runs.length > 0 : last.days.size > 0;
    if (first !== kind || !isFull) return last;
    const next: Part = { days: new Map(), runs: [] };
    parts.push(next);
    return next;
  }

  while (at < words.length) {
    const word = words[at++] as Word;
    if (word.kind === "week") weeks.push(word.week);
    if (word.kind === "half") half = word.half;
    if (word.kind === "except") isExcept = true;
    // Without days before it, it is about those that follow.
    if (word.kind === "closed") isExcept = words[at - 2]?.kind !== "days";
    if (word.kind === "days") {
      const end = words[at]?.kind === "to" ? words[at + 1] : undefined;
      const isRange = end?.kind === "days";
      if (isRange) at += 2;
      const days = isRange ? daysBetween(word.days, end.days) : word.days;
      const isClosed = isExcept || isClosedAfter(words, at, days.length > 1);
      addDays(isClosed ? closed : partFor("days"), days, weeks);
      weeks = [];
    }
    if (word.kind === "time") {
      isExcept = false;
      const end = endOf(words, at);
      partFor("time").runs.push(toRun(half && !word.half ? { ...word, half } : word, end.time));
      half = undefined;
      at = end.at;
    }
  }
  if (weeks.length > 0) throw new Unclear("it is not clear which weeks are meant");
  if (half) throw new Unclear("the hours are missing");
  return { parts, closed };
}

/** Whether “closed” is said of the days before `at`: of several at once, or of one or more that are listed. */
function isClosedAfter(words: readonly Word[], at: number, isSeveral: boolean): boolean {
  if (isSeveral) return words[at]?.kind === "closed";
  const rest = words.slice(at);
  const end = rest.find(({ kind }) => kind !== "and" && kind !== "days" && kind !== "week");
  const between = end ? rest.slice(0, rest.indexOf(end)) : [];
  return (
    end?.kind === "closed" &&
    between.every((word) => word.kind !== "days" || word.days.length === 1)
  );
}

function daysBetween(from: readonly number[], to: readonly number[]): number[] {
  const [first, last] = [from[0] ?? 0, to[0] ?? 0];
  if (from.length > 1 || to.length > 1) throw new Unclear("the days are not clear");
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, later) => ((first - 1 + later) % 7) + 1);
}

function addDays({ days }: Part, added: readonly number[], weeks: readonly number[]): void {
  const isMixed = [...days.values()].at(-1)?.length && weeks.length === 0;
  if (isMixed) throw new Unclear("it is not clear on which days the weeks are meant");
  for (const day of added) {
    if (days.has(day)) throw new Unclear("a day is named twice");
    days.set(day, [...weeks].sort());
  }
}

/** The end of a range, which may have a word such as “evening” before it. */
function endOf(words: readonly Word[], from: number): { time: Time; at: number } {
  const half = words[from + 1];
  const at = half?.kind === "half" ? from + 2 : from + 1;
  const time = words[at];
  if (words[from]?.kind !== "to" || time?.kind !== "time") {
    throw new Unclear("it is not clear from when until when");
  }
  const isNamed = half?.kind === "half" && !time.half;
  return { time: isNamed ? { ...time, half: half.half } : time, at: at + 1 };
}

const noon = 12 * 60;

function toRun(from: Time, to: Time): Run {
  const starts = startsOf(from);
  for (const starts_at of starts) {
    const ends_at = withHalf(to).find((end) => end > starts_at);
    if (ends_at === undefined) continue;
    const others = starts.filter((one) => one > starts_at && withHalf(to).some((end) => end > one));
    if (others.length > 0 && !from.half && !to.half) {
      throw new Unclear("it is not clear whether AM or PM is meant");
    }
    return inHalfHours({ starts_at: to.half ? (others.at(-1) ?? starts_at) : starts_at, ends_at });
  }
  throw new Unclear("the end must be later than the beginning");
}

// Who means 9 PM says so.
const lastStart = 20 * 60 + 30;

function startsOf(time: Time): number[] {
  return withHalf(time).filter(
    (minutes) =>
      minutes >= 6 * 60 && (time.half || minutes === time.minutes || minutes <= lastStart),
  );
}

/** Both times that an hour without AM or PM may be. */
function withHalf({ minutes, half }: Time): number[] {
  if (half === "pm") return [minutes < noon ? minutes + noon : minutes];
  if (half === "am") return [minutes % noon];
  if (minutes >= 13 * 60 || minutes < 60) return [minutes];
  return minutes < noon ? [minutes, minutes + noon] : [minutes];
}

function inHalfHours(run: Run): Run {
  if (times.includes(run.starts_at) && times.includes(run.ends_at)) return run;
  throw new Unclear("OPD hours are whole and half hours between 6 AM and 11 PM");
}

function toHours({ parts, closed }: { parts: readonly Part[]; closed: Part }): OpdHours[] {
  const open = parts.filter(({ days, runs }) => days.size > 0 || runs.length > 0);
  if (open.length === 0) throw new Unclear("it has no days with hours");
  const hours: OpdHours[] = [];
  for (const { days, runs } of open) {
    if (days.size === 0) throw new Unclear("the days are missing");
    if (runs.length === 0) throw new Unclear("the hours are missing");
    for (const run of runs) {
      for (const [weekday, weeks] of [...days].sort(([one], [other]) => one - other)) {
        const left = weeksLeft(weeks, closed.days.get(weekday));
        if (left) addTo(hours, { ...run, weekdays: [weekday], weeks: left });
      }
    }
  }
  if (hours.length === 0) throw new Unclear("it has no days with hours");
  return hours;
}

const allWeeks = [1, 2, 3, 4, 5];

/** Undefined where none is left; an empty list is every week. */
function weeksLeft(weeks: number[], closed: number[] | undefined): number[] | undefined {
  if (!closed) return weeks;
  if (closed.length === 0) return undefined;
  const left = (weeks.length > 0 ? weeks : allWeeks).filter((week) => !closed.includes(week));
  return left.length > 0 ? left : undefined;
}

function addTo(hours: OpdHours[], added: OpdHours): void {
  const same = hours.find(
    (one) =>
      one.starts_at === added.starts_at &&
      one.ends_at === added.ends_at &&
      one.weeks.join() === added.weeks.join(),
  );
  if (!same) hours.push(added);
  else if (!same.weekdays.includes(added.weekdays[0] ?? 0)) same.weekdays.push(...added.weekdays);
}

import {
  absenceOn,
  addDays,
  closureOn,
  firstDayBack,
  type Moment,
  type State,
  stateOf,
  type Timetable,
  weekdayOf,
} from "./calendar.ts";
import { showRange, showTime } from "./range.ts";

export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const months = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

const ordinals = ["1st", "2nd", "3rd", "4th", "5th"];

export function weekdayName(day: string): string {
  return weekdayNames[weekdayOf(day) - 1] as string;
}

export function showDate(day: string): string {
  return `${Number(day.slice(8))} ${monthName(day).slice(0, 3)}`;
}

export function showDay(day: string): string {
  return `${weekdayName(day).slice(0, 3)} ${showDate(day)}`;
}

export function showLongDay(day: string): string {
  return `${weekdayName(day)} ${Number(day.slice(8))} ${monthName(day)}`;
}

export function showDayAndYear(day: string): string {
  return `${showDay(day)} ${day.slice(0, 4)}`;
}

/** Such as "Thu 26 Nov", "Thu 26 and Fri 27 Nov", "Thu 26 Nov to Wed 2 Dec". */
export function showDays({ first_day, last_day }: { first_day: string; last_day: string }): string {
  if (first_day === last_day) return showDay(first_day);
  const isNext = addDays(first_day, 1) === last_day;
  const sameMonth = first_day.slice(0, 7) === last_day.slice(0, 7);
  const first = sameMonth ? showDay(first_day).slice(0, -4) : showDay(first_day);
  return `${first} ${isNext ? "and" : "to"} ${showDay(last_day)}`;
}

/** Such as "Tue 24 Nov, from 1:00 PM". */
export function showSpan({
  from_at,
  ...days
}: {
  first_day: string;
  last_day: string;
  from_at: number | null;
}): string {
  const from = from_at === null ? "" : `, from ${showTime(from_at)}`;
  if (days.first_day === days.last_day || from === "") return `${showDays(days)}${from}`;
  return `${showDay(days.first_day)}${from}, to ${showDay(days.last_day)}`;
}

export function showClosure(timetable: Pick<Timetable, "closures">, day: string): string {
  const closure = closureOn(timetable, day);
  if (!closure) return "";
  const { name, first_day, from_at } = closure;
  return first_day === day && from_at !== null ? `${name}, from ${showTime(from_at)}` : name;
}

function monthName(day: string): string {
  return months.format(new Date(day));
}

interface Pattern {
  weekdays: readonly number[];
  weeks: readonly number[];
}

export function showWeeks({ weeks }: Pick<Pattern, "weeks">): string {
  return join(weeks.map((week) => ordinals[week - 1] as string));
}

/** Such as "Mon–Fri", "Mon, Wed and Fri", "2nd and 4th Sat". */
export function showPattern({ weekdays, weeks }: Pattern): string {
  const names = weekdays.map((day) => (weekdayNames[day - 1] as string).slice(0, 3));
  const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0];
  const isRow = names.length > 2 && last - first === names.length - 1;
  const days = isRow ? `${names[0]}–${names.at(-1)}` : join(names);
  return [showWeeks({ weeks }), days].filter(Boolean).join(" ");
}

export function join(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** `tone` is the colour that repeats the words. */
export interface OpdLine {
  tone: "now" | "today" | "late" | "next" | "away" | "ask";
  text: string;
}

export function describeNow(timetable: Timetable, moment: Moment): OpdLine {
  return inLine(stateOf(timetable, moment), isAwayOn(timetable, moment));
}

function isAwayOn(timetable: Timetable, { day, minute }: Moment): boolean {
  return absenceOn(timetable, day, minute) !== undefined;
}

function inLine(state: State, isAway: boolean): OpdLine {
  const text = stateInWords(state);
  return isAway ? { tone: "away", text: `Away. ${text}` } : { tone: state.kind, text };
}

export function describeOnCard(timetable: Timetable, moment: Moment): OpdLine {
  const state = stateOf(timetable, moment);
  const isAway = isAwayOn(timetable, moment);
  if (!isAway || state.kind !== "next") return inLine(state, isAway);
  return { tone: "away", text: `Away. Next: ${showDay(state.day)}` };
}

/** For a narrow column: "In until 1:00 PM", "Today 4:00 PM", "Away until Mon 23". */
export function describeShort(timetable: Timetable, moment: Moment): OpdLine {
  if (isAwayOn(timetable, moment)) {
    const back = firstDayBack(timetable, moment.day);
    return { tone: "away", text: `Away until ${showWeekday(back)}` };
  }
  const state = stateOf(timetable, moment);
  return { tone: state.kind, text: shortWords(state) };
}

function shortWords(state: State): string {
  switch (state.kind) {
    case "now":
      return `In until ${showTime(state.until)}`;
    case "late":
      return `Late, ${showTime(state.run.starts_at)}`;
    case "today":
      return `Today ${showTime(state.run.starts_at)}`;
    case "next":
      return `${showWeekday(state.day)}, ${showTime(state.at)}`;
    case "ask":
      return callToAsk;
  }
}

export function showWeekday(day: string): string {
  return `${weekdayName(day).slice(0, 3)} ${Number(day.slice(8))}`;
}

export const callToAsk = "Call to ask";

function stateInWords(state: State): string {
  switch (state.kind) {
    case "now":
      return `In OPD now, until ${showTime(state.until)}`;
    case "late":
      return `Running late. Today ${showRange(state.run)}`;
    case "today":
      return `Today ${showRange(state.run)}`;
    case "next":
      return `Next: ${showDay(state.day)}, ${showTime(state.at)}`;
    case "ask":
      return callToAsk;
  }
}

export function awayUntil(timetable: Timetable, day: string): string {
  const back = firstDayBack(timetable, day);
  return `until ${back < addDays(day, 7) ? weekdayName(back) : showDay(back)}`;
}

import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { times } from "#app/words/en/times.ts";
import { opdWords } from "#app/words/opd.ts";
import { timeWords } from "#app/words/times.ts";
import {
  absenceOn,
  addDays,
  closureOn,
  firstDayBack,
  type Moment,
  type Run,
  runsOn,
  type State,
  stateOf,
  type Timetable,
  weekdayOf,
} from "./calendar.ts";
import { keepTimesWhole, showRange, showTime } from "./range.ts";

export const weekdayNames = times.weekdays;

export function weekdayName(day: string, locale: Locale = "en"): string {
  return timeWords[locale].weekdays[weekdayOf(day) - 1] as string;
}

export function showDate(day: string, locale: Locale = "en"): string {
  return `${Number(day.slice(8))} ${timeWords[locale].monthNames[monthOf(day)]}`;
}

export function showMonth(day: string, locale: Locale = "en"): string {
  return timeWords[locale].monthNames[monthOf(day)] as string;
}

export function showDay(day: string, locale: Locale = "en"): string {
  const { day: text, dayNames } = timeWords[locale];
  const weekday = dayNames[weekdayOf(day) - 1] as string;
  return fillPlaces(text, { weekday, date: showDate(day, locale) });
}

export function showLongDay(day: string, locale: Locale = "en"): string {
  const { day: text, months } = timeWords[locale];
  const date = `${Number(day.slice(8))} ${months[monthOf(day)]}`;
  return fillPlaces(text, { weekday: weekdayName(day, locale), date });
}

export function showDayAndYear(day: string, locale: Locale = "en"): string {
  return `${showDay(day, locale)} ${day.slice(0, 4)}`;
}

/** Such as "Thu 26 Nov", "Thu 26 and Fri 27 Nov", "Thu 26 Nov to Wed 2 Dec". */
export function showDays(
  { first_day, last_day }: { first_day: string; last_day: string },
  locale: Locale = "en",
): string {
  if (first_day === last_day) return showDay(first_day, locale);
  const { and, to } = timeWords[locale];
  const isNext = addDays(first_day, 1) === last_day;
  const sameMonth = locale === "en" && first_day.slice(0, 7) === last_day.slice(0, 7);
  const first = sameMonth ? showWeekday(first_day) : showDay(first_day, locale);
  return fillPlaces(isNext ? and : to, { first, last: showDay(last_day, locale) });
}

/** Such as "Tue 24 Nov, from 1:00 PM". */
export function showSpan(
  {
    from_at,
    ...days
  }: {
    first_day: string;
    last_day: string;
    from_at: number | null;
  },
  locale: Locale = "en",
): string {
  const { fromTime, fromTimeTo } = timeWords[locale];
  const { first_day, last_day } = days;
  if (from_at === null) return showDays(days, locale);
  const [first, time] = [showDay(first_day, locale), showTime(from_at, locale)];
  return first_day === last_day
    ? fillPlaces(fromTime, { what: first, time })
    : fillPlaces(fromTimeTo, { first, time, last: showDay(last_day, locale) });
}

export function showClosure(
  timetable: Pick<Timetable, "closures">,
  day: string,
  locale: Locale = "en",
): string {
  const closure = closureOn(timetable, day);
  if (!closure) return "";
  const { name, first_day, from_at } = closure;
  if (first_day !== day || from_at === null) return name;
  return fillPlaces(timeWords[locale].fromTime, { what: name, time: showTime(from_at, locale) });
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}

interface Pattern {
  weekdays: readonly number[];
  weeks: readonly number[];
}

export function showWeeks({ weeks }: Pick<Pattern, "weeks">, locale: Locale = "en"): string {
  const { ordinals } = timeWords[locale];
  return join(
    weeks.map((week) => ordinals[week - 1] as string),
    locale,
  );
}

/** Such as "Mon–Fri", "Mon, Wed and Fri", "2nd and 4th Sat". */
export function showPattern({ weekdays, weeks }: Pattern, locale: Locale = "en"): string {
  const { dayNames, row, inWeeks } = timeWords[locale];
  const names = weekdays.map((day) => dayNames[day - 1] as string);
  const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0];
  const isRow = names.length > 2 && last - first === names.length - 1;
  const days = isRow
    ? fillPlaces(row, { first: names[0] as string, last: names.at(-1) as string })
    : join(names, locale);
  return weeks.length > 0
    ? fillPlaces(inWeeks, { weeks: showWeeks({ weeks }, locale), days })
    : days;
}

export function join(words: readonly string[], locale: Locale = "en"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return fillPlaces(timeWords[locale].and, { first: words.slice(0, -1).join(", "), last });
}

/** `tone` is the colour that repeats the words. */
export interface OpdLine {
  tone: "now" | "today" | "late" | "next" | "away" | "ask";
  text: string;
}

export function describeNow(timetable: Timetable, moment: Moment, locale: Locale = "en"): OpdLine {
  const state = stateOf(timetable, moment);
  return inLine(state, runsOn(timetable, moment.day), isAwayOn(timetable, moment), locale);
}

function isAwayOn(timetable: Timetable, { day, minute }: Moment): boolean {
  return absenceOn(timetable, day, minute) !== undefined;
}

function inLine(state: State, runs: readonly Run[], isAway: boolean, locale: Locale): OpdLine {
  const line = keepTimesWhole(stateInWords(state, runs, locale));
  return isAway
    ? { tone: "away", text: fillPlaces(opdWords[locale].lines.away, { line }) }
    : { tone: state.kind, text: line };
}

export function describeOnCard(
  timetable: Timetable,
  moment: Moment,
  locale: Locale = "en",
): OpdLine {
  const state = stateOf(timetable, moment);
  const isAway = isAwayOn(timetable, moment);
  if (!isAway || state.kind !== "next") {
    return inLine(state, runsOn(timetable, moment.day), isAway, locale);
  }
  const { awayNext } = opdWords[locale].lines;
  return { tone: "away", text: fillPlaces(awayNext, { day: showDay(state.day, locale) }) };
}

/** For a narrow column: "In until 1:00 PM", "Today 4:00 PM", "Away until Mon 23". */
export function describeShort(timetable: Timetable, moment: Moment): OpdLine {
  if (isAwayOn(timetable, moment)) {
    const back = firstDayBack(timetable, moment.day);
    return { tone: "away", text: `Away until ${showWeekday(back)}` };
  }
  const state = stateOf(timetable, moment);
  const text = shortWords(state);
  const soon = findAbsenceSoon(timetable, moment.day);
  return { tone: state.kind, text: soon ? `${text}; ${soon}` : text };
}

/** The next absence of the week that begins after this day, such as "away Sat 28". */
export function findAbsenceSoon({ absences }: Timetable, day: string): string {
  const soon = absences
    .filter(({ first_day, back_at }) => back_at === null && first_day > day)
    .map(({ first_day }) => first_day)
    .sort()[0];
  return soon && soon < addDays(day, 7) ? `away ${showWeekday(soon)}` : "";
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

export function showWeekday(day: string, locale: Locale = "en"): string {
  return `${narrowName(day, locale)} ${Number(day.slice(8))}`;
}

export function narrowName(day: string, locale: Locale = "en"): string {
  return timeWords[locale].narrowNames[weekdayOf(day) - 1] as string;
}

export const callToAsk = opdWords.en.lines.ask;

function stateInWords(state: State, runs: readonly Run[], locale: Locale): string {
  const { lines } = opdWords[locale];
  const from = ({ starts_at }: Run) =>
    runs.filter((run) => run.starts_at >= starts_at).map((run) => showRange(run, locale));
  switch (state.kind) {
    case "now":
      return fillPlaces(lines.now, { time: showTime(state.until, locale) });
    case "late":
      return fillPlaces(lines.late, { hours: showRange(state.run, locale) });
    case "today":
      return fillPlaces(lines.today, { hours: from(state.run).join(", ") });
    case "next":
      return sayNext(state, locale);
    case "ask":
      return lines.ask;
  }
}

/** Such as "Next: Mon 30 Nov, 9:00 AM". */
export function sayNext({ day, at }: { day: string; at: number }, locale: Locale = "en"): string {
  const { next } = opdWords[locale].lines;
  return fillPlaces(next, { day: showDay(day, locale), time: showTime(at, locale) });
}

export function awayUntil(timetable: Timetable, day: string): string {
  const back = firstDayBack(timetable, day);
  return `until ${back < addDays(day, 7) ? weekdayName(back) : showDay(back)}`;
}

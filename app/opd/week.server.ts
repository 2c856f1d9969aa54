import type { Locale } from "#app/language/locale.ts";
import {
  addDays,
  daysFrom,
  type Occurrence,
  occurrencesOn,
  type Timetable,
  weekdayOf,
} from "#app/timetable/calendar.ts";
import { showShortRange } from "#app/timetable/range.ts";
import { byDoctor, onlyOf } from "#app/timetable/timetable.server.ts";
import { showClosure, showSpan, showWeeks } from "#app/timetable/words.ts";
import { opdWords } from "#app/words/opd.ts";
import { type Doctor, listDoctors } from "#db/doctors/doctors.ts";
import { rowsIn } from "#db/texts/words.ts";
import { departmentsIn } from "./day.server.ts";

export interface WeekCell {
  text: string;
  /** Such as "2nd and 4th Sat". */
  small: string;
  isOff: boolean;
}

export interface WeekRow {
  id: string;
  name: string;
  fees: number;
  room: string;
  days: WeekCell[][];
}

const weeksAhead = 8;

/** On which the weeks that can be seen begin: from this week's Monday on, or, on Sunday, from the next. */
export function shownMondays(day: string): string[] {
  const weekday = weekdayOf(day);
  const first = addDays(day, weekday === 7 ? 1 : 1 - weekday);
  return Array.from({ length: weeksAhead }, (_, week) => addDays(first, week * 7));
}

/** The doctors of each department with their hours on the days of a week; Sunday only if anybody sits. */
export function describeWeek(timetable: Timetable, monday: string, locale: Locale) {
  const of = byDoctor(timetable);
  const departmentOf = departmentsIn(locale);
  const doctors = listDoctors({ visible: true }).filter(
    ({ availability }) => availability === "available",
  );
  const [sunday] = occurrencesOn(onlyOf(timetable, doctors), addDays(monday, 6));
  const days = daysFrom(monday, sunday ? 7 : 6);
  const rows = rowsIn("doctor", doctors, locale).map((doctor) => ({
    department: departmentOf(doctor),
    ...toRow(doctor, of(doctor.id), days, locale),
  }));
  return {
    days,
    hasUnstated: rows.some(({ id }) => of(id).sittings.length === 0),
    departments: [...Map.groupBy(rows, ({ department }) => department)].sort(([one], [other]) =>
      one.localeCompare(other, "en-IN"),
    ),
    closed: days.flatMap((day) => {
      const name = showClosure(timetable, day, locale);
      return name ? [{ day, name }] : [];
    }),
    away: rows.flatMap(({ id, name }) =>
      of(id)
        .absences.filter(
          ({ first_day, last_day, back_at }) =>
            back_at === null && first_day <= (days.at(-1) as string) && last_day >= monday,
        )
        .map((absence) => `${name}, ${showSpan(absence, locale)}`),
    ),
  };
}

function toRow(
  { id, name, fees }: Doctor,
  own: Timetable,
  days: string[],
  locale: Locale,
): WeekRow {
  const occurrences = days.map((day) => occurrencesOn(own, day));
  const rooms = occurrences.flat().map(({ sitting }) => sitting.room.replace(/^Room /, ""));
  return {
    id,
    name,
    fees,
    room: [...new Set(rooms.filter(Boolean))].join(", "),
    days: occurrences.map((of) => toCells(of, own.sittings.length > 0, locale)),
  };
}

function toCells(occurrences: Occurrence[], hasTimes: boolean, locale: Locale): WeekCell[] {
  const words = opdWords[locale].week.cells;
  if (!hasTimes) return [{ text: words.ask, small: "", isOff: true }];
  const cells = occurrences.map((occurrence) => {
    const { sitting, closure, absence } = occurrence;
    const off = closure ? words.closed : absence ? words.away : "";
    return {
      text: off || showShortRange(occurrence, locale),
      small: off ? "" : showWeeks(sitting, locale),
      isOff: off !== "",
    };
  });
  // Whoever is away has one word for the day.
  return cells.filter(
    ({ text, isOff }, at) => !isOff || cells.findIndex((one) => one.text === text) === at,
  );
}

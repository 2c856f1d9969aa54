import type { RouterContextProvider } from "react-router";
import { keepUntil } from "#app/requests/http.ts";
import {
  addDays,
  daysFrom,
  firstDayBack,
  type Moment,
  nextAfter,
  nextChange,
  type Occurrence,
  occurrencesOn,
  runsOn,
  type Sitting,
  type Timetable,
  takesPlace,
} from "#app/timetable/calendar.ts";
import { showClock, showRange, showShortRange, showTime } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import {
  describeNow,
  join,
  showDate,
  showDay,
  showPattern,
  showSpan,
  weekdayNames,
} from "#app/timetable/words.ts";
import { hasSittings } from "#db/sittings.ts";
import { readTokenLinesOf } from "./tokens.server.ts";

const daysTold = 14;

export interface DayTime {
  time: string;
  /** The doctor sits, has gone, does not come, or still comes. */
  state: "now" | "over" | "off" | "on";
  small: string;
}

/** What the profile of a doctor tells; undefined where the hospital keeps no timetable here. */
export function describeDoctor(doctor: string, context: Readonly<RouterContextProvider>) {
  if (!hasSittings()) return undefined;
  const moment = readClock();
  const timetable = readTimetableOf(doctor, moment.day);
  keepUntil(context, nextChange(timetable, moment));
  return {
    now: describeNow(timetable, moment),
    tokens: readTokenLinesOf(doctor, timetable, moment).map(({ key, text }) => ({ key, text })),
    more: moreAboutNow(timetable, moment),
    days: timetable.sittings.length > 0 ? describeDays(timetable, moment) : [],
    usual: describeUsualWeeks(timetable, moment.day),
    next: findNextDay(timetable, moment),
    away: describeAbsences(timetable, moment.day),
    hours: openingHours(timetable, moment.day),
  };
}

export type DoctorOpd = NonNullable<ReturnType<typeof describeDoctor>>;

function moreAboutNow(timetable: Timetable, { day, minute }: Moment): string {
  const now = occurrencesOn(timetable, day)
    .filter(takesPlace)
    .find(({ starts_at, ends_at }) => starts_at <= minute && minute < ends_at);
  const next = now && nextAfter(timetable, day);
  return [
    now?.sitting.room,
    now?.sitting.note,
    next && `Next: ${showDay(next.day)}, ${showTime(next.at)}`,
  ]
    .filter(Boolean)
    .join(". ");
}

/** Today and the six days after it, with holidays and absences where they fall. */
function describeDays(timetable: Timetable, moment: Moment) {
  return daysFrom(moment.day, 7).map((day) => ({
    day,
    name: nameDay(day, moment.day),
    times: occurrencesOn(timetable, day).map((occurrence) => toTime(occurrence, moment)),
  }));
}

function nameDay(day: string, today: string): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : showDay(day);
}

function toTime(occurrence: Occurrence, moment: Moment): DayTime {
  const { sitting, closure, absence } = occurrence;
  const why = closure?.name ?? (absence && "Away");
  const isLate = occurrence.starts_at > occurrence.planned_start;
  const isEarly = occurrence.ends_at < occurrence.planned_end;
  return {
    time: showRange(occurrence),
    state: why === undefined ? stateAt(occurrence, moment) : "off",
    small: [why, isLate && "later than usual", isEarly && "ends earlier", sitting.note]
      .filter(Boolean)
      .join(", "),
  };
}

function stateAt({ day, starts_at, ends_at }: Occurrence, moment: Moment): DayTime["state"] {
  if (day !== moment.day || moment.minute < starts_at) return "on";
  return moment.minute < ends_at ? "now" : "over";
}

/** Such as "Mon–Sat 9–11 AM; Mon, Wed and Fri 5–7 PM". */
function describeUsualWeeks({ sittings }: Timetable, today: string): string {
  const usual = sittings.filter(
    ({ replaces, last_day }) => !replaces && (last_day ?? today) >= today,
  );
  const byPattern = Map.groupBy(usual, (sitting) =>
    [showPattern(sitting), showDates(sitting, today)].join("|"),
  );
  return [...byPattern.values()]
    .map((alike) => {
      const [first] = alike as [Sitting];
      const times = join([...new Set(alike.map(showShortRange))]);
      return [showPattern(first), times, showDates(first, today)].filter(Boolean).join(" ");
    })
    .join("; ");
}

function showDates({ first_day, last_day }: Sitting, today: string): string {
  const from = first_day && first_day > today ? `from ${showDate(first_day)}` : "";
  return [from, last_day ? `until ${showDate(last_day)}` : ""].filter(Boolean).join(" ");
}

/** The first day on which somebody can still come, for a calendar. */
function findNextDay(timetable: Timetable, { day, minute }: Moment) {
  const isToday = runsOn(timetable, day).some(({ ends_at }) => ends_at > minute);
  const next = isToday ? day : nextAfter(timetable, day)?.day;
  return next && { day: next, name: isToday ? "today" : showDay(next) };
}

/** Those of the next two weeks. */
function describeAbsences(timetable: Timetable, today: string) {
  const last = addDays(today, daysTold - 1);
  return timetable.absences
    .filter(({ first_day, back_at }) => first_day <= last && back_at === null)
    .map((absence) => ({
      days: `Away ${showSpan(absence)}.`,
      back: `Back on ${showDay(firstDayBack(timetable, absence.last_day))}.`,
      note: absence.note,
    }));
}

/** For structured data: weekly hours as such, others by their days, and the days away. */
function openingHours(timetable: Timetable, today: string) {
  const replaced = new Set(timetable.sittings.map(({ replaces }) => replaces));
  const isWeekly = ({ id, weeks, replaces }: Sitting) =>
    weeks.length === 0 && !replaces && !replaced.has(id);
  const weekly = timetable.sittings
    .filter(isWeekly)
    .map(({ weekdays, starts_at, ends_at, first_day, last_day }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: weekdays.map((day) => weekdayNames[day - 1] as (typeof weekdayNames)[number]),
      opens: showClock(starts_at),
      closes: showClock(ends_at),
      ...(first_day && { validFrom: first_day }),
      ...(last_day && { validThrough: last_day }),
    }));
  const some = {
    ...timetable,
    sittings: timetable.sittings.filter((sitting) => !isWeekly(sitting)),
  };
  const single = daysFrom(today, 31).flatMap((day) =>
    occurrencesOn(some, day)
      .filter(takesPlace)
      .map(({ starts_at, ends_at }) => ({
        "@type": "OpeningHoursSpecification" as const,
        validFrom: day,
        validThrough: day,
        opens: showClock(starts_at),
        closes: showClock(ends_at),
      })),
  );
  const away = [
    ...timetable.absences.filter(({ back_at }) => back_at === null),
    ...timetable.closures,
  ]
    .map((one) => ({
      ...one,
      from: one.from_at === null ? one.first_day : addDays(one.first_day, 1),
    }))
    .filter(({ from, last_day }) => from <= last_day)
    .map(({ from, last_day }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: from,
      validThrough: last_day,
      opens: "00:00",
      closes: "00:00",
    }));
  return [...weekly, ...single, ...away];
}

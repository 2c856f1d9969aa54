import type { RouterContextProvider } from "react-router";
import { keepUntil } from "#app/requests/http.ts";
import {
  addDays,
  daysAhead,
  daysFrom,
  firstDayBack,
  type Moment,
  nextAfter,
  nextChange,
  type Occurrence,
  occurrencesOn,
  type Sitting,
  type Timetable,
  takesPlace,
  weekdayOf,
} from "#app/timetable/calendar.ts";
import { showClock, showRange, showTime } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import {
  describeNow,
  showDay,
  showDays,
  showSpan,
  showWeeks,
  weekdayNames,
} from "#app/timetable/words.ts";
import { hasSittings } from "#db/sittings.ts";

const daysTold = 14;

export interface WeekTime {
  time: string;
  /** Falls away on the next such day. */
  isOff: boolean;
  /** Is on the next such day. */
  isOn: boolean;
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
    more: moreAboutNow(timetable, moment),
    week: timetable.sittings.length > 0 ? describeWeekdays(timetable, moment.day) : [],
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

/** From Monday to Sunday, each as it is on the next such day. */
function describeWeekdays(timetable: Timetable, today: string) {
  return weekdayNames.map((name, index) => {
    const weekday = index + 1;
    const day = daysFrom(today, 7).find((one) => weekdayOf(one) === weekday) as string;
    const held = occurrencesOn(timetable, day);
    const others = timetable.sittings.filter(
      (sitting) =>
        sitting.weekdays.includes(weekday) &&
        (sitting.last_day ?? day) >= day &&
        !held.some((one) => one.sitting.id === sitting.id),
    );
    return {
      name,
      isToday: day === today,
      times: [
        ...held.map(toTime),
        ...others.map((sitting) => toOtherTime(timetable, sitting, name, day)),
      ],
    };
  });
}

function toTime(occurrence: Occurrence): WeekTime {
  const { sitting, day, closure, absence } = occurrence;
  const why = closure ? `${closure.name}, ${showDay(day)}` : absence && `Away on ${showDay(day)}`;
  const isLate = occurrence.starts_at > occurrence.planned_start;
  const isEarly = occurrence.ends_at < occurrence.planned_end;
  const weeks = sitting.weeks.length > 0 ? `${showWeeks(sitting)} only` : "";
  const until = sitting.replaces && sitting.last_day && `until ${showDay(sitting.last_day)}`;
  return {
    time: showRange(occurrence),
    isOff: why !== undefined,
    isOn: why === undefined,
    small: [
      why,
      isLate && "later than usual today",
      isEarly && `ends earlier on ${showDay(day)}`,
      weeks,
      until,
      sitting.note,
    ]
      .filter(Boolean)
      .join(", "),
  };
}

/** A sitting that is not on the next such day, because of the week of the month, its dates or other hours. */
function toOtherTime(timetable: Timetable, sitting: Sitting, name: string, day: string): WeekTime {
  const { weeks, replaces, first_day, last_day, note } = sitting;
  const planned = { ...timetable, absences: [], closures: [] };
  const next = daysFrom(addDays(day, 7), daysAhead).find(
    (one) =>
      weekdayOf(one) === weekdayOf(day) &&
      occurrencesOn(planned, one).some((held) => held.sitting.id === sitting.id),
  );
  const when =
    replaces && first_day && last_day
      ? showDays({ first_day, last_day })
      : next && `next ${showDay(next)}`;
  return {
    time: showRange(sitting),
    isOff: false,
    isOn: false,
    small: [weeks.length > 0 && `${showWeeks(sitting)} ${name} only`, when, note]
      .filter(Boolean)
      .join(", "),
  };
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
  const weekly = timetable.sittings
    .filter(({ weeks }) => weeks.length === 0)
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
    sittings: timetable.sittings.filter(({ weeks }) => weeks.length > 0),
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

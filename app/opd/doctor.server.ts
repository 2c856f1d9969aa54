import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
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
import { keepTimesWhole, showClock, showRange, showShortRange } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import {
  describeNow,
  join,
  sayNext,
  showDate,
  showDay,
  showPattern,
  showSpan,
  weekdayNames,
} from "#app/timetable/words.ts";
import { doctorWords } from "#app/words/doctors.ts";
import { opdWords } from "#app/words/opd.ts";
import { timeWords } from "#app/words/times.ts";
import { roomIn } from "#app/words/typed.ts";
import { hasSittings } from "#db/timetable/sittings.ts";
import { isBeyond, keepUntilPauseEnds, readTokenLinesOf } from "./tokens.server.ts";

const daysTold = 14;

export interface DayTime {
  time: string;
  /** The doctor sits, has gone, does not come, or still comes. */
  state: "now" | "over" | "off" | "on";
  small: string[];
}

/** What the profile of a doctor tells; undefined where the hospital keeps no timetable here. */
export function describeDoctor(
  doctor: string,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
) {
  if (!hasSittings()) return undefined;
  const moment = readClock();
  const timetable = readTimetableOf(doctor, moment.day, locale);
  keepUntil(context, nextChange(timetable, moment));
  keepUntilPauseEnds(context, moment);
  const lines = readTokenLinesOf(doctor, timetable, moment, locale).filter(
    (line) => line.hours.ends_at > moment.minute || isBeyond(line, line.hours, moment.minute),
  );
  const beyond = lines.map(({ hours }) => hours.ends_at).filter((end) => end <= moment.minute);
  return {
    now: describeNow(timetable, moment, locale),
    tokens: lines.map(({ key, text }) => ({ key, text })),
    more: moreAboutNow(timetable, moment, locale),
    days: timetable.sittings.length > 0 ? describeDays(timetable, moment, beyond, locale) : [],
    usual: describeUsualWeeks(timetable, moment.day, locale),
    next: findNextDay(timetable, moment, locale),
    away: describeAbsences(timetable, moment.day, locale),
    hours: openingHours(timetable, moment.day),
  };
}

export type DoctorOpd = NonNullable<ReturnType<typeof describeDoctor>>;

function moreAboutNow(timetable: Timetable, { day, minute }: Moment, locale: Locale): string[] {
  const now = occurrencesOn(timetable, day)
    .filter(takesPlace)
    .find(({ starts_at, ends_at }) => starts_at <= minute && minute < ends_at);
  if (!now) return [];
  const again = runsOn(timetable, day).filter(({ starts_at }) => starts_at > minute);
  const next = again.length > 0 ? undefined : nextAfter(timetable, day);
  const hours = again.map((run) => showRange(run, locale)).join(", ");
  return [
    roomIn(locale, now.sitting.room),
    withoutStop(now.sitting.note),
    hours && fillPlaces(opdWords[locale].lines.today, { hours }),
    next ? sayNext(next, locale) : "",
  ].filter(Boolean);
}

/** Today and the six days after it, with holidays and absences where they fall; `beyond` are the ends of today's hours after which patients are still seen. */
function describeDays(
  timetable: Timetable,
  moment: Moment,
  beyond: readonly number[],
  locale: Locale,
) {
  return daysFrom(moment.day, 7).map((day) => ({
    day,
    name: nameDay(day, moment.day, locale),
    times: occurrencesOn(timetable, day).map((occurrence) => {
      const time = toTime(occurrence, moment, locale);
      const isSeeing = time.state === "over" && beyond.includes(occurrence.ends_at);
      return isSeeing ? { ...time, state: "now" as const } : time;
    }),
  }));
}

// "कल" is yesterday and tomorrow, so other languages say the day.
function nameDay(day: string, today: string, locale: Locale): string {
  if (day === today) return opdWords[locale].today;
  const isTomorrow = locale === "en" && day === addDays(today, 1);
  return isTomorrow ? opdWords.en.tomorrow : showDay(day, locale);
}

function toTime(occurrence: Occurrence, moment: Moment, locale: Locale): DayTime {
  const words = opdWords[locale].doctorWeek;
  const { sitting, closure, absence } = occurrence;
  const why = closure?.name ?? (absence && words.away);
  const isLate = occurrence.starts_at > occurrence.planned_start;
  const isEarly = occurrence.ends_at < occurrence.planned_end;
  return {
    time: keepTimesWhole(showRange(occurrence, locale)),
    state: why === undefined ? stateAt(occurrence, moment) : "off",
    small: [
      why ?? "",
      isLate ? words.later : "",
      isEarly ? words.earlier : "",
      // Nobody brings anything to a day that does not take place.
      why === undefined ? withoutStop(sitting.note) : "",
    ].filter(Boolean),
  };
}

function withoutStop(note: string): string {
  return note.replace(/[.।]\s*$/, "");
}

function stateAt({ day, starts_at, ends_at }: Occurrence, moment: Moment): DayTime["state"] {
  if (day !== moment.day || moment.minute < starts_at) return "on";
  return moment.minute < ends_at ? "now" : "over";
}

/** Such as "Mon–Sat 9–11 AM; Mon, Wed and Fri 5–7 PM". */
function describeUsualWeeks({ sittings }: Timetable, today: string, locale: Locale): string {
  const usual = sittings.filter(
    ({ replaces, last_day }) => !replaces && (last_day ?? today) >= today,
  );
  const byPattern = Map.groupBy(usual, (sitting) =>
    [showPattern(sitting), showDates(sitting, today, locale)].join("|"),
  );
  return [...byPattern.values()]
    .map((alike) => {
      const [first] = alike as [Sitting];
      const times = join([...new Set(alike.map((run) => showShortRange(run, locale)))], locale);
      return [showPattern(first, locale), times, showDates(first, today, locale)]
        .filter(Boolean)
        .join(" ");
    })
    .join("; ");
}

function showDates({ first_day, last_day }: Sitting, today: string, locale: Locale): string {
  const { fromDate, untilDate } = timeWords[locale];
  const from =
    first_day && first_day > today
      ? fillPlaces(fromDate, { date: showDate(first_day, locale) })
      : "";
  const until = last_day ? fillPlaces(untilDate, { date: showDate(last_day, locale) }) : "";
  return [from, until].filter(Boolean).join(" ");
}

function findNextDay(timetable: Timetable, { day, minute }: Moment, locale: Locale) {
  const isToday = runsOn(timetable, day).some(({ ends_at }) => ends_at > minute);
  const next = isToday ? day : nextAfter(timetable, day)?.day;
  return next && { day: next, name: isToday ? doctorWords[locale].today : showDay(next, locale) };
}

function describeAbsences(timetable: Timetable, today: string, locale: Locale) {
  const words = opdWords[locale].doctorWeek;
  const last = addDays(today, daysTold - 1);
  return timetable.absences
    .filter(({ first_day, back_at }) => first_day <= last && back_at === null)
    .map((absence) => ({
      days: fillPlaces(words.awayOn, { days: showSpan(absence, locale) }),
      back: fillPlaces(words.backOn, {
        day: showDay(firstOpdAfter(timetable, absence.last_day), locale),
      }),
      note: withoutStop(absence.note),
    }));
}

/** A Sunday without OPD is no day on which somebody is back. */
function firstOpdAfter(timetable: Timetable, day: string): string {
  return nextAfter(timetable, day)?.day ?? firstDayBack(timetable, day);
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

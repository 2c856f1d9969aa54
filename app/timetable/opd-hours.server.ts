import type { Locale } from "#app/language/locale.ts";
import { hasDoctorWithoutSittings, listWeeklyHours } from "#db/sittings.ts";
import { showClock, showRange } from "./range.ts";
import { showPattern, weekdayNames } from "./words.ts";

interface WeekdayHours {
  /** Monday is 1. */
  weekday: number;
  starts_at: number;
  ends_at: number;
}

/**
 * From the first doctor of a weekday to the last, in all weeks. None while the days of a doctor are unknown: the hours
 * of the others are not those of the OPD.
 */
function listHours(): WeekdayHours[] {
  if (hasDoctorWithoutSittings()) return [];
  const weekly = listWeeklyHours();
  return weekdayNames.flatMap((_, index) => {
    const weekday = index + 1;
    const own = weekly.filter(({ weekdays }) => weekdays.includes(`${weekday}`));
    if (own.length === 0) return [];
    const starts_at = own.reduce((first, { starts_at }) => Math.min(first, starts_at), 24 * 60);
    const ends_at = own.reduce((last, { ends_at }) => Math.max(last, ends_at), 0);
    return { weekday, starts_at, ends_at };
  });
}

/** For structured data, such as "Mo 09:00-19:00". */
export function listOpdHours(): string[] {
  return listHours().map(
    ({ weekday, starts_at, ends_at }) =>
      `${weekdayNames[weekday - 1]?.slice(0, 2)} ${showClock(starts_at)}-${showClock(ends_at)}`,
  );
}

/** A line for weekdays with the same hours, such as "Mon–Sat, 9:00 AM–7:00 PM". */
export function wordOpdHours(locale: Locale): string {
  const alike = Map.groupBy(listHours(), (hours) => showRange(hours, locale));
  return [...alike]
    .map(([range, days]) => {
      const weekdays = days.map(({ weekday }) => weekday);
      return `${showPattern({ weekdays, weeks: [] }, locale)}, ${range}`;
    })
    .join("\n");
}

import { showClock } from "#app/timetable/range.ts";
import { weekdayNames } from "#app/timetable/words.ts";
import { hasDoctorWithoutSittings, listWeeklyHours } from "#db/sittings.ts";

/**
 * For structured data, such as "Mo 09:00-19:00": from the first doctor of a weekday to the last, in all weeks. None
 * while the days of a doctor are unknown: the hours of the others are not those of the OPD.
 */
export function listOpdHours(): string[] {
  if (hasDoctorWithoutSittings()) return [];
  const weekly = listWeeklyHours();
  return weekdayNames.flatMap((name, index) => {
    const own = weekly.filter(({ weekdays }) => weekdays.includes(`${index + 1}`));
    if (own.length === 0) return [];
    const opens = own.reduce((first, { starts_at }) => Math.min(first, starts_at), 24 * 60);
    const closes = own.reduce((last, { ends_at }) => Math.max(last, ends_at), 0);
    return `${name.slice(0, 2)} ${showClock(opens)}-${showClock(closes)}`;
  });
}

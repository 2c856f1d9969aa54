import type { Locale } from "#app/language/locale.ts";
import { hasDoctorWithoutSittings, listWeeklyHours } from "#db/timetable/sittings.ts";
import { joinRuns, type Run } from "./calendar.ts";
import { showClock, showRange } from "./range.ts";
import { showPattern, weekdayNames } from "./words.ts";

/** Of weekdays from 1 for Monday. None while the days of a doctor are unknown: the others' hours are not those of the OPD. */
function listHours(): [weekday: number, runs: Run[]][] {
  if (hasDoctorWithoutSittings()) return [];
  const weekly = listWeeklyHours();
  return weekdayNames.flatMap((_, index): [number, Run[]][] => {
    const weekday = index + 1;
    const own = weekly.filter(({ weekdays }) => weekdays.includes(`${weekday}`));
    return own.length > 0 ? [[weekday, joinRuns(own)]] : [];
  });
}

export function listOpdHours(): string[] {
  return listHours().flatMap(([weekday, runs]) =>
    runs.map(
      ({ starts_at, ends_at }) =>
        `${weekdayNames[weekday - 1]?.slice(0, 2)} ${showClock(starts_at)}-${showClock(ends_at)}`,
    ),
  );
}

/** A line for weekdays with the same hours, such as "Mon–Sat, 9:00 AM–1:00 PM, 5:00–7:00 PM". */
export function wordOpdHours(locale: Locale): string {
  const alike = Map.groupBy(listHours(), ([, runs]) =>
    runs.map((run) => showRange(run, locale)).join(", "),
  );
  return [...alike]
    .map(([ranges, days]) => {
      const weekdays = days.map(([weekday]) => weekday);
      return `${showPattern({ weekdays, weeks: [] }, locale)}, ${ranges}`;
    })
    .join("\n");
}

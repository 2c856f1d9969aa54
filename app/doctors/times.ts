import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import type { Run } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { doctorWords } from "#app/words/doctors.ts";

const slotMinutes = 30;
const maxRanges = 2;

/** Half hours such as "09:00 AM" as people say them: "9:00–11:00 AM", "11:30 AM–1:00 PM". */
export function timeRanges(slots: readonly string[], locale: Locale = "en"): string[] {
  return joinSlots(slots).map((run) => showRange(run, locale));
}

/** The same in one line: where there are many, only when they begin and end. */
export function summarizeTimes(slots: readonly string[], locale: Locale = "en"): string {
  const ranges = joinSlots(slots);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || ranges.length <= maxRanges)
    return ranges.map((run) => showRange(run, locale)).join(", ");
  const hours = showRange({ starts_at: first.starts_at, ends_at: last.ends_at }, locale);
  return fillPlaces(doctorWords[locale].withBreaks, { hours });
}

/** Half hours that follow each other are one. */
export function joinSlots(slots: readonly string[]): Run[] {
  const ranges: Run[] = [];
  for (const start of slots.map(minutesOf).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && start <= last.ends_at) last.ends_at = start + slotMinutes;
    else ranges.push({ starts_at: start, ends_at: start + slotMinutes });
  }
  return ranges;
}

/** A half hour by when it begins. */
export function showSlot(slot: string, locale: Locale): string {
  return locale === "en" ? slot : showTime(minutesOf(slot), locale);
}

export function minutesOf(slot: string): number {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(slot) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

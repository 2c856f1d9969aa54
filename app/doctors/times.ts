import type { Run } from "#app/timetable/calendar.ts";
import { showRange } from "#app/timetable/range.ts";

const slotMinutes = 30;
const maxRanges = 2;

/** Half hours such as "09:00 AM" as people say them: "9:00–11:00 AM", "11:30 AM–1:00 PM". */
export function timeRanges(slots: readonly string[]): string[] {
  return joinSlots(slots).map(showRange);
}

/** The same in one line: where there are many, only when they begin and end. */
export function summarizeTimes(slots: readonly string[]): string {
  const ranges = joinSlots(slots);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || ranges.length <= maxRanges) return ranges.map(showRange).join(", ");
  return `${showRange({ starts_at: first.starts_at, ends_at: last.ends_at })}, with breaks`;
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

function minutesOf(slot: string): number {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(slot) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

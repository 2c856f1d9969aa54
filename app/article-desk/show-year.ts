import { showDate } from "#app/timetable/words.ts";

/** A day such as "24 Nov 2026". */
export function showYear(day: string): string {
  return `${showDate(day)} ${day.slice(0, 4)}`;
}

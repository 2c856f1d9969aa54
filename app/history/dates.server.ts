import { addDays, momentOf } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { showLongDay } from "#app/timetable/words.ts";

/** Such as "Saturday 21 November 2026". */
export function showDate(day: string): string {
  return `${showLongDay(day)} ${day.slice(0, 4)}`;
}

export function showTimeOf(at: string): string {
  return showTime(momentOf(Date.parse(at)).minute);
}

/** Such as "Saturday 21 November 2026, 10:20 AM". */
export function showInstant(at: string): string {
  return `${showDate(dayOf(at))}, ${showTimeOf(at)}`;
}

export function dayOf(at: string): string {
  return momentOf(Date.parse(at)).day;
}

export function headingOf(day: string, today: string): string {
  if (day === today) return `Today, ${showDate(day)}`;
  return day === addDays(today, -1) ? `Yesterday, ${showDate(day)}` : showDate(day);
}

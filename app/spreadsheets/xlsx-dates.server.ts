import { showTime } from "#app/timetable/range.ts";
import type { ReadXml } from "./xml.server.ts";

// Texts, colours and conditions, escaped letters, and those whose room is left or filled (ECMA-376, part 1, 18.8.31).
const literal = /"[^"]*"?|\[[^\]]*\]?|[\\_*]./gs;
const elapsed = /^\[(?:h+|m+|s+)\]$/i;

/** Which numbers of styles mean a date or a time (ECMA-376, part 1, 18.8.30). */
export function readDateStyles(xml: string | undefined, readXml: ReadXml): Set<number> {
  const own = new Map<number, boolean>();
  const styles = new Set<number>();
  let isCellStyle = false;
  let count = 0;
  if (!xml) return styles;
  readXml(xml, {
    open(name, attribute) {
      if (name === "numFmt")
        own.set(numberOf(attribute), isDateFormat(attribute("formatCode") ?? ""));
      if (name === "cellXfs") isCellStyle = true;
      if (name === "xf" && isCellStyle) {
        const format = numberOf(attribute);
        if (own.get(format) ?? isUsualDateFormat(format)) styles.add(count);
        count++;
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return styles;
}

function numberOf(attribute: (name: string) => string | undefined): number {
  return Number(attribute("numFmtId"));
}

function isUsualDateFormat(format: number): boolean {
  return (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
}

function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(literal, (part) => (elapsed.test(part) ? "h" : "")));
}

const minutesOfDay = 24 * 60;
const dayZero = Date.UTC(1899, 11, 30);
const daysTo1904 = 1462;

export function showDate(days: number, isFrom1904: boolean): string {
  const minutes = Math.round(days * minutesOfDay);
  if (minutes >= 0 && minutes < minutesOfDay) return showTime(minutes);
  const counted = minutes + (isFrom1904 ? daysTo1904 * minutesOfDay : 0);
  const date = new Date(dayZero + counted * 60_000);
  if (Number.isNaN(date.getTime())) return String(days);
  const time = ((counted % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return date.toISOString().slice(0, 10) + (time === 0 ? "" : ` ${showTime(time)}`);
}

const iso = /^(?:(\d{4}-\d\d-\d\d)T?)?T?(?:(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z?)?$/;
// A time has no day: programs put the first they know in its place.
const noDay = ["1899-12-30", "1899-12-31", "1900-01-00", "1904-01-01"];

export function showIsoDate(text: string): string {
  const [, day, hours, minutes] = iso.exec(text) ?? [];
  const time = hours === undefined ? 0 : Number(hours) * 60 + Number(minutes);
  if (day === undefined || (hours !== undefined && noDay.includes(day))) {
    return hours === undefined ? text : showTime(time);
  }
  return day + (time === 0 ? "" : ` ${showTime(time)}`);
}

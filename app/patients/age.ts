import { toPlain } from "#app/forms/typed-numbers.ts";
import { addDays, monthsBefore, readDay } from "#app/timetable/calendar.ts";

export interface Born {
  born: string;
  is_born_exact: 0 | 1;
}

const maxYears = 120;
const units =
  /^(?:(\d{1,3}) ?y(?:ea)?rs?|(\d{1,3}) ?y)?\s*(?:(\d{1,4}) ?m(?:onths?)?)?\s*(?:(\d{1,4}) ?d(?:ays?)?)?$/i;

/** Of an age such as 34, "8 m", "20 d" or "3 y 6 m", or of a date of birth; undefined for anything else. */
export function readBorn(typed: string, today: string): Born | undefined {
  const text = toPlain(typed);
  const exact = readBirthday(text);
  const found = exact ?? readAge(text, today);
  const oldest = `${Number(today.slice(0, 4)) - maxYears}${today.slice(4)}`;
  if (!found || found > today || found < oldest) return undefined;
  return { born: found, is_born_exact: exact ? 1 : 0 };
}

// `readDay` knows this century alone.
function readBirthday(text: string): string | undefined {
  const year = /(?:^|\D)(19\d\d)(?:\D|$)/.exec(text)?.[1];
  if (!year) return readDay(text);
  const [leap, common] = ["2096", "2095"];
  const alike = isLeap(Number(year)) ? leap : common;
  const day = readDay(text.replace(year, alike));
  return day && year + day.slice(4);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && year % 100 !== 0;
}

function readAge(text: string, today: string): string | undefined {
  if (text === "") return undefined;
  if (/^\d{1,3}$/.test(text)) return before(today, Number(text) * 12);
  const [, long, short, months, days] = units.exec(text) ?? [];
  const years = long ?? short;
  if (!years && !months && !days) return undefined;
  return addDays(before(today, Number(years ?? 0) * 12 + Number(months ?? 0)), -Number(days ?? 0));
}

function before(day: string, months: number): string {
  return monthsBefore(new Date(day), months).slice(0, 10);
}

/** Years from 3 on, months from 60 days on, else days; empty where it is not known. */
export function showAge(born: string | null, today: string): string {
  if (!born) return "";
  const months = monthsBetween(born, today);
  if (months >= 36) return String(Math.floor(months / 12));
  const days = Math.round((Date.parse(today) - Date.parse(born)) / (24 * 60 * 60_000));
  return days >= 60 ? `${months} m` : `${days} d`;
}

function monthsBetween(born: string, today: string): number {
  const [from, to] = [new Date(born), new Date(today)];
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

/** The birth that is stored where `fields` have what a form shows of it: an age is not reckoned anew by each save. */
export function keepBorn<Fields extends { born: string | null; is_born_exact: number }>(
  fields: Fields,
  stored: Pick<Fields, "born" | "is_born_exact">,
  today: string,
): Fields {
  const isShown = readBorn(typedAge(stored, today), today)?.born === fields.born;
  return isShown ? { ...fields, born: stored.born, is_born_exact: stored.is_born_exact } : fields;
}

/** As a form shows it again. */
export function typedAge(
  { born, is_born_exact }: { born: string | null; is_born_exact: number },
  today: string,
) {
  return is_born_exact && born ? born.split("-").reverse().join("/") : showAge(born, today);
}

import { addDays } from "./calendar.ts";

export interface Holiday {
  day: string;
  name: string;
}

/** The three national holidays of India; the others differ from state to state, and many move. */
const national = [
  { date: "01-26", name: "Republic Day" },
  { date: "08-15", name: "Independence Day" },
  { date: "10-02", name: "Gandhi Jayanti" },
];

/** Those of the year that begins with this day. */
export function holidaysFrom(day: string): Holiday[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => national.map(({ date, name }) => ({ day: `${one}-${date}`, name })))
    .filter((holiday) => holiday.day >= day && holiday.day < addDays(day, 365));
}

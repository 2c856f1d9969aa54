import { addDays } from "./calendar.ts";

export const states = ["Haryana", "Punjab", "Chandigarh", "Himachal Pradesh"] as const;

export type State = (typeof states)[number];

export interface Holiday {
  day: string;
  name: string;
  /** Its day follows the moon or is set by the State each year. */
  isExpected: boolean;
}

/** Without `states`, in all of them. */
const fixed: { date: string; name: string; states?: readonly State[] }[] = [
  { date: "01-25", name: "Statehood Day of Himachal Pradesh", states: ["Himachal Pradesh"] },
  { date: "01-26", name: "Republic Day" },
  { date: "04-14", name: "Dr Ambedkar Jayanti" },
  { date: "04-15", name: "Himachal Day", states: ["Himachal Pradesh"] },
  {
    date: "07-31",
    name: "Martyrdom Day of Shaheed Udham Singh",
    states: ["Haryana", "Punjab"],
  },
  { date: "08-15", name: "Independence Day" },
  { date: "10-02", name: "Gandhi Jayanti" },
  { date: "11-01", name: "Haryana Day", states: ["Haryana"] },
  { date: "12-25", name: "Christmas" },
];

/** Add those of a year when the almanacs have it. */
const moving: { day: string; name: string; isExpected?: false }[] = [
  { day: "2027-01-15", name: "Birthday of Guru Gobind Singh" },
  { day: "2027-02-20", name: "Guru Ravidas Jayanti" },
  { day: "2027-03-06", name: "Maha Shivratri" },
  { day: "2027-03-10", name: "Id-ul-Fitr" },
  { day: "2027-03-22", name: "Holi" },
  { day: "2027-03-26", name: "Good Friday", isExpected: false },
  { day: "2027-04-15", name: "Ram Navami" },
  { day: "2027-04-19", name: "Mahavir Jayanti" },
  { day: "2027-05-17", name: "Id-ul-Zuha" },
  { day: "2027-05-20", name: "Buddha Purnima" },
  { day: "2027-08-17", name: "Raksha Bandhan" },
  { day: "2027-08-25", name: "Janmashtami" },
  { day: "2027-10-09", name: "Dussehra" },
  { day: "2027-10-15", name: "Maharishi Valmiki Jayanti" },
  { day: "2027-10-29", name: "Diwali" },
  { day: "2027-10-30", name: "Vishwakarma Day" },
  { day: "2027-11-14", name: "Birthday of Guru Nanak" },
];

export function holidaysFrom(day: string, state: State): Holiday[] {
  const year = Number(day.slice(0, 4));
  const own = fixed.filter(({ states }) => !states || states.includes(state));
  const yearly = [year, year + 1].flatMap((one) =>
    own.map(({ date, name }) => ({ day: `${one}-${date}`, name, isExpected: false })),
  );
  const all = [...yearly, ...moving.map((holiday) => ({ isExpected: true, ...holiday }))].filter(
    (holiday) => holiday.day >= day && holiday.day < addDays(day, 365),
  );
  return [...Map.groupBy(all, (holiday) => holiday.day)]
    .map(([day, same]) => ({
      day,
      name: same.map(({ name }) => name).join(", "),
      isExpected: same.every(({ isExpected }) => isExpected),
    }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

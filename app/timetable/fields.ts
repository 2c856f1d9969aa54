const firstTime = 6 * 60;

/** Half hours from 06:00 to 23:00, in minutes after midnight. */
export const times: readonly number[] = Array.from(
  { length: 35 },
  (_, half) => firstTime + half * 30,
);

export const quarters: readonly number[] = Array.from(
  { length: 67 },
  (_, quarter) => firstTime + (quarter + 1) * 15,
);

export const labels = {
  weekdays: "Days",
  starts_at: "From",
  ends_at: "To",
  weeks: "Only in some weeks of the month",
  room: "Room or place",
  note: "Note for visitors",
  first_day: "First day",
  last_day: "Last day",
  name: "Name",
  text: "Text",
  from_at: "Begins on the first day at",
  link: "Link",
} as const;

export const times = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  /** Beside a date. */
  dayNames: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  /** In a narrow column. */
  narrowNames: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  /** Beside a day. */
  monthNames: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  ordinals: ["1st", "2nd", "3rd", "4th", "5th"],
  day: "{weekday} {date}",
  and: "{first} and {last}",
  to: "{first} to {last}",
  row: "{first}–{last}",
  /** Beside hours. */
  daily: "every day",
  inWeeks: "{weeks} {days}",
  fromTime: "{what}, from {time}",
  fromTimeTo: "{first}, from {time}, to {last}",
  fromDate: "from {date}",
  untilDate: "until {date}",
} as const;

const weekdays = ["ਸੋਮਵਾਰ", "ਮੰਗਲਵਾਰ", "ਬੁੱਧਵਾਰ", "ਵੀਰਵਾਰ", "ਸ਼ੁੱਕਰਵਾਰ", "ਸ਼ਨੀਵਾਰ", "ਐਤਵਾਰ"] as const;

const months = [
  "ਜਨਵਰੀ",
  "ਫ਼ਰਵਰੀ",
  "ਮਾਰਚ",
  "ਅਪ੍ਰੈਲ",
  "ਮਈ",
  "ਜੂਨ",
  "ਜੁਲਾਈ",
  "ਅਗਸਤ",
  "ਸਤੰਬਰ",
  "ਅਕਤੂਬਰ",
  "ਨਵੰਬਰ",
  "ਦਸੰਬਰ",
] as const;

export const times = {
  weekdays,
  dayNames: weekdays,
  narrowNames: ["ਸੋਮ", "ਮੰਗਲ", "ਬੁੱਧ", "ਵੀਰ", "ਸ਼ੁੱਕਰ", "ਸ਼ਨੀ", "ਐਤ"],
  months,
  monthNames: months,
  ordinals: ["ਪਹਿਲੇ", "ਦੂਜੇ", "ਤੀਜੇ", "ਚੌਥੇ", "ਪੰਜਵੇਂ"],
  day: "{weekday}, {date}",
  and: "{first} ਅਤੇ {last}",
  to: "{first} ਤੋਂ {last} ਤੱਕ",
  row: "{first} ਤੋਂ {last}",
  daily: "ਹਰ ਰੋਜ਼",
  inWeeks: "ਮਹੀਨੇ ਦੇ {weeks} {days}",
  fromTime: "{what}, {time} ਤੋਂ",
  fromTimeTo: "{first} ਨੂੰ {time} ਤੋਂ ਲੈ ਕੇ {last} ਤੱਕ",
  fromDate: "{date} ਤੋਂ",
  untilDate: "{date} ਤੱਕ",
} as const;

export const clock = {
  morning: "ਸਵੇਰੇ",
  noon: "ਦੁਪਹਿਰੇ",
  evening: "ਸ਼ਾਮੀਂ",
  night: "ਰਾਤੀਂ",
  time: "{part} {hour} ਵਜੇ",
  range: "{from} ਤੋਂ {to} ਤੱਕ",
  rangeOfPart: "{part} {from} ਤੋਂ {to} ਵਜੇ ਤੱਕ",
};

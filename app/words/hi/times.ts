const weekdays = ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"] as const;

const months = [
  "जनवरी",
  "फरवरी",
  "मार्च",
  "अप्रैल",
  "मई",
  "जून",
  "जुलाई",
  "अगस्त",
  "सितंबर",
  "अक्टूबर",
  "नवंबर",
  "दिसंबर",
] as const;

export const times = {
  weekdays,
  dayNames: weekdays,
  narrowNames: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
  months,
  monthNames: months,
  ordinals: ["पहले", "दूसरे", "तीसरे", "चौथे", "पांचवें"],
  day: "{weekday}, {date}",
  and: "{first} और {last}",
  to: "{first} से {last} तक",
  row: "{first} से {last}",
  daily: "हर रोज",
  inWeeks: "महीने के {weeks} {days}",
  fromTime: "{what}, {time} से",
  fromTimeTo: "{first} को {time} से {last} तक",
  fromDate: "{date} से",
  untilDate: "{date} तक",
} as const;

export const clock = {
  morning: "सुबह",
  noon: "दोपहर",
  evening: "शाम",
  night: "रात",
  time: "{part} {hour} बजे",
  range: "{from} से {to} तक",
  rangeOfPart: "{part} {from} से {to} बजे तक",
};

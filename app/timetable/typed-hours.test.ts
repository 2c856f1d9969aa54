import { expect, test } from "vitest";
import { typedHoursIn } from "./typed-hours.ts";

test.each([
  ["8 AM–8 PM", "सुबह 8 बजे से रात 8 बजे तक", "ਸਵੇਰੇ 8 ਵਜੇ ਤੋਂ ਰਾਤੀਂ 8 ਵਜੇ ਤੱਕ"],
  ["5–7 PM", "शाम 5 से 7 बजे तक", "ਸ਼ਾਮੀਂ 5 ਤੋਂ 7 ਵਜੇ ਤੱਕ"],
  ["11:30-1 pm", "सुबह 11:30 बजे से दोपहर 1 बजे तक", "ਸਵੇਰੇ 11:30 ਵਜੇ ਤੋਂ ਦੁਪਹਿਰੇ 1 ਵਜੇ ਤੱਕ"],
  [
    "Every day 9 AM to 12 noon",
    "हर रोज सुबह 9 बजे से दोपहर 12 बजे तक",
    "ਹਰ ਰੋਜ਼ ਸਵੇਰੇ 9 ਵਜੇ ਤੋਂ ਦੁਪਹਿਰੇ 12 ਵਜੇ ਤੱਕ",
  ],
  [
    "Mon–Sat 9 AM–1 PM and 4–6 PM, on Sundays 10–11 AM",
    "सोमवार से शनिवार तक सुबह 9 बजे से दोपहर 1 बजे तक और शाम 4 से 6 बजे तक, रविवार सुबह 10 से 11 बजे तक",
    "ਸੋਮਵਾਰ ਤੋਂ ਸ਼ਨੀਵਾਰ ਤੱਕ ਸਵੇਰੇ 9 ਵਜੇ ਤੋਂ ਦੁਪਹਿਰੇ 1 ਵਜੇ ਤੱਕ ਅਤੇ ਸ਼ਾਮੀਂ 4 ਤੋਂ 6 ਵਜੇ ਤੱਕ, ਐਤਵਾਰ ਸਵੇਰੇ 10 ਤੋਂ 11 ਵਜੇ ਤੱਕ",
  ],
  [
    "Wednesday and Thursday: 6 PM–12 midnight",
    "बुधवार और गुरुवार: शाम 6 बजे से रात 12 बजे तक",
    undefined,
  ],
])("the hours %s stand in Hindi and Punjabi too", (typed, hindi, punjabi) => {
  expect(typedHoursIn("hi", typed)).toBe(hindi);
  if (punjabi) expect(typedHoursIn("pa", typed)).toBe(punjabi);
  expect(typedHoursIn("en", typed)).toBe(typed);
});

test.each(["4–6 PM, two visitors at a time", "By appointment", "24 hours", "Tuesday, if open", ""])(
  "what else somebody typed stays as it is: %s",
  (typed) => expect(typedHoursIn("hi", typed)).toBe(typed),
);

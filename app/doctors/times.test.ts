import { expect, test } from "vitest";
import { slots } from "./slots.ts";
import { summarizeTimes, timeRanges } from "./times.ts";

test.each([
  [["09:00 AM", "09:30 AM"], ["9:00–10:00 AM"]],
  [["11:30 AM"], ["11:30 AM–12:00 PM"]],
  [["12:00 PM", "12:30 PM"], ["12:00–1:00 PM"]],
  [
    ["05:00 PM", "09:00 AM", "04:30 PM", "09:30 AM", "10:00 AM"],
    ["9:00–10:30 AM", "4:30–5:30 PM"],
  ],
  [["06:30 PM"], ["6:30–7:00 PM"]],
  [["09:00 AM", "09:00 AM"], ["9:00–9:30 AM"]],
  [slots, ["9:00 AM–7:00 PM"]],
  [[], []],
])("%j reads %j", (chosen, ranges) => {
  expect(timeRanges(chosen)).toEqual(ranges);
});

test("two ranges stand in one line, and of more only the beginning and the end", () => {
  const two = ["09:00 AM", "05:00 PM"];
  expect(summarizeTimes(two)).toBe("9:00–9:30 AM, 5:00–5:30 PM");
  expect(summarizeTimes([...two, "12:00 PM"])).toBe("9:00 AM–5:30 PM, with breaks");
  expect(summarizeTimes([])).toBe("");
});

import { expect, test } from "vitest";
import { isDue } from "./upkeep-times.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const iso = (text: string) => new Date(at(text)).toISOString();

test.each([
  ["never done", undefined, "2026-01-10T12:00", true],
  ["done last night", "2026-01-10T02:05", "2026-01-10T12:00", false],
  ["done yesterday evening, before two at night", "2026-01-09T23:00", "2026-01-10T01:59", false],
  ["done yesterday evening, after two at night", "2026-01-09T23:00", "2026-01-10T02:00", true],
  ["missed for a week", "2026-01-03T02:05", "2026-01-10T12:00", true],
  ["done while the clock was a year ahead", "2027-01-10T02:05", "2026-01-10T12:00", true],
])("%s", (_, done, now, due) => {
  expect(isDue(done && iso(done), undefined, at(now))).toBe(due);
});

test("what failed is tried again after an hour", () => {
  const failed = iso("2026-01-10T02:05");
  expect(isDue(undefined, failed, at("2026-01-10T02:50"))).toBe(false);
  expect(isDue(undefined, failed, at("2026-01-10T03:10"))).toBe(true);
});

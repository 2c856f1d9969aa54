import "../../tests/app/temporary-data.ts";

import { expect, test } from "vitest";
import { isClockBelievable } from "./activity.ts";

const now = new Date("2026-11-22T10:00:00.000Z");

test.each([
  ["staff worked yesterday", ["2026-10-30", "2026-11-21"], true],
  ["staff worked thirty days ago", ["2026-10-23"], true],
  ["nobody has worked for more than thirty days", ["2026-10-21"], false],
  ["somebody worked on one day after a long silence", ["2025-10-01", "2026-11-22"], false],
  [
    "somebody worked on three days after a long silence",
    ["2025-10-01", "2026-11-05", "2026-11-20", "2026-11-22"],
    true,
  ],
  ["a clock that was ahead has written days to come", ["2026-11-21", "2028-01-01"], true],
  ["nothing is known yet", [], true],
])("where %s, the clock is believed: %#", (_, days, expected) => {
  expect(isClockBelievable(now, days)).toBe(expected);
});

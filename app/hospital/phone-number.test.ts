import { expect, test } from "vitest";
import { toPhoneNumber } from "./phone-number.ts";

test.each([
  ["1860 500 1001", "1860 500 1001", "tel:18605001001"],
  ["1860-266-2667", "1860 266 2667", "tel:18602662667"],
  ["1800-200-000", "1800 200 000", "tel:1800200000"],
])("%s, a number without an area, is dialled as it is", (typed, shown, link) => {
  expect(toPhoneNumber(typed)).toEqual({ shown, link });
});

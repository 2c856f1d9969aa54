import { expect, test } from "vitest";
import { readBorn, showAge, typedAge } from "./age.ts";

const today = "2026-11-26";

test("an age is read as people say it, and shown as they would say it back", () => {
  for (const [typed, shown] of [
    ["34", "34"],
    ["3 y 6 m", "3"],
    ["8 m", "8 m"],
    ["20 d", "20 d"],
    ["2 years", "24 m"],
    ["३४", "34"],
    ["12/04/1992", "34"],
    ["29/02/2024", "32 m"],
    ["0", "0 d"],
  ] as const) {
    expect([typed, showAge(readBorn(typed, today)?.born ?? null, today)]).toEqual([typed, shown]);
  }
});

test("a birthday is kept as it is, an age is reckoned", () => {
  expect(readBorn("29/02/1992", today)).toEqual({ born: "1992-02-29", is_born_exact: 1 });
  expect(readBorn("34", today)).toEqual({ born: "1992-11-26", is_born_exact: 0 });
});

test("an age is no less where the month of birth has no such day", () => {
  for (const [typed, day] of [
    ["8 m", "2026-10-31"],
    ["18", "2028-02-29"],
  ] as const) {
    expect(showAge(readBorn(typed, day)?.born ?? null, day)).toBe(typed);
  }
});

test("a form shows a birthday as people write it, and reads it again", () => {
  const born = readBorn("12/04/1992", today) ?? { born: null, is_born_exact: 0 };
  expect(typedAge(born, today)).toBe("12/04/1992");
});

test("what is no age is none", () => {
  for (const typed of ["", "old", "121", "01/01/2027", "30/02/1992", "29/02/1991", "1.5", "m"]) {
    expect([typed, readBorn(typed, today)]).toEqual([typed, undefined]);
  }
});

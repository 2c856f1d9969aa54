import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { financialYearBefore, financialYearOf } from "#db/payments/financial-year.ts";
import type { Payment } from "#db/payments/payments.ts";
import { momentOf } from "../timetable/calendar.ts";
import { amountInWords } from "./amount-in-words.ts";
import { readReceipt } from "./receipt.server.ts";

beforeAll(() => migrateDataDirectory());
afterAll(closeDatabase);

const values: Record<string, number> = Object.fromEntries(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);
"twenty thirty forty fifty sixty seventy eighty ninety".split(" ").forEach((word, at) => {
  values[word] = (at + 2) * 10;
});
const units: Record<string, number> = { hundred: 100, thousand: 1000, lakh: 100_000 };

/** Reads words as somebody reads them aloud: each unit ends a group. */
function readWords(text: string): number {
  const [, words = ""] = /^Rupees (.*) only$/.exec(text) ?? [];
  let [sum, group] = [0, 0];
  for (const word of words.split(" ")) {
    if (word === "hundred") group *= 100;
    else if (units[word]) {
      sum += group * units[word];
      group = 0;
    } else group += values[word] ?? Number.NaN;
  }
  return sum + group;
}

test("an amount in words says the amount, for every rupee to 1,20,000 and some to 99,99,999", () => {
  const wrong: number[] = [];
  const check = (rupees: number) => {
    if (readWords(amountInWords(rupees)) !== rupees) wrong.push(rupees);
  };
  for (let rupees = 1; rupees <= 120_000; rupees += 1) check(rupees);
  for (let rupees = 120_001; rupees <= 9_999_999; rupees += 3331) check(rupees);
  check(9_999_999);
  expect(wrong).toEqual([]);
});

test.each([
  [1200, "Rupees one thousand two hundred only"],
  [100_000, "Rupees one lakh only"],
  [120_545, "Rupees one lakh twenty thousand five hundred forty five only"],
  [9_999_999, "Rupees ninety nine lakh ninety nine thousand nine hundred ninety nine only"],
])("%i in words", (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});

test("the year of the books begins with 1 April by the clock in the hospital", () => {
  for (let hour = -48; hour <= 48; hour += 1) {
    const instant = Date.parse("2027-04-01T00:00:00+05:30") + hour * 60 * 60_000;
    const year = financialYearOf(momentOf(instant).day);
    expect([hour, year]).toEqual([hour, hour < 0 ? "26-27" : "27-28"]);
  }
  expect(financialYearOf("2099-12-31")).toBe("99-00");
  expect(financialYearBefore("2026-11-26", 9)).toBe("17-18");
  expect(financialYearBefore("2027-03-31", 8)).toBe("18-19");
});

const payment = {
  ...{ id: "", kind: "receipt", day: "2027-01-10", lines: [], reason: "", total: 800, cash: 800 },
  ...{ appointment_id: null, patient_id: null, of_payment: null },
} as unknown as Payment;

test("a receipt that is printed after a quarter of an hour is a duplicate", () => {
  const after = (minutes: number) => {
    const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
    return readReceipt({ ...payment, created_at }).duplicate;
  };
  expect([after(14), after(16)]).toEqual(["", expect.stringMatching(/^Duplicate, printed /)]);
});

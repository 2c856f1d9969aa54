import { expect, test } from "vitest";
import { notingWaits } from "../../server/waiting.ts";
import { respondWithCsv } from "./csv-file.server.ts";

function listed(count: number) {
  return {
    columns: ["Number"],
    list: (after = 0, limit: number) =>
      Array.from({ length: Math.min(limit, count - after) }, (_, at) => after + at + 1),
    toRows: (part: readonly number[]) => part.map((row) => [String(row)]),
  };
}

test.each([0, 1, 999, 1000, 1001, 2500])(
  "a file of %i rows has each of them once, in order",
  async (count) => {
    const text = await respondWithCsv("rows.csv", listed(count)).text();
    const rows = Array.from({ length: count }, (_, at) => `"${at + 1}"`);
    expect(text.split("\r\n")).toEqual(['"Number"', ...rows, ""]);
  },
);

test("while a file is written others are served", () => {
  let waits = 0;
  notingWaits(
    () => waits++,
    async () => respondWithCsv("rows.csv", listed(1)),
  );
  expect(waits).toBe(1);
});

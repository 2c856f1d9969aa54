import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| V(\d[\d.]*) \|(.*)\|$/gm)].map(([, number = "", rest = ""]) => {
  const [level, what, state, where, shown] = rest.split("|").map((cell) => cell.trim());
  return { number, level, what, state, where, shown };
});

// ASVS 5.0.0: how many requirements each section has, and which of them are of level 3 alone.
const sections: Record<string, [count: number, ...levelThree: number[]]> = {
  "1.1": [2],
  "1.2": [10, 10],
  "1.3": [12, 12],
  "1.4": [3],
  "1.5": [3, 3],
  "2.1": [3],
  "2.2": [3],
  "2.3": [5, 5],
  "2.4": [2, 2],
  "3.2": [3, 3],
  "3.3": [5, 5],
  "3.4": [8, 7, 8],
  "3.5": [8, 6, 7, 8],
  "3.7": [5, 3, 4, 5],
  "4.1": [5, 4, 5],
  "4.2": [5, 2, 3, 4, 5],
  "4.3": [2],
  "4.4": [4],
  "5.1": [1],
  "5.2": [6, 4, 5, 6],
  "5.3": [3, 3],
  "5.4": [3],
  "6.1": [3],
  "6.2": [12],
  "6.3": [8, 5, 6, 7, 8],
  "6.4": [6, 5, 6],
  "6.5": [8, 6, 7, 8],
  "6.6": [4, 4],
  "6.8": [4],
  "7.1": [3],
  "7.2": [4],
  "7.3": [2],
  "7.4": [5],
  "7.5": [3, 3],
  "7.6": [2],
  "8.1": [4, 3, 4],
  "8.2": [4, 4],
  "8.3": [3, 2, 3],
  "8.4": [2, 2],
  "9.1": [3],
  "9.2": [4],
  "10.1": [2],
  "10.2": [3, 3],
  "10.3": [5, 5],
  "10.4": [16, 12, 13, 14, 15, 16],
  "10.5": [5],
  "10.6": [2],
  "10.7": [3],
  "11.1": [4, 3, 4],
  "11.2": [5, 4, 5],
  "11.3": [5, 4, 5],
  "11.4": [4],
  "11.5": [2, 2],
  "11.6": [2, 2],
  "12.1": [5, 4, 5],
  "12.2": [2],
  "12.3": [5, 5],
  "13.1": [4, 2, 3, 4],
  "13.2": [6, 6],
  "13.3": [4, 3, 4],
  "13.4": [7, 6, 7],
  "14.1": [2],
  "14.2": [8, 5, 6, 7, 8],
  "14.3": [3],
  "15.1": [5, 4, 5],
  "15.2": [5, 4, 5],
  "15.3": [7],
  "16.1": [1],
  "16.2": [5],
  "16.3": [4],
  "16.4": [3],
  "16.5": [4, 4],
  "17.1": [2, 2],
  "17.2": [8, 5, 6, 7, 8],
  "17.3": [2],
};

test("every requirement of levels 1 and 2 stands in the table once, in its order", () => {
  const expected = Object.entries(sections).flatMap(([section, [count, ...levelThree]]) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter((at) => !levelThree.includes(at))
      .map((at) => `${section}.${at}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected);
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
  expect(rows.filter(({ level }) => level === "2")).toHaveLength(183);
});

test("every line says what, in which state, where and by which test, of files that are there", () => {
  for (const { number, what, state, where = "", shown = "" } of rows) {
    expect([number, what]).toEqual([number, expect.stringMatching(/\w{2}/)]);
    expect(["met", "not met", "not applicable"], number).toContain(state);
    const files = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    const named = [...files(where), ...files(shown)];
    expect([number, named.filter((file) => !existsSync(join(root, file)))]).toEqual([number, []]);
    if (state === "not applicable") continue;
    expect([number, files(where).length > 0]).toEqual([number, true]);
    expect([number, files(shown).some((file) => file.endsWith(".test.ts"))]).toEqual([
      number,
      true,
    ]);
  }
});

test("the summary counts the lines", () => {
  for (const level of ["1", "2"]) {
    const count = (state: string) =>
      rows.filter((row) => row.level === level && row.state === state).length;
    const counts = ["met", "not met", "not applicable"].map(count).join(" | ");
    expect(text).toContain(`\n| ${level} | ${counts} |`);
    expect(count("met") / (count("met") + count("not met"))).toBeGreaterThanOrEqual(0.9);
  }
});

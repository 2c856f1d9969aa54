import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** Reads a file as a spreadsheet does. */
function parse(file: string): string[][] {
  const lines = file.match(/(?:"(?:[^"]|"")*",?)+\r\n/g) ?? [];
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')),
  );
}

test("what is written comes back, whatever it holds", () => {
  const harmless = fc.string({ unit: "grapheme" }).map((text) => `a${text}`);
  fc.assert(
    fc.property(fc.array(fc.array(harmless, { minLength: 1 })), (rows) => {
      expect(parse(toCsv(rows))).toEqual(rows);
    }),
  );
});

test("no cell begins as a formula does", () => {
  const wide = ["＝1+1", "＋1", "－1", "＠SUM(A1)"];
  const cells = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    '=HYPERLINK("https://e.example")',
    ...wide,
  ];
  const [row = []] = parse(toCsv([cells]));
  expect(row).toEqual(cells.map((cell) => `'${cell}`));
});

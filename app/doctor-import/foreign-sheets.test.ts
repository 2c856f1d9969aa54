import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { toCsv } from "#runtime/csv.ts";
import { fileOf, foreignDefaults, foreignSheets } from "../../tests/files/foreign-sheets.ts";
import { proposeTarget } from "./columns/heading-words.ts";
import { isForeign } from "./columns/mapping.ts";
import { planSheet, type Sheet } from "./plan.server.ts";
import { readUpload } from "./read-upload.server.ts";
import { listRest } from "./rest.server.ts";

beforeAll(() => migrateDataDirectory());
afterAll(closeDatabase);

function sheetOf(bytes: Uint8Array): Sheet {
  const { rows, mapping } = readUpload(bytes);
  return { rows, mapping: { ...mapping, defaults: foreignDefaults } };
}

function reasonsOf(sheet: Sheet): string[] {
  return planSheet(sheet).flatMap((row) => (row.kind === "wrong" ? row.reasons.join(" ") : []));
}

test("fees of other visits, and what is about somebody else, are proposed as nothing of the doctor", () => {
  const fees = ["Follow-up fee", "Revisit charges", "Renewal fee", "Review fee", "Old patient fee"];
  const others = ["Emergency fee", "Online fee", "Video fee", "Father name", "Husband's name"];
  const numbers = ["Date of birth", "Joining date", "Registration No", "PAN", "Aadhaar"];
  const headings = [...fees, ...others, ...numbers];
  const proposed = headings.map((heading) => [heading, proposeTarget(heading)]);
  expect(proposed).toEqual(headings.map((heading) => [heading, ""]));
});

test.each(foreignSheets)("the rows of $title go in, or say why not", (foreign) => {
  const sheet = sheetOf(fileOf(foreign));
  const planned = planSheet(sheet).length;
  const wrong = reasonsOf(sheet);
  const { reasons = [], doctors, imported } = foreign;
  expect(wrong).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  expect([planned, planned - wrong.length]).toEqual([doctors, imported]);
});

test.each(foreignSheets.filter(({ reasons, imported }) => reasons && imported > 0))(
  "the rows of $title that are left are a file that says the same when it is chosen again",
  (foreign) => {
    const sheet = sheetOf(fileOf(foreign));
    const { headings, rows } = listRest(sheet);
    const again = readUpload(Buffer.from(toCsv([headings, ...rows])));
    expect(isForeign(again.rows, again.mapping)).toBe(false);
    const typed = reasonsOf(again).map((reason) => reason.replace(/^Row \d+ is.*/, ""));
    expect(typed).toEqual(reasonsOf(sheet).filter((reason) => !/^Row \d+ is/.test(reason)));
  },
);

test("a second row about a new doctor that is left has what the first has said, and not the defaults", () => {
  const lines = [
    ["Name", "Specialization", "Fees"],
    ["Dr Said First", "Medicine", "800"],
    ["Dr Said First", "Medicine", ""],
    ["Dr Said First", "Medicine", ""],
    ["Dr Other", "Medicine", "much"],
  ];
  const { rows, mapping } = readUpload(Buffer.from(toCsv(lines)));
  const defaults = foreignDefaults;
  const rest = listRest({ rows, mapping: { ...mapping, defaults } });
  const cellsOf = (heading: string) => rest.rows.map((row) => row[rest.headings.indexOf(heading)]);
  expect(cellsOf("Name")).toEqual(["Dr Said First", "Dr Said First", "Dr Other"]);
  expect(cellsOf("Fees")).toEqual(["800", "800", "much"]);
  expect(cellsOf("About")).toEqual(Array(3).fill(foreignDefaults.about));
});

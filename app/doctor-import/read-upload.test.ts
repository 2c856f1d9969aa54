import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { toCsv } from "#runtime/csv.ts";
import { bomb, row, workbook } from "../../tests/files/workbook.ts";
import { rounds } from "../../tests/runner/rounds.ts";
import { understand } from "./columns/cells.ts";
import { columns, type ImportField } from "./columns/columns.ts";
import { noteColumns } from "./columns/mapping.ts";
import { pickRows } from "./columns/pick-rows.ts";
import { readUpload } from "./read-upload.server.ts";

const headings = ["Name", "Specialization", "About"];

function cellsOf(bytes: Uint8Array | string) {
  const { rows, mapping } = readUpload(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  return pickRows(rows, mapping).map(({ cells }) => cells);
}

const asha = { name: "Dr Asha", specialization: "स्त्री रोग", about: 'Line one\nline "two"' };
const lines = [headings, Object.values(asha)];

describe("a CSV file is read as spreadsheets write it", () => {
  const quoted = (separator: string) =>
    lines
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
      .join("\r\n");
  const commas = quoted(",");
  test.each([
    ["in UTF-8 with a mark", 2, Buffer.from(`\ufeff${commas}`)],
    ["in UTF-8 without one", 2, Buffer.from(commas)],
    ["in UTF-16", 2, Buffer.from(`\ufeff${quoted("\t")}`, "utf16le")],
    ["in UTF-16 the other way round", 2, Buffer.from(`\ufeff${commas}`, "utf16le").swap16()],
    ["with semicolons", 2, Buffer.from(quoted(";"))],
    ["with a separator of its own line", 3, Buffer.from(`sep=;\r\n${quoted(";")}`)],
    [
      "with a title, empty lines and other columns",
      5,
      Buffer.from(`Our doctors,,\n,,\n\n${commas}\n,,\n`),
    ],
  ])("%s, and with the numbers that its rows have there", (_, row, bytes) => {
    const { rows, mapping } = readUpload(bytes);
    const picked = pickRows(rows, mapping).map(({ row, cells }) => [row, cells]);
    expect(picked).toEqual([[row, asha]]);
  });

  test("in Windows-1252", () => {
    const bytes = Buffer.from("Name;Specialization\nDr Ren\xe9;Caf\xe9", "latin1");
    expect(cellsOf(bytes)).toEqual([{ name: "Dr René", specialization: "Café" }]);
  });

  test("headings in any order, case and spelling; others are named", () => {
    const text =
      " E-MAIL ,S.No,mobile no.,Doctor's blood group,specialty,NAME,_id\na@b.in,1,98,O,ENT,Dr X,\n";
    const { rows, mapping } = readUpload(Buffer.from(text));
    expect(cellsOf(text)).toEqual([
      { email: "a@b.in", phone: "98", specialization: "ENT", name: "Dr X", id: "" },
    ]);
    const { unknown, missing } = noteColumns(rows, mapping);
    expect(unknown).toEqual(["S.No", "Doctor's blood group"]);
    expect(missing).toContain("Fees");
    expect(missing).not.toContain("Languages spoken");
  });

  test("what became question marks is noticed", () => {
    const { isLossy } = readUpload(Buffer.from("Name,Specialization\n????? ????,ENT"));
    expect(isLossy).toBe(true);
  });
});

describe("an Excel file is read as it was saved", () => {
  test("with shared and formatted texts, numbers, dates, gaps and a hidden sheet", () => {
    const bytes = workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="str"><f>1</f><v>Phone</v></c><c r="E1" t="inlineStr"><is><t>Hospital Slots</t></is></c><c r="F1" t="inlineStr"><is><t>Experience</t></is></c></row>' +
        '<row r="5"><c r="A5" t="s"><v>2</v></c><c r="B5" s="1"/><c r="C5" t="inlineStr"><is><t>A&amp;B_x000D_</t></is></c><c r="D5"><v>9.87654321E9</v></c><c r="E5" s="1"><v>0.375</v></c><c r="F5" s="2"><v>45935</v></c></row>',
      {
        "xl/sharedStrings.xml":
          "<sst><si><t>Name</t></si><si><t>Specialization</t></si><si><r><t>Dr </t></r><r><t>आशा</t></r><rPh><t>no</t></rPh></si></sst>",
        "xl/styles.xml":
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]h:mm\\ AM/PM;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    );
    expect(cellsOf(bytes)).toEqual([
      {
        name: "Dr आशा",
        specialization: "A&B\r",
        phone: "9876543210",
        hospital_slots: "9:00 AM",
        experience: "2025-10-05",
      },
    ]);
  });

  test("what is written comes back, whatever it holds, in both kinds of file", async () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((one) => one.trim() === one && one !== "" && !/[\r\0]/.test(one));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1 }), async (rows) => {
        const expected = rows.map(([name, specialization, about]) => ({
          name,
          specialization,
          about,
        }));
        const guarded = cellsOf(toCsv([headings, ...rows]));
        expect(guarded.map(unguarded)).toEqual(expected);
        const pieces = writeXlsx(partsOf([headings, ...rows]), {
          columns: 3,
          numbers: [],
          sheet: "Doctors",
        });
        expect(cellsOf(Buffer.concat(await Readable.from(pieces).toArray()))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

async function* partsOf(rows: string[][]) {
  yield rows;
}

function unguarded(cells: Partial<Record<string, string>>) {
  const read = Object.entries(cells).map(([name, cell = ""]) => {
    const understood = understand(name as ImportField, cell);
    return [name, "value" in understood ? understood.value : undefined];
  });
  return Object.fromEntries(read);
}

describe("a cell is understood as people and Excel write it", () => {
  test.each<[ImportField, string, unknown]>([
    ["phone", "+91 98765 43210", "9876543210"],
    ["phone", "9.876543210E+09", "9876543210"],
    ["phone", "९८७६५४३२१०", "9876543210"],
    ["fees", "₹ 1,200/-", "1200"],
    ["experience", "12+ years", "12"],
    ["hospital_slots", "9:00–10:30 AM", ["09:00 AM", "09:30 AM", "10:00 AM"]],
    ["hospital_slots", "9-10, 18:00 to 19:00", ["09:00 AM", "09:30 AM", "06:00 PM", "06:30 PM"]],
    ["hospital_slots", "11:30 AM–12:30 PM; 1 pm", ["11:30 AM", "12:00 PM", "01:00 PM"]],
    ["hospital_slots", "09:00:00", ["09:00 AM"]],
    ["hospital_slots", "", []],
    ["is_active", "YES", true],
    ["is_active", "नहीं", false],
    ["is_active", "", undefined],
    ["availability", "Available", "available"],
    ["about", "'=1+1", "=1+1"],
    ["about", "'It is", "'It is"],
  ])("%s: %s", (name, cell, value) => {
    expect(understand(name, cell)).toEqual({ value });
  });

  test.each<[ImportField, string, string]>([
    ["phone", "9.88E+09", "Excel has shortened"],
    ["hospital_slots", "morning", "is not understood"],
    ["hospital_slots", "0:30", "is not understood"],
    ["hospital_slots", "11-9", "is not understood"],
    ["is_active", "perhaps", "must be Yes or No"],
  ])("%s: %s is refused", (name, cell, problem) => {
    expect(understand(name, cell)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `Dr ${at},ENT`).join("\n");
const head = row(1, headings);
const wide = "<v>1</v>";

describe("a file that cannot be right is refused with a sentence", () => {
  const deep = "<a>".repeat(500_000);
  const long = "x".repeat(20_000);
  test.each<[what: string, bytes: Uint8Array | string, sentence: string]>([
    ["an empty one", "", "The file is empty."],
    ["a picture", readFileSync("public/default.jpg"), "neither a CSV nor an Excel file"],
    ["a password", Buffer.from("d0cf11e0a1b11ae1", "hex"), "with a password, or of the old kind"],
    ["an archive of something else", Buffer.from(`PK\x03\x04${"x".repeat(99)}`), "Excel file"],
    ["a workbook that is cut off", workbook(head).subarray(0, 300), "Excel file"],
    ["headings alone", "Name,Specialization\n", "no doctor under the headings"],
    ["2,001 rows", `Name,Specialization\n${many(2001)}`, "more than 2,000 rows"],
    ["101 columns", `Name,Specialization${",x".repeat(100)}\nDr X,a`, "more than 100 columns"],
    ["a very long cell", `Name,Specialization\n${long},a`, "more than 10,000 characters"],
    ["a quote without an end", 'Name,Specialization\n"Dr X,a', "has no end"],
    ["more than 4 MB", "x".repeat(5_000_000), "at most 4 MB"],
    ["1 GB in 1 MB", bomb(1024), "unpacks to too much"],
    [
      "a cell far to the right",
      workbook(`${head}<row r="2"><c r="XFD2">${wide}</c></row>`),
      "more than 100 columns",
    ],
    ["tags in tags", workbook(deep), "damaged"],
    ["tags without an end", workbook(`${head}<row r="2"><c>`), "damaged"],
    [
      "entities that multiply",
      workbook(head, {
        "xl/worksheets/sheet7.xml": `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData>${row(1, ["Name", "Specialization"])}${row(2, ["&b;", "&b;"])}</sheetData></worksheet>`,
      }),
      "",
    ],
    [
      "one long text in every cell",
      workbook(
        head +
          Array.from(
            { length: 1000 },
            (_, at) => `<row r="${at + 2}">${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`,
          ).join(""),
        { "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(9000)}</t></si></sst>` },
      ),
      "too much text",
    ],
  ])("%s", (_, bytes, sentence) => {
    const before = process.memoryUsage().rss;
    if (sentence) expect(() => cellsOf(bytes)).toThrow(sentence);
    // No entity of the file's own is put in.
    else expect(cellsOf(bytes)[0]?.name).toBe("&b;");
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test("every file that is cut off or changed somewhere is read or refused, and nothing else", () => {
    const whole = workbook(head + row(2, ["Dr X", "ENT", "Text"]));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (at, byte, isCut) => {
        const bytes = Uint8Array.from(isCut ? whole.subarray(0, at) : whole);
        if (!isCut) bytes[at] = byte;
        try {
          cellsOf(bytes);
        } catch (error) {
          expect((error as Error).name).toBe("TableError");
        }
      }),
      { numRuns: rounds(500) },
    );
  });
});

test("every column of the file has a heading of its own", () => {
  const text = toCsv([columns.map(([, heading]) => heading), columns.map(([name]) => name)]);
  const [cells] = cellsOf(text);
  expect(Object.entries(cells ?? {}).every(([name, cell]) => name === cell)).toBe(true);
  expect(Object.keys(cells ?? {})).toHaveLength(columns.length);
});

test.each([
  ["<html><table><tr><td>Name</td></tr></table></html>", "This is a web page, although"],
  ['<meta charset="utf-8"><table><tr><td>Name</td></tr></table>', "This is a web page, although"],
  ['<?xml version="1.0"?><Workbook></Workbook>', "This is an XML file, although"],
  ["%PDF-1.7\n", "This is a PDF."],
])("a file of another kind is named, with what to do: %s", (text, said) => {
  expect(() => cellsOf(text)).toThrow(said);
  expect(() => cellsOf(text)).toThrow("save the list as .xlsx or as CSV");
});

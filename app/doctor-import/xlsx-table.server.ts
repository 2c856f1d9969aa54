import { showTime } from "#app/opd/range.ts";
import { maxCellLength, maxColumns } from "./limits.ts";
import { collectTable, TableError, type TableRow, tooLong } from "./table.ts";
import { readXml, unpackParts } from "./workbook.server.ts";

const workbookPart = "xl/workbook.xml";
const relationsPart = "xl/_rels/workbook.xml.rels";
const stringsPart = "xl/sharedStrings.xml";
const stylesPart = "xl/styles.xml";

/** Reads the first sheet that is not hidden. Of a formula it takes the value that was saved with it. */
export function readXlsx(bytes: Uint8Array): TableRow[] {
  const sheet = findSheet(unpackParts(bytes, [workbookPart, relationsPart]));
  const parts = unpackParts(bytes, [sheet, stringsPart, stylesPart]);
  const rows = parts.get(sheet);
  if (rows === undefined) throw new TableError("This Excel file has no sheet that can be read.");
  const strings = readStrings(parts.get(stringsPart) ?? "");
  return readRows(rows, strings, readDateStyles(parts.get(stylesPart) ?? ""));
}

function findSheet(parts: Map<string, string>): string {
  const workbook = parts.get(workbookPart);
  if (!workbook) throw new TableError("This is no Excel file. Save the list as .xlsx or as CSV.");
  const ids: string[] = [];
  readXml(workbook, {
    open(name, attribute) {
      if (name === "sheet" && !attribute("state")) ids.push(attribute("r:id") ?? "");
    },
  });
  const targets = new Map<string, string>();
  readXml(parts.get(relationsPart) ?? "", {
    open(name, attribute) {
      if (name === "Relationship") targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
    },
  });
  const target = targets.get(ids[0] ?? "") ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells refer to by number; the runs of a formatted one together, without how it is read aloud. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let runs = "";
  let isText = false;
  let isPhonetic = false;
  if (xml === "") return strings;
  readXml(xml, {
    open(name) {
      if (name === "si") runs = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text(text) {
      if (isText) runs += text;
    },
    close(name) {
      if (name === "si") strings.push(runs);
      if (name === "rPh") isPhonetic = false;
      isText = false;
    },
  });
  return strings;
}

/** Which numbers of styles mean a date or a time (ECMA-376, part 1, 18.8.30). */
function readDateStyles(xml: string): Set<number> {
  const own = new Map<number, string>();
  const styles = new Set<number>();
  let isCellStyle = false;
  let count = 0;
  if (xml === "") return styles;
  readXml(xml, {
    open(name, attribute) {
      const format = Number(attribute("numFmtId"));
      if (name === "numFmt") own.set(format, attribute("formatCode") ?? "");
      if (name === "cellXfs") isCellStyle = true;
      if (name === "xf" && isCellStyle) {
        if (isDateFormat(format, own.get(format))) styles.add(count);
        count++;
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return styles;
}

function isDateFormat(format: number, code: string | undefined): boolean {
  if (code === undefined) return (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
  // Without texts, escaped letters, and colours and conditions in brackets.
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ""));
}

function readRows(xml: string, strings: readonly string[], dates: Set<number>): TableRow[] {
  const table = collectTable();
  let number = 0;
  let cells: string[] = [];
  let column = 0;
  let type = "";
  let style = 0;
  let value = "";
  let isValue = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === "row") {
        number = Number(attribute("r")) || number + 1;
        cells = [];
        column = -1;
      }
      if (name === "c") {
        column = columnOf(attribute("r")) ?? column + 1;
        type = attribute("t") ?? "n";
        style = Number(attribute("s"));
        value = "";
      }
      isValue = name === "v" || name === "t";
    },
    text(text) {
      if (!isValue) return;
      value += text;
      if (value.length > maxCellLength) throw tooLong(number);
    },
    close(name) {
      isValue = false;
      if (name === "row")
        table.add(
          number,
          Array.from(cells, (cell) => cell ?? ""),
        );
      if (name !== "c" || value === "") return;
      if (column >= maxColumns) {
        throw new TableError(`Row ${number} has more than ${maxColumns} columns.`);
      }
      cells[column] = textOf(type, value, { strings, isDate: dates.has(style) });
    },
  });
  return table.rows;
}

/** From 0, of a cell such as AB12. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? "") ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  type: string,
  value: string,
  { strings, isDate }: { strings: readonly string[]; isDate: boolean },
): string {
  if (type === "s") return withoutEscapes(strings[Number(value)] ?? "");
  if (type === "b") return value === "1" ? "Yes" : "No";
  const number = Number(value);
  if (type !== "n" || !Number.isFinite(number)) return withoutEscapes(value);
  return isDate ? showDate(number) : String(number);
}

// In the file it stands where XML has no such character.
function withoutEscapes(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const minutesOfDay = 24 * 60;
// What Excel counts days from.
const dayZero = Date.UTC(1899, 11, 30);

/** A time such as 9:00 AM, or a date such as 2026-10-05. */
function showDate(days: number): string {
  if (days >= 0 && days < 1) return showTime(Math.round(days * minutesOfDay) % minutesOfDay);
  const date = new Date(dayZero + Math.floor(days) * minutesOfDay * 60_000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}

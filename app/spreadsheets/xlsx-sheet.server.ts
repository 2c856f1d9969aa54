import { damaged } from "./archive.server.ts";
import { maxColumns, maxMergedRanges } from "./limits.ts";
import { marks } from "./spoilt.ts";
import { TableError, type TableRow, tooLong, tooManyColumns } from "./table.ts";
import { showDate, showIsoDate } from "./xlsx-dates.server.ts";
import { maxEscapedLength, unescapeText } from "./xlsx-strings.server.ts";
import { isOn } from "./xlsx-workbook.server.ts";
import type { ReadXml } from "./xml.server.ts";

export interface Shared {
  strings: readonly (string | undefined)[];
  dates: ReadonlySet<number>;
  isFrom1904: boolean;
  isUncalculated: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
}

/** Passes the rows of a sheet to `add`, with the saved results of formulas. Returns the ranges of merged cells. */
export function readSheet(
  xml: string,
  add: (row: TableRow) => void,
  shared: Shared,
  readXml: ReadXml,
): string[] {
  const merged: string[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let column = -1;
  let isValue = false;
  let isPhonetic = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === "row") {
        const number = Number(attribute("r")) || row.number + 1;
        row = { number, cells: [], isHidden: isOn(attribute("hidden")) };
        column = -1;
      }
      if (name === "c") {
        column = columnOf(attribute("r")) ?? column + 1;
        const type = attribute("t") ?? "n";
        cell = { column, type, style: Number(attribute("s")), value: "", isFormula: false };
      }
      if (name === "f" && cell) cell.isFormula = true;
      if (name === "mergeCell") merged.push(attribute("ref") ?? "");
      if (name === "rPh") isPhonetic = true;
      isValue = name === "v" || (name === "t" && !isPhonetic);
    },
    text(text) {
      if (!isValue || !cell) return;
      cell.value += text;
      if (cell.value.length > maxEscapedLength) throw tooLong(row.number);
    },
    close(name) {
      isValue = false;
      if (name === "rPh") isPhonetic = false;
      if (name === "row") add({ ...row, cells: Array.from(row.cells, (text) => text ?? "") });
      if (name !== "c" || !cell) return;
      const text = textOf(cell, shared);
      if (text === undefined) throw tooLong(row.number);
      if (text.trim() === "") return;
      if (column >= maxColumns) throw tooManyColumns(row.number);
      row.cells[column] = text;
    },
  });
  return merged;
}

function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? "") ?? [];
  if (!letters) return undefined;
  return [...letters.toUpperCase()].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, style, value, isFormula }: Cell, shared: Shared): string | undefined {
  if (type === "e") return value.startsWith("#") ? value : "#ERROR!";
  const isPlaceholder = value === "" || (value === "0" && shared.isUncalculated);
  if (isFormula && isPlaceholder && type !== "str") return marks.uncalculated;
  if (value === "") return "";
  if (type === "s") {
    if (!(Number(value) in shared.strings)) throw new TableError(damaged);
    return shared.strings[Number(value)];
  }
  if (type === "b") return isOn(value) ? "TRUE" : "FALSE";
  if (type === "d") return showIsoDate(value);
  if (type !== "n") return unescapeText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return "#NUM!";
  return shared.dates.has(style) ? showDate(number, shared.isFrom1904) : String(number);
}

/** Of cells that are merged over several rows, only the first has what the person sees beside all of them. */
export function markMerged(rows: readonly TableRow[], ranges: readonly string[]): void {
  if (ranges.length > maxMergedRanges) throw new TableError("There are too many merged cells.");
  for (const range of ranges) {
    const [first = "", last = ""] = range.split(":");
    const column = columnOf(first) ?? maxColumns;
    if (column >= maxColumns) continue;
    for (const { number, cells } of rows) {
      if (number <= rowOf(first) || number > rowOf(last) || cells[column]?.trim()) continue;
      while (cells.length < column) cells.push("");
      cells[column] = marks.merged;
    }
  }
}

function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0]);
}

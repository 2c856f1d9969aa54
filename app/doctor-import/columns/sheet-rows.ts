import { marks } from "#app/spreadsheets/spoilt.ts";
import type { TableRow } from "#app/spreadsheets/table.ts";
import { type ColumnName, labelOf, type Target, type WordsTarget } from "./columns.ts";
import { type Mapping, readHeadings } from "./mapping.ts";
import { joinOpd, withDefaultOpd } from "./opd-cells.ts";
import { type PickedRow, pickRows } from "./pick-rows.ts";
import { isBlank, type Reading, tidyCells } from "./tidy.ts";

export interface ImportRow {
  row: number;
  cells: Partial<Record<ColumnName | WordsTarget, string>>;
  opd: string;
  room: string;
  readings: Reading[];
}

export interface OtherRow {
  row: number;
  text: string;
}

export interface SheetRows {
  rows: ImportRow[];
  /** Names of departments above their doctors. */
  sections: OtherRow[];
  others: OtherRow[];
}

const ditto = /^(?:-?\s*(?:do|ditto)\s*\.?\s*-?|-?\s*["”″〃]\s*-?|''|’’|,,|यथोपरि)$/iu;
const total = /^(?:grand\s+|sub[\s-]*)?total\b|^कुल(?![\p{L}\p{M}])|^no\.?\s+of\s+doctors/iu;
const note = /^(?:\*|note\b|n\.b|नोट|for\s|timings?\b|prepared|signature|sd\/|updated|w\.?e\.?f)/iu;
const titled = /^(?:(?:dr|doctor|prof)\b|डॉ|डा\.|ਡਾ)/iu;

/** What the rows above a row say for it where it has none of its own. */
interface Above {
  cells: PickedRow["cells"];
  section?: OtherRow;
}

/** The doctors of a list as people write it. One with a column Id was written here, and is read to the letter. */
export function readRows(table: readonly TableRow[], mapping: Mapping): SheetRows {
  const picked = pickRows(table, mapping);
  const read: SheetRows = { rows: [], sections: [], others: [] };
  if (mapping.targets.includes("id")) {
    read.rows = picked.map((row) => toImportRow(row, row.cells, [], mapping));
    return read;
  }
  const headings = readHeadings(table, mapping.row).texts;
  const above: Above = { cells: {} };
  for (const row of picked) {
    const filled = row.all.map((cell) => cell.trim()).filter(isTyped);
    const texts = filled.filter((cell) => !/^[\d.()]+$/.test(cell));
    const other = {
      row: row.row,
      text: (texts.length > 0 ? texts : filled).join(" ").slice(0, 80),
    };
    if (isNoDoctor(texts, row, headings)) read.others.push(other);
    else if (isSection(texts, mapping)) {
      read.sections.push(other);
      above.section = other;
    } else {
      read.rows.push(complete(row, above, mapping));
    }
  }
  return read;
}

function isTyped(cell: string): boolean {
  return cell !== "" && cell !== marks.merged;
}

function isNoDoctor(
  texts: readonly string[],
  { all, cells: { name = "" } }: PickedRow,
  headings: readonly string[],
): boolean {
  const [first = ""] = texts;
  const isNumbers = texts.length === 0;
  const isAgain =
    texts.length > 1 && all.every((cell, at) => !cell.trim() || same(cell, headings[at]));
  const isNote = texts.length === 1 && (note.test(first) || first.length > 80);
  // A doctor may be one for total replacements.
  const isSum = texts.some((text) => total.test(text)) && (!name.trim() || total.test(name.trim()));
  return isNumbers || isAgain || isNote || isSum;
}

function same(cell: string, heading = ""): boolean {
  return cell.trim().replace(/\s+/g, " ").toLowerCase() === heading.toLowerCase();
}

function isSection(texts: readonly string[], { targets }: Mapping): boolean {
  return texts.length === 1 && targets.filter(Boolean).length > 1 && !titled.test(texts[0] ?? "");
}

const ownOnly: readonly Target[] = ["id", "name", "phone", "email"];

function complete(row: PickedRow, above: Above, mapping: Mapping): ImportRow {
  const cells = { ...row.cells };
  const readings: Reading[] = [];
  for (const [target, cell = ""] of Object.entries(row.cells) as [Target, string][]) {
    const isAsAbove = cell.trim() === marks.merged || ditto.test(cell.trim());
    if (!isAsAbove || ownOnly.includes(target)) continue;
    cells[target] = above.cells[target] ?? "";
    const mark = cell.trim() === marks.merged ? "merged with the cell above" : cell;
    readings.push({ label: labelOf(target), cell: mark, read: cells[target] });
  }
  above.cells = { ...above.cells, ...cells };
  if (above.section && isBlank(cells.specialization)) {
    cells.specialization = above.section.text;
    const cell = `${above.section.text}, in row ${above.section.row}`;
    readings.push({ label: labelOf("specialization"), cell, read: above.section.text });
  }
  const tidied = tidyCells(cells);
  return toImportRow(row, tidied.cells, [...readings, ...tidied.readings], mapping);
}

function toImportRow(
  { row }: PickedRow,
  cells: PickedRow["cells"],
  readings: Reading[],
  mapping: Mapping,
): ImportRow {
  const { room = "", ...others } = cells;
  const opd = joinOpd(withDefaultOpd(cells, mapping));
  return { row, cells: others as ImportRow["cells"], opd, room, readings };
}

import { maxCellLength, maxColumns, maxRows, maxTitles, maxTotalLength } from "./limits.ts";

/** A file that cannot be read as a table; its message is for the person who chose the file. */
export class TableError extends Error {
  override name = "TableError";
}

/** A line that has something in it. */
export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
  /** A filter, or the person who saved the file, has hidden it. */
  isHidden?: boolean;
}

/** What a file has, and what the person who chose it must know of how it was read. */
export interface Table {
  rows: TableRow[];
  /** The sheet that was read; a CSV file has none. */
  sheet?: string;
  /** Other sheets that can be seen. */
  otherSheets?: string[];
  /** How its letters were read where the file itself does not say, and words with such letters. */
  guess?: { encoding: string; words: string[] };
  /** Whether letters other than Western ones can have become question marks. */
  isLegacy?: boolean;
}

/** Collects lines, leaves out empty ones, and throws a TableError beyond what one import takes. */
export function collectTable() {
  const rows: TableRow[] = [];
  let length = 0;

  function add({ number, cells, isHidden }: TableRow): void {
    const end = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
    if (end === 0) return;
    if (end > maxColumns) throw tooManyColumns(number);
    const used = cells.slice(0, end);
    for (const cell of used) {
      if (cell.length > maxCellLength) throw tooLong(number);
      length += cell.length;
    }
    if (length > maxTotalLength) throw new TableError("There is too much text in this file.");
    rows.push({ number, cells: used, ...(isHidden && { isHidden }) });
    if (rows.length > maxRows + maxTitles) throw tooManyRows();
  }

  return { rows, add };
}

export function tooManyRows(): TableError {
  const most = maxRows.toLocaleString("en-IN");
  return new TableError(`The file has more than ${most} rows. Divide it into several files.`);
}

export function tooManyColumns(number: number): TableError {
  return new TableError(`Row ${number} has more than ${maxColumns} columns.`);
}

export function tooLong(number: number): TableError {
  const most = maxCellLength.toLocaleString("en-IN");
  return new TableError(`Row ${number} has a cell with more than ${most} characters.`);
}

/** The letters of a column, from 0, such as AB. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

import { maxCellLength, maxColumns, maxRows, maxTitles, maxTotalLength } from "./limits.ts";

export class TableError extends Error {
  override name = "TableError";
}

export interface TableRow {
  number: number;
  cells: string[];
  isHidden?: boolean;
}

export interface Table {
  rows: TableRow[];
  sheet?: string;
  otherSheets?: string[];
  guess?: { encoding: string; words: string[] };
  isLegacy?: boolean;
}

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

export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

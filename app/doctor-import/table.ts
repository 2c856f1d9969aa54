import { maxCellLength, maxColumns, maxRows, maxTotalLength } from "./limits.ts";

/** A file that cannot be read as a table; its message is for whoever chose the file. */
export class TableError extends Error {
  override name = "TableError";
}

/** A line that has something in it. */
export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
}

// Above the headings there may be a title.
const headings = 10;

/** Collects lines, leaves out empty ones, and throws a TableError beyond what one import takes. */
export function collectTable() {
  const rows: TableRow[] = [];
  let length = 0;

  function add(number: number, cells: string[]): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (cells.length > maxColumns) {
      throw new TableError(`Row ${number} has more than ${maxColumns} columns.`);
    }
    for (const cell of cells) {
      if (cell.length > maxCellLength) throw tooLong(number);
      length += cell.length;
    }
    if (length > maxTotalLength) throw new TableError("There is too much text in this file.");
    rows.push({ number, cells });
    if (rows.length > maxRows + headings) throw tooManyRows();
  }

  return { rows, add };
}

export function tooManyRows(): TableError {
  const most = maxRows.toLocaleString("en-IN");
  return new TableError(`The file has more than ${most} rows. Divide it into several files.`);
}

export function tooLong(number: number): TableError {
  const most = maxCellLength.toLocaleString("en-IN");
  return new TableError(`Row ${number} has a cell with more than ${most} characters.`);
}

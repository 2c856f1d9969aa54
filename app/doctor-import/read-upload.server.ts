import { type ColumnName, findColumns } from "./columns.ts";
import { readCsv } from "./csv-table.server.ts";
import { maxFileBytes, maxRows, tooLarge } from "./limits.ts";
import { TableError, type TableRow, tooManyRows } from "./table.ts";
import { exampleName } from "./template.ts";
import { readXlsx } from "./xlsx-table.server.ts";

/** A row of a file, with the cells of the columns that are known. */
export interface ImportRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: Partial<Record<ColumnName, string>>;
}

export interface Upload {
  rows: ImportRow[];
  unknown: string[];
  missing: string[];
  /** Letters of other scripts were saved as question marks. */
  isLossy: boolean;
}

/** Reads a CSV or XLSX file of doctors. Throws a TableError that says why it cannot be read. */
export function readUpload(bytes: Uint8Array): Upload {
  if (bytes.length > maxFileBytes) throw new TableError(tooLarge);
  const { table, isLossy } = readTable(bytes);
  const { places, unknown, missing, rows } = findColumns(table);
  const filled = rows.map((row) => pick(row, places)).filter(({ cells }) => !isExample(cells));
  if (filled.length === 0) throw new TableError("There is no doctor under the headings.");
  if (filled.length > maxRows) throw tooManyRows();
  return { rows: filled, unknown, missing, isLossy };
}

const questionMarks = /\?{3}/;

function readTable(bytes: Uint8Array): { table: TableRow[]; isLossy: boolean } {
  const [first, second] = bytes;
  if (first === undefined) throw new TableError("The file is empty.");
  // "PK" begins a ZIP archive, D0 CF the Excel files of before 2007 and those with a password.
  if (first === 0x50 && second === 0x4b) return { table: readXlsx(bytes), isLossy: false };
  if (first === 0xd0 && second === 0xcf) {
    throw new TableError(
      "This is an Excel file with a password, or of the old kind (.xls). Save it as .xlsx without a password.",
    );
  }
  const { rows, isLegacy } = readCsv(bytes);
  const isLossy =
    isLegacy && rows.some(({ cells }) => cells.some((cell) => questionMarks.test(cell)));
  return { table: rows, isLossy };
}

function pick({ number, cells }: TableRow, places: Map<ColumnName, number>): ImportRow {
  const picked = [...places].map(([name, place]) => [name, cells[place] ?? ""]);
  return { row: number, cells: Object.fromEntries(picked) };
}

function isExample({ name, id }: ImportRow["cells"]): boolean {
  return !id && name?.trim() === exampleName;
}

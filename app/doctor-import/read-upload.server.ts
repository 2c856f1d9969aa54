import { maxFileBytes, maxRows, tooLarge } from "#app/spreadsheets/limits.ts";
import { type Table, TableError, tooManyRows } from "#app/spreadsheets/table.ts";
import { type Mapping, proposeMapping } from "./columns/mapping.ts";
import { pickRows } from "./columns/pick-rows.ts";
import { readCsv } from "./csv-table.server.ts";
import { readXlsx } from "./xlsx-table.server.ts";

export interface Upload extends Omit<Table, "isLegacy"> {
  mapping: Mapping;
  /** Letters of other scripts were saved as question marks. */
  isLossy: boolean;
  /** Rows that a filter or the person who saved the file has hidden; they are read too. */
  hiddenRows: number;
}

/** Reads a CSV or XLSX file of doctors. Throws a TableError that says why it cannot be read. */
export function readUpload(bytes: Uint8Array): Upload {
  if (bytes.length > maxFileBytes) throw new TableError(tooLarge);
  const { isLegacy, ...table } = readTable(bytes);
  const { rows } = table;
  const mapping = proposeMapping(rows);
  const filled = pickRows(rows, mapping);
  if (filled.length === 0) throw new TableError("There is no doctor under the headings.");
  if (filled.length > maxRows) throw tooManyRows();
  const picked = new Set(filled.map(({ row }) => row));
  return {
    ...table,
    mapping,
    isLossy: Boolean(isLegacy) && rows.some(({ cells }) => cells.some(hasQuestionMarks)),
    hiddenRows: rows.filter(({ number, isHidden }) => isHidden && picked.has(number)).length,
  };
}

function hasQuestionMarks(cell: string): boolean {
  return cell.includes("???");
}

function readTable(bytes: Uint8Array): Table {
  const [first, second] = bytes;
  if (first === undefined) throw new TableError("The file is empty.");
  // "PK" begins a ZIP archive, D0 CF the Excel files of before 2007 and those with a password.
  if (first === 0x50 && second === 0x4b) return readXlsx(bytes);
  if (first === 0xd0 && second === 0xcf) {
    throw new TableError(
      "This is an Excel file with a password, or of the old kind (.xls). Save it as .xlsx without a password.",
    );
  }
  refuseOtherKind(bytes);
  return readCsv(bytes);
}

const otherKinds: [beginning: RegExp, kind: string][] = [
  // Many programs name a page with a table `.xls`, and spreadsheets open it.
  [
    /^\s*<(?:!doctype|html|table|meta|style|head)\b/i,
    "a web page, although its name may end in .xls",
  ],
  [/^\s*<\?xml/i, "an XML file, although its name may end in .xls"],
  [/^%PDF-/, "a PDF"],
];

function refuseOtherKind(bytes: Uint8Array): void {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 200));
  const [, kind] = otherKinds.find(([pattern]) => pattern.test(beginning)) ?? [];
  if (!kind) return;
  throw new TableError(
    `This is ${kind}. Open it in a spreadsheet program, and save the list as .xlsx or as CSV.`,
  );
}

import { Readable } from "node:stream";
import { byteOrderMark, guardFormula, toCsv } from "#runtime/csv.ts";
import { columns } from "./columns.ts";
import { writeXlsx } from "./xlsx-file.server.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Rows of cells, a part at a time, without their headings. */
export type Parts = AsyncIterable<readonly (readonly string[])[]>;

/** A file with these rows to download, CSV or XLSX, as the address ends. */
export function respondWithFile(url: URL, name: string, rows: Parts): Response {
  const isExcel = url.pathname.toLowerCase().endsWith(".xlsx");
  const bytes = isExcel ? xlsxOf(rows) : csvOf(rows);
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream, {
    headers: {
      "Content-Type": isExcel ? excel : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.${isExcel ? "xlsx" : "csv"}"`,
      "Cache-Control": "no-store",
    },
  });
}

const headings = columns.map(([, heading]) => heading);
const numbers = columns.flatMap(([name], at) =>
  name === "experience" || name === "fees" ? [at] : [],
);

function xlsxOf(rows: Parts): AsyncGenerator<Uint8Array> {
  return writeXlsx(withHeadings(rows), { columns: columns.length, numbers });
}

// Who saves the workbook as CSV has the same guard against formulas in it.
async function* withHeadings(rows: Parts): AsyncGenerator<string[][]> {
  yield [headings];
  for await (const part of rows) yield part.map((cells) => cells.map(guardFormula));
}

async function* csvOf(rows: Parts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + toCsv([headings]));
  for await (const part of rows) yield encoder.encode(toCsv(part));
}

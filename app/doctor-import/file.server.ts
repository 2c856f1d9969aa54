import { Readable } from "node:stream";
import { labels } from "#app/doctors/fields.ts";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { byteOrderMark, guardFormula, toCsv } from "#runtime/csv.ts";
import { columns } from "./columns/columns.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Rows = readonly (readonly string[])[];
type Parts = Iterable<Rows> | AsyncIterable<Rows>;

/** A file with these rows to download, CSV or XLSX, as the address ends; without `headings`, those of a doctor. */
export function respondWithFile(
  url: URL,
  name: string,
  rows: Parts,
  headings: readonly string[] = ownHeadings,
): Response {
  const isExcel = url.pathname.toLowerCase().endsWith(".xlsx");
  const bytes = isExcel ? xlsxOf(rows, headings) : csvOf(rows, headings);
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream, {
    headers: {
      "Content-Type": isExcel ? excel : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.${isExcel ? "xlsx" : "csv"}"`,
      "Cache-Control": "no-store",
    },
  });
}

const ownHeadings = columns.map(([, heading]) => heading);
const numeric: readonly string[] = [labels.experience, labels.fees];

function xlsxOf(rows: Parts, headings: readonly string[]): AsyncGenerator<Uint8Array> {
  const numbers = headings.flatMap((heading, at) => (numeric.includes(heading) ? [at] : []));
  return writeXlsx(withHeadings(rows, headings), {
    columns: headings.length,
    numbers,
    sheet: "Doctors",
  });
}

// Who saves the workbook as CSV has the same guard against formulas in it.
async function* withHeadings(rows: Parts, headings: readonly string[]): AsyncGenerator<Rows> {
  yield [headings];
  for await (const part of rows) yield part.map((cells) => cells.map(guardFormula));
}

async function* csvOf(rows: Parts, headings: readonly string[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + toCsv([headings]));
  for await (const part of rows) yield encoder.encode(toCsv(part));
}

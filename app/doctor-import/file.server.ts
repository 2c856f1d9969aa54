import { labels } from "#app/doctors/fields.ts";
import { encodeCsv, respondWithFile } from "#app/requests/download.server.ts";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { guardFormula } from "#runtime/csv.ts";
import { columns } from "./columns/columns.ts";

type Rows = readonly (readonly string[])[];
type Parts = Iterable<Rows> | AsyncIterable<Rows>;

/** A file with these rows to download, CSV or XLSX, as the address ends; without `headings`, those of a doctor. */
export function respondWithRows(
  url: URL,
  name: string,
  rows: Parts,
  headings: readonly string[] = ownHeadings,
): Response {
  const isExcel = url.pathname.toLowerCase().endsWith(".xlsx");
  return isExcel
    ? respondWithFile(`${name}.xlsx`, xlsxOf(rows, headings))
    : respondWithFile(`${name}.csv`, encodeCsv(withHeadings(rows, headings)));
}

const ownHeadings = columns.map(([, heading]) => heading);
const numeric: readonly string[] = [labels.experience, labels.fees];

function xlsxOf(rows: Parts, headings: readonly string[]): AsyncGenerator<Uint8Array> {
  const numbers = headings.flatMap((heading, at) => (numeric.includes(heading) ? [at] : []));
  return writeXlsx(withHeadings(guarded(rows), headings), {
    columns: headings.length,
    numbers,
    sheet: "Doctors",
  });
}

async function* withHeadings(rows: Parts, headings: readonly string[]): AsyncGenerator<Rows> {
  yield [headings];
  yield* rows;
}

// Who saves the workbook as CSV has the same guard against formulas in it.
async function* guarded(rows: Parts): AsyncGenerator<Rows> {
  for await (const part of rows) yield part.map((cells) => cells.map(guardFormula));
}

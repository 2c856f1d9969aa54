import { Readable } from "node:stream";
import { byteOrderMark, toCsv } from "#runtime/csv.ts";
import { tellWaiting } from "../../server/waiting.ts";

type Rows = Parameters<typeof toCsv>[0];

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns a CSV or XLSX file of that name. While it is made others are served. */
export function respondWithFile(name: string, bytes: AsyncIterable<Uint8Array>): Response {
  tellWaiting();
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream, {
    headers: {
      "Content-Type": name.endsWith(".xlsx") ? excel : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

export async function* encodeCsv(
  parts: Iterable<Rows> | AsyncIterable<Rows>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark);
  for await (const part of parts) yield encoder.encode(toCsv(part));
}

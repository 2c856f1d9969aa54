import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { byteOrderMark, toCsv } from "#runtime/csv.ts";
import { tellWaiting } from "../../server/waiting.ts";

const rowsAtOnce = 1000;

interface Listed<Row> {
  columns: string[];
  /** At most `limit` of the rows behind one of them. */
  list(after: Row | undefined, limit: number): readonly Row[];
  toRows(part: readonly Row[]): string[][];
}

/** Reads the list a part at a time, so that others are served and the memory is not filled meanwhile. */
export function respondWithCsv<Row>(file: string, listed: Listed<Row>): Response {
  tellWaiting();
  const body = Readable.toWeb(Readable.from(listParts(listed))) as ReadableStream;
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
}

async function* listParts<Row>({ columns, list, toRows }: Listed<Row>) {
  const encoder = new TextEncoder();
  let after: Row | undefined;
  yield encoder.encode(byteOrderMark + toCsv([columns]));
  do {
    const part = list(after, rowsAtOnce);
    after = part.length < rowsAtOnce ? undefined : part.at(-1);
    yield encoder.encode(toCsv(toRows(part)));
    await nextTurn();
  } while (after);
}

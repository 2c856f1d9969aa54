import { setImmediate as nextTurn } from "node:timers/promises";
import { encodeCsv, respondWithFile } from "./download.server.ts";

const rowsAtOnce = 1000;

interface Listed<Row> {
  columns: string[];
  /** At most `limit` of the rows behind one of them. */
  list(after: Row | undefined, limit: number): readonly Row[];
  toRows(part: readonly Row[]): string[][];
}

/** Reads the list a part at a time, so that others are served and the memory is not filled meanwhile. */
export function respondWithCsv<Row>(file: string, listed: Listed<Row>): Response {
  return respondWithFile(file, encodeCsv(listParts(listed)));
}

async function* listParts<Row>({ columns, list, toRows }: Listed<Row>) {
  let after: Row | undefined;
  yield [columns];
  do {
    const part = list(after, rowsAtOnce);
    after = part.length < rowsAtOnce ? undefined : part.at(-1);
    yield toRows(part);
    await nextTurn();
  } while (after);
}

import { inThread } from "#app/requests/in-thread.server.ts";
import type { ReadUpload } from "./upload-thread.ts";

/** Twice the cells that one import takes; of letters of Hindi, as many. */
const outputBytes = 16_000_000;

export async function readInThread(bytes: Uint8Array, person: string): Promise<ReadUpload> {
  const result = await inThread<Uint8Array, ReadUpload>("doctor-import/upload-thread", bytes, {
    person,
    outputBytes,
  });
  return "output" in result ? result.output : { problem: tooMuch };
}

const tooMuch =
  "The file takes too long to read. Copy the cells into a new spreadsheet, and save that as .xlsx or as CSV.";

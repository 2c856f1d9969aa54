import { TableError } from "#app/spreadsheets/table.ts";
import { respondInThread } from "#runtime/thread.ts";
import { readUpload, type Upload } from "./read-upload.server.ts";

export type ReadUpload = Upload | { problem: string };

await respondInThread((bytes: Uint8Array): ReadUpload => {
  try {
    return readUpload(bytes);
  } catch (error) {
    if (error instanceof TableError) return { problem: error.message };
    throw error;
  }
});

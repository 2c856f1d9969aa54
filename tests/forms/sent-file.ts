import { Readable } from "node:stream";
import { keepSentFile, type SentFile } from "#app/forms/sent-file.server.ts";

/** As if these bytes had come with a form. */
export function sent(bytes: Uint8Array): Promise<SentFile> {
  return keepSentFile(Readable.from([bytes]), "photo");
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataDirectory } from "#db/data-directory.ts";

/** UTC, ISO 8601; undefined when there was none. */
export async function readLastBackup(): Promise<string | undefined> {
  const text = await readFile(join(dataDirectory, ".last-backup"), "utf8").catch(() => "");
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

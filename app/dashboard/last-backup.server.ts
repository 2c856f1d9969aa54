import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataDirectory } from "#db/data-directory.ts";

/** When the last backup was made (UTC, ISO 8601), as the backup command leaves it; undefined: never. */
export async function readLastBackup(): Promise<string | undefined> {
  const text = await readFile(join(dataDirectory, ".last-backup"), "utf8").catch(() => "");
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

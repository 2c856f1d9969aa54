import Database from "better-sqlite3";
import { databaseFile } from "#db/disk/data-directory.ts";
import { requireNoRestore } from "#db/disk/restore-journal.ts";
import { inspectDatabase } from "./integrity.ts";

/** The copy needs no files beside it: one in WAL mode could not be read from a read-only folder. */
export async function snapshotDatabase(target: string): Promise<void> {
  requireNoRestore();
  const source = new Database(databaseFile, { fileMustExist: true, timeout: 5000 });
  try {
    // In one step: a copy in several starts again after each write.
    await source.backup(target, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
  const condition = inspectDatabase(target, "full");
  if (condition.state !== "sound") {
    const reason = condition.state === "damaged" ? condition.reason : "it is empty";
    throw new Error(`the copy of the database is not sound: ${reason}`);
  }
  const copy = new Database(target);
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

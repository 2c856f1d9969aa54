import { join } from "node:path";
import Database from "better-sqlite3";
import { dataDirectory } from "./data-directory.ts";

/** The operating system releases the lock even after a kill. Undefined when another process has it. */
export function lockDataDirectory(): (() => void) | undefined {
  const lock = new Database(join(dataDirectory, "lock.db"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return () => void lock.close();
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  }
}

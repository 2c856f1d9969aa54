import { join } from "node:path";
import Database from "better-sqlite3";
import { dataDirectory } from "./data-directory.ts";

/**
 * Takes the data folder for this process, for as long as it lives: the system lets go of the lock even
 * after a kill. Answers how to let go, or undefined when another process holds it.
 */
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

import { join } from "node:path";
import Database from "better-sqlite3";
import { dataDirectory } from "./data-directory.ts";

/** For the server, or what may not run beside it. Undefined when another process has it. */
export const lockDataDirectory = () => takeLock("lock.db");

/** Undefined while another process makes a backup. */
export const lockBackups = () => takeLock("backup-lock.db");

// The operating system releases it even after a kill.
function takeLock(name: string): (() => void) | undefined {
  const lock = new Database(join(dataDirectory, name), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return () => void lock.close();
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  }
}

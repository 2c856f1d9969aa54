import Database from "better-sqlite3";
import { lockFiles } from "./data-directory.ts";

const [serverLock, backupLock] = lockFiles;

export const lockDataDirectory = () => takeLock(serverLock);

export const lockBackups = () => takeLock(backupLock);

// The operating system releases it even after a kill.
function takeLock(file: string): Disposable | undefined {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return { [Symbol.dispose]: () => void lock.close() };
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  }
}

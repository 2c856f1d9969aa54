import Database from "better-sqlite3";
import { databaseFile } from "./data-directory.ts";

/** Tells whether anything was written to the database, by this process or another. */
export interface ChangeWatch {
  /** A number that is another one after each commit. */
  version(): number;
  close(): void;
}

/** Watches over a connection of its own: `data_version` stays silent about its own connection's commits. */
export function watchChanges(): ChangeWatch {
  const sqlite = new Database(databaseFile, { readonly: true, fileMustExist: true, timeout: 5000 });
  const statement = sqlite.prepare("PRAGMA data_version").pluck();
  return {
    version: () => statement.get() as number,
    close: () => void sqlite.close(),
  };
}

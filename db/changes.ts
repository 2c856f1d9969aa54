import Database from "better-sqlite3";
import { afterCommit } from "./after-commit.ts";
import { databaseFile } from "./data-directory.ts";

export interface ChangeWatch {
  /** Another number after each commit, of this process or another. */
  version(): number;
  close(): void;
}

/** Has its own connection: `data_version` does not change with that connection's commits. */
export function watchChanges(): ChangeWatch {
  const sqlite = new Database(databaseFile, { readonly: true, fileMustExist: true, timeout: 0 });
  const statement = sqlite.prepare("PRAGMA data_version").pluck();
  let known = 0;
  function version(): number {
    try {
      known = statement.get() as number;
    } catch {
      // Another process has the database for itself; what it changes shows once it lets go.
    }
    return known;
  }
  version();
  const current = afterCommit(version);
  function close(): void {
    current.close();
    sqlite.close();
  }
  return { version: current.read, close };
}

import Database from "better-sqlite3";
import { databaseFile } from "#db/disk/data-directory.ts";
import { afterCommit } from "./after-commit.ts";

export interface Version {
  /** Another number after a change of one of these tables; without knowing which ones, after any commit. */
  of(tables: readonly string[] | undefined): number;
  counted: number;
}

/** Has its own connection: `data_version` does not change with that connection's commits. */
export function watchChanges() {
  const sqlite = new Database(databaseFile, { readonly: true, fileMustExist: true, timeout: 0 });
  const commits = sqlite.prepare("PRAGMA data_version").pluck();
  const tables = sqlite.prepare("SELECT table_name, version FROM table_versions").raw();
  let known = { commit: 0, version: toVersion(0, []) };
  function version(): Version {
    const commit = commits.get() as number;
    if (commit !== known.commit) {
      known = { commit, version: toVersion(commit, tables.all() as [string, number][]) };
    }
    return known.version;
  }
  const versions = afterCommit(version, known.version);
  function close(): void {
    sqlite.close();
    // Last: to close this file ends the locks of all connections of the process on it.
    versions.close();
  }
  return { version: versions.current, close };
}

function toVersion(commit: number, rows: [string, number][]): Version {
  const numbers = new Map(rows);
  function of(tables: readonly string[] | undefined): number {
    let sum = 0;
    for (const table of tables ?? [""]) {
      const number = numbers.get(table);
      // Negative, so that it never equals a sum.
      if (number === undefined) return -commit;
      sum += number;
    }
    return sum;
  }
  return { of, counted: of([...numbers.keys()]) };
}

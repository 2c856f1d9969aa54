import { closeSync, openSync, readSync } from "node:fs";
import { databaseFile } from "#db/disk/data-directory.ts";

// SQLite's file format, "WAL-Index Header": two copies of 48 bytes, which each commit changes.
const headerLength = 96;

/** As a statement would take locks to learn that nothing was written. The connection of `read` has to stay open. */
export function afterCommit<Result>(read: () => Result, before: Result) {
  let index: number | undefined;
  let seen = Buffer.alloc(headerLength);
  let found = Buffer.alloc(headerLength);
  let result = before;

  function isUnchanged(): boolean {
    if (index === undefined) return false;
    if (readSync(index, found, 0, headerLength, 0) < headerLength) return false;
    if (found.equals(seen)) return true;
    [seen, found] = [found, seen];
    return false;
  }

  function current(): Result {
    if (isUnchanged()) return result;
    try {
      result = read();
      index ??= openIndex();
    } catch {
      // Another process has the database for itself; what it changes shows once it lets go.
      seen.fill(0);
    }
    return result;
  }

  function close(): void {
    if (index !== undefined) closeSync(index);
    // Another file could get the same number.
    index = undefined;
  }

  return { current, close };
}

function openIndex(): number | undefined {
  try {
    return openSync(`${databaseFile}-shm`, "r");
  } catch {
    return undefined;
  }
}

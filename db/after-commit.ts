import { closeSync, openSync, readSync } from "node:fs";
import { databaseFile } from "./data-directory.ts";

// SQLite's file format, "WAL-Index Header": two copies of 48 bytes, which each commit changes.
const headerLength = 96;

/**
 * Calls `read` for the first time and after each commit, and returns what came of it. A statement would take and
 * release locks to learn that nothing was written, which is twice the work. The connection of `read` has to stay
 * open, and to have read before: the file that tells is then there, and is not replaced.
 */
export function afterCommit<Result>(read: () => Result) {
  const index = openIndex();
  let seen = Buffer.alloc(headerLength);
  let found = Buffer.alloc(headerLength);
  let result: Result;

  function isUnchanged(): boolean {
    if (index === undefined) return false;
    if (readSync(index, found, 0, headerLength, 0) < headerLength) return false;
    if (found.equals(seen)) return true;
    [seen, found] = [found, seen];
    return false;
  }

  return {
    read: () => {
      if (!isUnchanged()) result = read();
      return result;
    },
    close: () => {
      if (index !== undefined) closeSync(index);
    },
  };
}

function openIndex(): number | undefined {
  try {
    return openSync(`${databaseFile}-shm`, "r");
  } catch {
    return undefined;
  }
}

import "../../tests/app/temporary-data.ts";

import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openAsItIs, openDatabase } from "#db/connection.server.ts";
import { ballastFile, databaseFile, dataDirectory } from "#db/disk/data-directory.ts";
import { openDataFolder } from "./data-folder.ts";

test("a change waits for another program, however many have waited before", async () => {
  mkdirSync(dataDirectory, { recursive: true });
  const folder = openDataFolder();
  const other = openDatabase(databaseFile, 0);
  let isLocked = false;
  const lockFor = async (ms: number) => {
    other.exec("BEGIN IMMEDIATE");
    isLocked = true;
    await pause(ms);
    other.exec("ROLLBACK");
    isLocked = false;
  };
  for (const many of [20, 1]) {
    const released = lockFor(50);
    const waits = Array.from({ length: many }, async () => {
      await folder.waitUntilFree();
      return isLocked;
    });
    expect(await Promise.all(waits)).not.toContain(true);
    await released;
  }
  other.close();
  folder.close();
});

test("a database that is not built as this program builds it stays byte for byte as it is", () => {
  openDataFolder().close();
  rmSync(ballastFile);
  const altered = openAsItIs(databaseFile);
  altered.pragma("journal_mode = DELETE");
  altered.exec("DROP INDEX audit_list");
  altered.close();
  const before = readFileSync(databaseFile);
  expect(openDataFolder).toThrow("is not built as this program builds it (index audit_list)");
  expect(readFileSync(databaseFile).equals(before)).toBe(true);
  expect(existsSync(ballastFile)).toBe(false);
});

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDirectory } from "../tests/app/http.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
const { migrateDataDirectory } = await import("./migrate.ts");
const { openDatabase } = await import("./connection.server.ts");
const { afterCommit } = await import("./after-commit.ts");
const { watchChanges } = await import("./changes.ts");

migrateDataDirectory();
const file = join(process.env.DATA_DIR, "hospital.db");
const watch = watchChanges();
let sqlite: ReturnType<typeof openDatabase>;

beforeAll(() => {
  sqlite = openDatabase(file);
  sqlite.exec("CREATE TABLE notes (text TEXT)");
});
afterAll(() => {
  sqlite.close();
  watch.close();
});

test("no commit is missed, also around checkpoints, and nothing else counts as one", () => {
  const commit = () => watch.version().of(undefined);
  for (let count = 0; count < 300; count += 1) {
    const before = commit();
    expect(commit()).toEqual(before);
    sqlite.prepare("INSERT INTO notes VALUES (?)").run("x".repeat(count));
    if (count % 50 === 0) sqlite.pragma("wal_checkpoint(TRUNCATE)");
    expect(commit()).not.toEqual(before);
  }
  const before = commit();
  sqlite.exec("BEGIN; INSERT INTO notes VALUES ('never'); ROLLBACK");
  expect(commit()).toEqual(before);
});

test("what could not be read is read again, although nothing was written meanwhile", () => {
  let isLocked = false;
  let calls = 0;
  const reading = afterCommit(() => {
    if (isLocked) throw new Error("database is locked");
    calls += 1;
    return calls;
  }, 0);
  for (let count = 0; count < 3; count += 1) reading.current();
  expect(reading.current()).toBe(2);
  isLocked = true;
  sqlite.prepare("INSERT INTO notes VALUES ('seen late')").run();
  expect(reading.current()).toBe(2);
  isLocked = false;
  expect(reading.current()).toBe(3);
  reading.close();
  expect(reading.current()).toBe(4);
});

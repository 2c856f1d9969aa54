import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDirectory } from "../tests/http.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
const { migrateDataDirectory } = await import("./migrate.ts");
const { openDatabase } = await import("./connection.server.ts");
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
  for (let count = 0; count < 300; count += 1) {
    const before = watch.version();
    expect(watch.version()).toEqual(before);
    sqlite.prepare("INSERT INTO notes VALUES (?)").run("x".repeat(count));
    if (count % 50 === 0) sqlite.pragma("wal_checkpoint(TRUNCATE)");
    expect(watch.version()).not.toEqual(before);
  }
  const before = watch.version();
  sqlite.exec("BEGIN; INSERT INTO notes VALUES ('never'); ROLLBACK");
  expect(watch.version()).toEqual(before);
});

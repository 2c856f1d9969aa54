import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./connection.server.ts";
import { hasOwnSchema, migrate, NewerDatabaseError, repeatStep } from "./migrate.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "migrate-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function open() {
  return openDatabase(join(directory, "test.db"));
}

/** A folder of its own with the steps before this one. */
function stepsBefore(step: string): string {
  const before = join(directory, "before");
  cpSync("migrations", before, {
    recursive: true,
    filter: (path) => !path.endsWith(".sql") || basename(path) < step,
  });
  return before;
}

function tables(sqlite: ReturnType<typeof open>) {
  return sqlite.prepare("SELECT name FROM sqlite_schema ORDER BY name").pluck().all();
}

test("a new database gets every step, and a second start has nothing to do", () => {
  const sqlite = open();
  expect(migrate(sqlite)[0]).toBe("0001_hospital.sql");
  expect(migrate(sqlite)).toEqual([]);
  expect(tables(sqlite)).toContain("doctors");
  sqlite.close();
});

test("a step that fails half-way is undone whole, and can be tried again", () => {
  writeFileSync(join(directory, "0001_one.sql"), "CREATE TABLE one (id INTEGER) STRICT;");
  const sqlite = open();
  migrate(sqlite, directory);
  writeFileSync(join(directory, "0002_two.sql"), "CREATE TABLE two (id INTEGER) STRICT; broken;");
  expect(() => migrate(sqlite, directory)).toThrow(/broken/);
  expect(tables(sqlite)).toEqual(["one"]);
  expect(sqlite.pragma("user_version", { simple: true })).toBe(1);
  writeFileSync(join(directory, "0002_two.sql"), "CREATE TABLE two (id INTEGER) STRICT;");
  expect(migrate(sqlite, directory)).toEqual(["0002_two.sql"]);
  sqlite.close();
});

test("a database that has data is copied before it is migrated, and an empty one is not", () => {
  writeFileSync(join(directory, "0001_one.sql"), "CREATE TABLE one (text TEXT) STRICT;");
  const sqlite = open();
  migrate(sqlite, directory);
  expect(readdirSync(directory)).not.toContain("hospital-before-0001_one.db");
  sqlite.exec("INSERT INTO one VALUES ('before')");
  writeFileSync(join(directory, "0002_two.sql"), "DELETE FROM one;");
  migrate(sqlite, directory);
  sqlite.close();
  const copy = openDatabase(join(directory, "hospital-before-0002_two.db"));
  expect(copy.prepare("SELECT text FROM one").pluck().all()).toEqual(["before"]);
  expect(copy.pragma("user_version", { simple: true })).toBe(1);
  copy.close();
});

test("whether emergency patients are taken at any hour is asked once, and a contradiction promises nothing", () => {
  const settled = (services: string | undefined, hours: boolean | undefined) => {
    const sqlite = openDatabase(":memory:");
    migrate(sqlite);
    const add = sqlite.prepare(
      "INSERT INTO settings (name, value, created_at, updated_at) VALUES (?, ?, '', '')",
    );
    const capabilities = {
      ct: { state: "here" },
      ...(services && { emergency: { state: services } }),
    };
    add.run("services", JSON.stringify({ capabilities }));
    if (hours !== undefined) add.run("hours", JSON.stringify({ isEmergencyAlwaysOpen: hours }));
    const storedIn = sqlite.prepare("SELECT value FROM settings WHERE name = ?").pluck();
    const read = (name: string) => JSON.parse((storedIn.get(name) as string | undefined) ?? "{}");
    // It may be run again.
    for (let time = 0; time < 2; time++) repeatStep(sqlite, "0024_emergency_in_hours.sql");
    expect(read("services")).toEqual({ capabilities: { ct: { state: "here" } } });
    const { isEmergencyAlwaysOpen } = read("hours");
    sqlite.close();
    return isEmergencyAlwaysOpen;
  };
  expect([settled("here", undefined), settled("here", true)]).toEqual([true, true]);
  expect([settled("here", false), settled("not here", true)]).toEqual([false, false]);
  expect([settled("arranged", undefined), settled("not here", undefined)]).toEqual([false, false]);
  expect([settled(undefined, undefined), settled(undefined, true)]).toEqual([undefined, true]);
});

test("links of before belong to the administrators who made them, and others end", () => {
  const sqlite = open();
  migrate(sqlite, stepsBefore("0025"));
  const staff = sqlite.prepare(
    "INSERT INTO staff (id, email, name, password_hash, role, disabled_at, created_at, updated_at) VALUES (?, ?, '', '', ?, ?, ?, '')",
  );
  const id = (name: string) => name.padEnd(24, "0");
  staff.run(id("boss"), "boss@example.org", "admin", null, "2026-01-01");
  staff.run(id("editor"), "editor@example.org", "editor", null, "2026-01-01");
  staff.run(id("off"), "off@example.org", "admin", "2026-02-01", "2026-01-01");
  staff.run(id("again"), "again@example.org", "admin", null, "2026-03-01");
  const link = sqlite.prepare(
    "INSERT INTO staff_links (id, token_hash, email, role, ends_second_factor, state, created_by, created_at, expires_at) VALUES (@id, @id, 'x', 'admin', 0, @state, @maker, '2026-02-02', '')",
  );
  const makers = ["BOSS@example.org", "editor@example.org", "off@example.org", "again@example.org"];
  for (const [place, maker] of [...makers, "gone@example.org", "command line"].entries()) {
    link.run({ id: id(`open${place}`), state: "open", maker });
  }
  link.run({ id: id("used"), state: "used", maker: "gone@example.org" });
  migrate(sqlite);
  const rows = sqlite
    .prepare("SELECT state, created_by_id FROM staff_links ORDER BY id")
    .raw()
    .all();
  const ended = ["withdrawn", null];
  expect(rows).toEqual([
    ["open", id("boss")],
    ...Array(4).fill(ended),
    ["open", null],
    ["used", null],
  ]);
  sqlite.close();
});

test("receipts of before are found as names are searched", () => {
  const sqlite = open();
  migrate(sqlite, stepsBefore("0173"));
  sqlite
    .prepare(
      "INSERT INTO payments (id, kind, year, number, prefix, day, name, lines, consultation, other, total, cash, drawer, staff_id, staff_name, form_key, created_at) VALUES (?, 'receipt', '26-27', 1, 'R', '2026-11-26', 'Dr. Áshā  VERMA', '[]', 500, 0, 500, 500, '', '', '', 'key', '2026-11-26T04:00:00.000Z')",
    )
    .run("a".repeat(24));
  migrate(sqlite);
  expect(sqlite.prepare("SELECT name_key FROM payments").pluck().get()).toBe(
    normalizeForSearch("Dr. Áshā  VERMA"),
  );
  sqlite.close();
});

test("menus have the name of a hospital's own page, whatever short title its text had, and hidden pages stay hidden", () => {
  const sqlite = openDatabase(":memory:");
  migrate(sqlite);
  const page = sqlite.prepare(
    "INSERT INTO own_pages (id, path, kind, name, hero, created_at, updated_at) VALUES (?, ?, 'page', 'Eye clinic', 'medicine', '2026-01-01T00:00:00.000Z', '')",
  );
  page.run("a".repeat(24), "/pages/eye-care");
  page.run("b".repeat(24), "/pages/hidden");
  const link = sqlite.prepare(
    "INSERT INTO article_links (path, is_hidden, title) VALUES (?, ?, ?)",
  );
  link.run("/pages/eye-care", 0, "Eye care");
  link.run("/pages/hidden", 1, "Eye care");
  link.run("/Dengue", 0, "Dengue fever");
  repeatStep(sqlite, "0199_names_of_own_pages.sql");
  const rows = sqlite.prepare("SELECT path, is_hidden, title FROM article_links").raw().all();
  expect(rows).toEqual([
    ["/Dengue", 0, "Dengue fever"],
    ["/pages/hidden", 1, null],
  ]);
  sqlite.close();
});

test("a database of a newer program is refused and left alone", () => {
  const sqlite = open();
  migrate(sqlite);
  sqlite.pragma("user_version = 999");
  expect(() => migrate(sqlite)).toThrow(NewerDatabaseError);
  expect(sqlite.pragma("user_version", { simple: true })).toBe(999);
  sqlite.close();
});

test("a database that its own steps do not make is refused before it is changed", () => {
  writeFileSync(join(directory, "0001_one.sql"), "CREATE TABLE one (id INTEGER) STRICT;");
  const sqlite = open();
  migrate(sqlite, directory);
  sqlite.exec("DROP TABLE one; CREATE TABLE other (id INTEGER)");
  writeFileSync(join(directory, "0002_two.sql"), "CREATE TABLE two (id INTEGER) STRICT;");
  expect(() => migrate(sqlite, directory)).toThrow(/\(table one, table other\)/);
  expect(tables(sqlite)).toEqual(["other"]);
  expect(sqlite.pragma("user_version", { simple: true })).toBe(1);
  expect(readdirSync(directory)).not.toContain("hospital-before-0002_two.db");
  sqlite.close();
});

test("each change of a table counts as one of that table, so that no cached page shows the old rows", () => {
  const sqlite = openDatabase(":memory:");
  migrate(sqlite);
  const names = (sql: string) => sqlite.prepare<[], string>(sql).pluck().all();
  // A row of nothing but empty texts and zeros will do.
  sqlite.exec("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF");
  for (const name of names("SELECT name FROM sqlite_schema WHERE name GLOB '*_readable_*'"))
    sqlite.exec(`DROP TRIGGER ${name}`);
  const versions = () => names("SELECT table_name || ' ' || version FROM table_versions");
  // Queues count on their day alone.
  for (const table of names("SELECT table_name FROM table_versions WHERE table_name <> 'queues'")) {
    const columns = sqlite.pragma(`table_info(${table})`) as { name: string; type: string }[];
    const values = columns.map(({ type }) => (type === "TEXT" ? "''" : "0"));
    for (const change of [
      `INSERT INTO ${table} (${columns.map(({ name }) => name)}) VALUES (${values})`,
      `UPDATE ${table} SET ${columns[0]?.name} = ${values[0]}`,
      `DELETE FROM ${table}`,
    ]) {
      const before = versions();
      sqlite.exec(change);
      const counted = versions().filter((version) => !before.includes(version));
      expect([change, counted]).toEqual([change, [expect.stringMatching(`^${table} `)]]);
    }
  }
  sqlite.close();
});

test("a write is synced to the disk before it is acknowledged", () => {
  const sqlite = open();
  migrate(sqlite);
  sqlite.exec(
    "INSERT INTO audit (staff_email, action, subject, subject_id, at) VALUES ('', '', '', '', '')",
  );
  expect(sqlite.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(sqlite.pragma("synchronous", { simple: true })).toBe(2);
  sqlite.close();
});

test("tables of Litestream are no fault of a database, and any other is", () => {
  const sqlite = open();
  migrate(sqlite);
  sqlite.exec("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)");
  expect(hasOwnSchema(sqlite)).toBe(true);
  sqlite.exec("CREATE TABLE litestream (id INTEGER PRIMARY KEY)");
  expect(hasOwnSchema(sqlite)).toBe(false);
  sqlite.close();
});

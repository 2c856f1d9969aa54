import type Database from "better-sqlite3";
import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { type RuledTable, rowRules } from "#db/row-rules.ts";
import type { SettingName } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { addOneOfEach, logIn, onDatabase, sittingBody } from "./api/api.ts";
import { type App, admin, preparedDirectory, runScript, startApp } from "./app/http.ts";
import { share } from "./runner/rounds.ts";

const tables = Object.keys(rowRules) as RuledTable[];

const oddTexts = [
  ...["", " ", "null", "{}", '{"a":1}', "[1]", "[[]]", '[{"a":1}]', "[null]", '"text"', "[]"],
  ...["constructor", "__proto__", "toString", "2026-02-31", "0001-01-01", "9999-12-31", "2026-1-1"],
  ...["<script>", "x\u0000y", "\ud800", "/", "../..", "%", "x".repeat(5000)],
];
const oddNumbers = [-1, 0, 3, 1440, 2 ** 52];

interface Column {
  name: string;
  type: "TEXT" | "INTEGER";
  pk: number;
}

/** The database without its triggers, as an older program left it, or even without its checks. */
function unguarded<Result>(
  app: App,
  checks: "checks" | "no checks",
  work: (sqlite: Database.Database) => Result,
): Result {
  return onDatabase(app, (sqlite) => {
    sqlite.pragma(`ignore_check_constraints = ${checks === "checks" ? "OFF" : "ON"}`);
    sqlite.pragma("foreign_keys = OFF");
    const triggers = sqlite
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_schema WHERE name GLOB '*_readable_*'",
      )
      .all();
    for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`);
    try {
      return work(sqlite);
    } finally {
      for (const { sql } of triggers) sqlite.exec(sql);
    }
  });
}

const article = {
  ...{ title: "", linkTitle: "", description: "", written: "2026-01-01", drawings: {} },
  ...{ needs: [], synonyms: [], sources: [], related: [], sections: [] },
  ...{ lead: "", body: "", text: "" },
};

let made = 0;

/** A key that no other row has. */
function newKey(column: string): string | number {
  made += 1;
  const digits = made.toString(16);
  if (column === "path") return `/Odd${digits}`;
  return column === "place" ? `gallery/odd-${digits}` : digits.padStart(24, "e");
}

/** The table's first row again and again, each time with another odd value in one column. */
function addOddRows(sqlite: Database.Database, table: RuledTable): number {
  const columns = sqlite.pragma(`table_info(${table})`) as Column[];
  const key = columns.find(({ pk, type }) => pk > 0 && type === "TEXT");
  const row = sqlite.prepare(`SELECT * FROM ${table}`).get() as Record<string, unknown>;
  expect(row, `a good row of ${table}`).toBeDefined();
  const names = Object.keys(row).filter((name) => key || name !== "id");
  const insert = sqlite.prepare(
    `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map((name) => `@${name}`)})`,
  );
  const last = table === "doctors" && { name: "Zz Odd" };
  let added = 0;
  for (const { name, type, pk } of columns) {
    // A start refuses rows that belong to none.
    if ((pk > 0 && type === "INTEGER") || name === "doctor_id") continue;
    const odd = type === "TEXT" ? oddTexts : oddNumbers;
    // What no rule is for is shown as it is, and many such rows make pages long.
    for (const value of name in rowRules[table] ? odd : share<string | number>(odd, 8)) {
      const own = {
        ...(key && { [key.name]: newKey(key.name) }),
        ...(table === "own_pages" && { path: `/pages/odd-${made}` }),
        ...("form_key" in row && { form_key: newKey("form_key") }),
      };
      added += insert.run({ ...row, ...last, ...own, [name]: value }).changes;
    }
  }
  return added;
}

const groups = Object.keys(sampleSettings) as SettingName[];

/** What was saved last can be read, but it is not what is stored now. */
function breakSettings(sqlite: Database.Database): void {
  const { contact } = sampleSettings;
  const phones = [{ use: "reception", label: "", number: "0172 456 7890" }];
  sqlite
    .prepare(
      "INSERT INTO audit (staff_email, action, subject, subject_id, after, at) VALUES ('', 'update', 'setting', 'contact', ?, '2026-01-01')",
    )
    .run(JSON.stringify({ id: "contact", ...contact, phones }));
  const broken = ['{"items":5,"phones":"none","name":7,"beds":"many"}', '{"items":[null]}'];
  const save = sqlite.prepare(
    "INSERT OR REPLACE INTO settings (name, value, created_at, updated_at) VALUES (?, ?, '', '')",
  );
  for (const [at, group] of groups.entries()) save.run(group, broken[at % broken.length]);
}

const good = "Asha Verma";

const pages: [path: string, shows: string][] = [
  ["/", "Our Treatments"],
  ["/doctors", "View Full Profile"],
  ["/doctors?q=asha", good],
  ["/search?q=asha", good],
  ["/opd", good],
  ["/opd/week", good],
  ["/opd/board", "OPD"],
  ["/Instagram", "reel"],
  ["/pictures", "<h1"],
  ["/a-z", "/Vasectomy"],
  ["/search?q=vasectomy", "/Vasectomy"],
  ["/Vasectomy", "<h1"],
  ["/sitemap.xml", "<loc>"],
  ["/api/v1/doctors", "Dr "],
  ["/api/v1/available-doctors", "Dr "],
  ["/api/v1/social-links", "url"],
  ["/api/v1/opd", good],
  ["/api/v1/opd/week", good],
];
const others = [
  ...["/about", "/contact", "/management", "/insurance", "/charges", "/careers", "/emergency"],
  ...["/privacy", "/offline", "/manifest.webmanifest", "/Dengue/x", "/signin", "/nowhere"],
];

/** A good row of each table. */
async function addGoodRows(app: App): Promise<void> {
  const { bearer } = await logIn(app);
  await addOneOfEach(app, bearer);
  const doctor = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM doctors WHERE name LIKE ?").pluck().get(`%${good}%`),
  );
  const sitting = { ...sittingBody, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const response = await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, sitting, bearer);
  expect(response.status).toBe(201);
  onDatabase(app, (sqlite) => {
    const compiled = JSON.stringify(article);
    sqlite.exec(`
      INSERT INTO pictures (place, photo_key, alt, width, height, colour, created_at, updated_at)
        VALUES ('gallery/entrance', '0123456789abcdef0123', 'Entrance', 800, 600, '#cba', '', '');
      INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
        VALUES ('setting/contact/hi', 'setting', 'contact', 'hi', '{"city":{"text":"शहर","of":"x"}}', '', '');
      INSERT INTO own_pages (id, path, kind, name, hero, is_written, created_at, updated_at)
        VALUES ('fedcbafedcbafedcbafedcba', '/pages/eye', 'page', 'Eye', 'surgery', 1, '2026-01-01', '');
      INSERT INTO article_links (path, title) VALUES ('/Asthma', 'Asthma');
      INSERT INTO article_reviews (id, path, name, qualification, registration, reviewed, due, text_hash,
        created_at, updated_at)
        VALUES ('abcdefabcdefabcdefabcdef', '/Asthma', 'A', 'B', 'C', '2026-01-01', '2027-01-01', 'x', '', '');
      INSERT INTO article_versions (path, title, link_title, description, synonyms, sources, text, compiled,
        text_hash, staff_email, created_at)
        VALUES ('/Asthma', '', '', '', '', '', '', '${compiled}', '', '', '2026-01-01T00:00:00.000Z');`);
  });
}

const oddArticles = [
  ...["null", "{}", "[]", "[1]", '"text"', "5", '{"title":1}'],
  '{"title":"","sections":[]}',
  JSON.stringify({ ...article, drawings: [] }),
  JSON.stringify({ ...article, sections: [null] }),
  JSON.stringify({ ...article, sources: ["text"] }),
  JSON.stringify({ ...article, written: "yesterday" }),
];

const broken = articleLinks
  .map(({ path }) => path)
  .filter((path) => path !== "/Vasectomy" && path !== "/Asthma")
  .slice(0, oddArticles.length);

/** Words that the hospital has written, and that cannot be read any more. */
function breakArticle(sqlite: Database.Database, path: string, compiled: string): void {
  const { lastInsertRowid } = sqlite
    .prepare(
      `INSERT INTO article_versions (path, title, link_title, description, synonyms, sources, text, compiled,
        text_hash, staff_email, created_at) VALUES (?, '', '', '', '', '', '', ?, '', '', '2026-01-01')`,
    )
    .run(path, compiled);
  sqlite
    .prepare("INSERT INTO articles (path, version_id, updated_at) VALUES (?, ?, '')")
    .run(path, lastInsertRowid);
}

const ofStaff = [
  ...[
    "",
    "/AddDoctor",
    "/Careers",
    "/Careers/export.csv",
    "/Links",
    "/Closures",
    "/Notices",
    "/Pictures",
    "/Articles",
    "/History",
  ],
  ...["/Hospital", "/Hospital/Contact", "/Hospital/Facilities", "/Trash"],
];

async function readAll(app: App): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const failed: string[] = [];
  for (const path of [...pages.map(([path]) => path), ...others]) {
    const response = await app.get(path);
    if (response.status >= 500) failed.push(`${response.status} ${path}`);
    read.set(path, await response.text());
  }
  const staff = await app.as(admin);
  for (const path of ofStaff) {
    const { status } = await staff.get(`/dashboard${path}`);
    if (status >= 500) failed.push(`${status} /dashboard${path}`);
  }
  expect(failed).toEqual([]);
  return read;
}

function addAllOddRows(sqlite: Database.Database): number {
  return tables.map((table) => addOddRows(sqlite, table)).reduce((sum, added) => sum + added, 0);
}

test("a row that cannot be read takes no other with it, and is named", async () => {
  const data = preparedDirectory();
  const first = await startApp({ RATE_LIMITS: "off" }, data);
  await addGoodRows(first);
  const allowed = unguarded(first, "checks", (sqlite) => {
    for (const [at, path] of broken.entries()) breakArticle(sqlite, path, oddArticles[at] ?? "{}");
    breakSettings(sqlite);
    return addAllOddRows(sqlite);
  });
  expect(allowed).toBeGreaterThan(200);
  await first.stop();
  // A start needs the settings, too.
  await using app = await startApp({ RATE_LIMITS: "off" }, data);
  await requireGood(app);
  const checked = await runScript(["commands/check-data.ts"], { DATA_DIR: data });
  expect(checked.code).toBe(3);
  expect(checked.output).toMatch(/cannot be read, so pages leave it out: doctors \w{24} name/);
  expect(unguarded(app, "no checks", addAllOddRows)).toBeGreaterThan(allowed);
  await requireGood(app);
  const lines = () => app.log().split("cannot be read; see").length;
  const told = lines();
  onDatabase(app, (sqlite) => sqlite.exec("UPDATE table_versions SET version = version + 1"));
  await requireGood(app);
  expect(lines()).toBe(told);
}, 240_000);

test("an odd time of a change, an event or a session leaves its page readable", async () => {
  await using app = await startApp();
  await addOneOfEach(app, (await logIn(app)).bearer);
  const staff = await app.as(admin);
  onDatabase(app, (sqlite) =>
    sqlite.exec(`
      INSERT INTO audit (staff_email, action, subject, subject_id, after, at)
        SELECT staff_email, action, subject, subject_id, after, 'x' FROM audit ORDER BY id DESC LIMIT 1;
      UPDATE events SET at = 'x', last_at = 'x';
      UPDATE sessions SET created_at = 'x';`),
  );
  for (const path of [
    "",
    "/Devices",
    "/Staff",
    "/History",
    "/History/Events",
    "/History/export.csv",
  ]) {
    expect((await staff.get(`/dashboard${path}`)).status, path).toBe(200);
  }
});

async function requireGood(app: App): Promise<void> {
  const read = await readAll(app);
  for (const [path, shows] of pages) expect(read.get(path), path).toContain(shows);
  expect(read.get("/contact")).toContain('href="tel:+911724567890"');
  for (const path of broken) expect((await app.get(path)).status, path).toBe(404);
}

import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { type App, preparedDirectory, startApp } from "../../tests/app/http.ts";

const day = 24 * 60 * 60_000;

function daysAgo(days: number): string {
  return new Date(Date.now() - days * day).toISOString();
}

const lately = "00000000-0000-4000-8000-000000000001";
const longAgo = "00000000-0000-4000-8000-000000000002";
const ofPlace = "00000000-0000-4000-8000-000000000003";
const stagedLately = `imports/${"a".repeat(22)}.json`;
const stagedYesterday = `imports/${"b".repeat(22)}.json`;

function deleteLink(sqlite: Database.Database, url: string, at: string): void {
  const before = JSON.stringify({ id: "1".repeat(24), category: "homeinsta", url });
  const deletion =
    "INSERT INTO audit (staff_email, action, subject, subject_id, before, at) VALUES ('desk', 'delete', 'link', ?, ?, ?)";
  sqlite.prepare(deletion).run(url, before, at);
}

/** One that is in the Trash since a week. */
function deleteApplication(sqlite: Database.Database, name: string, created_at: string): void {
  const row = sqlite.prepare("SELECT * FROM applications LIMIT 1").get() as object;
  const deletion =
    "INSERT INTO audit (staff_email, action, subject, subject_id, before, at) VALUES ('desk', 'delete', 'application', ?, ?, ?)";
  const id = name.replaceAll(" ", "").toLowerCase().padEnd(24, "0");
  const before = JSON.stringify({ ...row, id, name, created_at });
  sqlite.prepare(deletion).run(id, before, daysAgo(7));
}

function replacePhoto(
  sqlite: Database.Database,
  photo_key: string,
  at: string,
  subject = "doctor",
): void {
  const change =
    "INSERT INTO audit (staff_email, action, subject, subject_id, before, at) VALUES ('desk', 'update', ?, 'x', ?, ?)";
  sqlite.prepare(change).run(subject, JSON.stringify({ photo_key }), at);
}

function count(data: string, sql: string): number {
  return onDatabase({ dataDirectory: data }, (sqlite) =>
    sqlite.prepare(`SELECT count(*) FROM ${sql}`).pluck().get(),
  ) as number;
}

/** A day with more tokens than are deleted at once, for one patient each day. */
function addVisits(sqlite: Database.Database, person: number, days: number): void {
  const [at, day] = [daysAgo(days), daysAgo(days).slice(0, 10)];
  const id = (kind: string) => `'${kind}' || printf('%023d', ${person})`;
  sqlite.exec(`
    INSERT INTO patients (id, number, name, name_key, phone, last_day, created_at, updated_at)
      VALUES (${id("a")}, 90000 + ${person}, 'Old Visitor', 'old visitor', '', '${day}', '${at}', '${at}');
    INSERT INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, given, created_at, updated_at)
      VALUES (${id("b")}, 'x', 'Dr Old', '${day}', 'slots', 600, 780, 999, '${at}', '${at}');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
      INSERT INTO appointments (id, patient_id, doctor_id, doctor_name, day, kind, queue_id, token, source, visit, fee, created_at, updated_at)
        SELECT printf('c%d%022d', ${person}, i), ${id("a")}, 'x', 'Dr Old', '${day}', 'visit', ${id("b")}, i, 'phone', 'first', 0, '${at}', '${at}' FROM n;
    INSERT INTO register_changes (staff_email, action, subject, subject_id, at)
      SELECT 'desk', 'add', 'appointment', id, '${at}' FROM appointments WHERE queue_id = ${id("b")};
  `);
}

describe("a server whose data has become old", () => {
  const recentCopy = `replaced-${daysAgo(29).replace(/[:.]/g, "-")}`;
  let app: App;
  let data: string;
  let applications: number;

  beforeAll(async () => {
    data = preparedDirectory();
    applications = count(data, "applications");
    onDatabase({ dataDirectory: data }, (sqlite) => {
      const key = "INSERT INTO form_keys SELECT id, 'add link', ?, ?, NULL, ? FROM staff";
      for (const days of [6, 8]) {
        sqlite.prepare(key).run(`${days}`.repeat(22), "0".repeat(24), daysAgo(days));
      }
      const link =
        "INSERT INTO staff_links (id, token_hash, email, role, ends_second_factor, state, created_by, created_at, expires_at) VALUES (?, ?, ?, 'editor', 0, 'open', 'desk', ?, ?)";
      for (const days of [6, 8]) {
        const id = `${days}`.repeat(24);
        sqlite.prepare(link).run(id, id, `invited${days}@example.org`, daysAgo(9), daysAgo(days));
      }
      const visit = "INSERT INTO visits (kind, day, name, count) VALUES (?, ?, '/', 5)";
      for (const days of [350, 400]) {
        for (const kind of ["page", "search"]) {
          sqlite.prepare(visit).run(kind, daysAgo(days).slice(0, 10));
        }
      }
      const session =
        "INSERT INTO sessions (id, token_hash, staff_id, kind, remember, device, address, is_unfamiliar, created_at, expires_at, last_seen_at) SELECT ?, ?, id, 'cookie', 0, 'Old', '', 0, ?, ?, ? FROM staff LIMIT 1";
      for (const days of [80, 95]) {
        const at = daysAgo(days);
        sqlite.prepare(session).run(`${days}`.repeat(12), `${days}`, at, at, at);
      }
      const change =
        "INSERT INTO audit (staff_email, action, subject, subject_id, at) VALUES ('desk', 'update', 'link', 'x', ?)";
      const event =
        "INSERT INTO events (kind, staff_email, address, subject_id, detail, count, at, last_at) VALUES ('sign-in', 'desk', '', '', '', 1, ?, ?)";
      for (let days = 400; days > 0; days -= 20) {
        sqlite.prepare(change).run(daysAgo(days));
        sqlite.prepare(event).run(daysAgo(days), daysAgo(days));
      }
      const [old, recent] = sqlite.prepare("SELECT id FROM doctors").pluck().all() as string[];
      const remove = sqlite.prepare(
        "UPDATE doctors SET is_deleted = 1, name = ?, updated_at = ? WHERE id = ?",
      );
      remove.run("Dr Deleted Long Ago", daysAgo(31), old);
      remove.run("Dr Deleted Lately", daysAgo(29), recent);
      sqlite
        .prepare(`UPDATE audit SET after = '{"name":"Dr Deleted Long Ago"}' WHERE subject_id = ?`)
        .run(old);
      deleteLink(sqlite, "https://example.org/deleted-lately", daysAgo(29));
      deleteLink(sqlite, "https://example.org/deleted-long-ago", daysAgo(31));
      deleteApplication(sqlite, "Applied Long Ago", daysAgo(370));
      deleteApplication(sqlite, "Applied Lately", daysAgo(300));
      replacePhoto(sqlite, lately, daysAgo(29));
      replacePhoto(sqlite, longAgo, daysAgo(31));
      replacePhoto(sqlite, ofPlace, daysAgo(29), "picture");
      sqlite.prepare("UPDATE applications SET created_at = ? WHERE rowid = 1").run(daysAgo(370));
      addVisits(sqlite, 1, 1100);
      addVisits(sqlite, 2, 1090);
    });
    for (const key of [lately, longAgo, ofPlace]) makeCopy(`uploads/${key}-160.webp`, 40);
    makeCopy("replaced-2026-01-01T10-00-00-000Z/hospital.db", 0);
    makeCopy(`${recentCopy}/hospital.db`, 0);
    makeCopy("hospital-before-0003.db", 31);
    makeCopy("hospital-before-0004.db", 29);
    makeCopy(".backup-cut-off", 2);
    makeCopy(stagedLately, 0);
    makeCopy(stagedYesterday, 1.1);
    app = await startApp({}, data);
  });
  afterAll(() => app.stop());

  function makeCopy(name: string, days: number): void {
    const file = join(data, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, "old");
    utimesSync(file, new Date(daysAgo(days)), new Date(daysAgo(days)));
  }

  test("removes what a backup that was cut off has left behind", async () => {
    const isLeft = () => existsSync(join(data, ".backup-cut-off"));
    await expect.poll(isLeft, { timeout: 20_000 }).toBe(false);
  });

  test("keeps a list of doctors that nobody has imported for a day", async () => {
    const isThere = (name: string) => existsSync(join(data, name));
    await expect.poll(() => isThere(stagedYesterday), { timeout: 20_000 }).toBe(false);
    expect(isThere(stagedLately)).toBe(true);
  });

  test("knows a form for a week, and then forgets it", () => {
    const keys = onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT key FROM form_keys").pluck().all(),
    );
    expect(keys).toEqual(["6".repeat(22)]);
  });

  test("knows an invitation for a week after it has expired", () => {
    expect(count(data, "staff_links WHERE email = 'invited6@example.org'")).toBe(1);
    expect(count(data, "staff_links")).toBe(1);
  });

  test("has removed the application of more than a year ago, and no other", () => {
    expect(count(data, "applications")).toBe(applications - 1);
    expect(count(data, `applications WHERE created_at < '${daysAgo(367)}'`)).toBe(0);
    expect(count(data, "audit WHERE before LIKE '%Applied Long Ago%'")).toBe(0);
    expect(count(data, "audit WHERE before LIKE '%Applied Lately%'")).toBe(1);
  });

  test("has erased the doctor who was deleted a month ago, also from the record of changes", () => {
    expect(count(data, "doctors WHERE name = 'Dr Deleted Long Ago'")).toBe(0);
    expect(count(data, "audit WHERE after LIKE '%Long Ago%'")).toBe(0);
    expect(count(data, "doctors WHERE name = 'Dr Deleted Lately'")).toBe(1);
  });

  test("has emptied the trash of what was deleted a month ago, and of nothing else", () => {
    expect(count(data, "audit WHERE before LIKE '%deleted-long-ago%'")).toBe(0);
    expect(count(data, "audit WHERE before LIKE '%deleted-lately%'")).toBe(1);
  });

  test("keeps visits, and who came, for three years", async () => {
    const people = "patients WHERE name = 'Old Visitor'";
    await expect.poll(() => count(data, people), { timeout: 20_000 }).toBe(1);
    expect(count(data, "appointments WHERE doctor_name = 'Dr Old'")).toBe(999);
    expect(count(data, "queues WHERE doctor_name = 'Dr Old'")).toBe(1);
    expect(count(data, "register_changes WHERE action = 'add' AND staff_email = 'desk'")).toBe(0);
  });

  test("keeps a photo that was replaced for a month", async () => {
    const isThere = (key: string) => existsSync(join(data, `uploads/${key}-160.webp`));
    await expect.poll(() => isThere(longAgo), { timeout: 20_000 }).toBe(false);
    expect([lately, ofPlace].map(isThere)).toEqual([true, true]);
  });

  test("keeps the record of changes and events for a year", () => {
    for (const table of ["audit", "events"]) {
      expect(count(data, `${table} WHERE at < '${daysAgo(367)}'`)).toBe(0);
      expect(count(data, `${table} WHERE at < '${daysAgo(350)}'`)).toBe(1);
    }
  });

  test("keeps for a year how many have read a page or searched in vain", () => {
    expect(count(data, `visits WHERE day < '${daysAgo(367)}'`)).toBe(0);
    expect(count(data, `visits WHERE day < '${daysAgo(340)}'`)).toBe(2);
  });

  test("keeps for ninety days where an account was signed in", () => {
    expect(count(data, "sessions WHERE device = 'Old'")).toBe(1);
  });

  test("has removed old copies after a month, and none before", () => {
    expect(existsSync(join(data, "replaced-2026-01-01T10-00-00-000Z"))).toBe(false);
    expect(existsSync(join(data, "hospital-before-0003.db"))).toBe(false);
    expect(existsSync(join(data, "hospital-before-0004.db"))).toBe(true);
    expect(existsSync(join(data, recentCopy))).toBe(true);
  });
});

describe("a server whose clock is 400 days ahead", () => {
  const settings = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "../../tests/app/clock-ahead.mjs")}`,
    CLOCK_AHEAD_DAYS: "400",
  };

  test("removes nothing for its age, and says so in one line", async () => {
    const data = preparedDirectory();
    onDatabase({ dataDirectory: data }, (sqlite) => {
      deleteLink(sqlite, "https://example.org/in-the-trash", daysAgo(1));
      replacePhoto(sqlite, lately, daysAgo(1));
    });
    const photo = join(data, `uploads/${lately}-160.webp`);
    writeFileSync(photo, "old");
    const before = [count(data, "applications"), count(data, "audit")];
    await using app = await startApp(settings, data);
    await expect.poll(app.log).toContain("nothing was removed for its age");
    expect([count(data, "applications"), count(data, "audit")]).toEqual(before);
    expect(app.log().match(/for its age/g)).toHaveLength(1);
    expect(count(data, "audit WHERE before LIKE '%in-the-trash%'")).toBe(1);
    expect(existsSync(photo)).toBe(true);
  });

  test("removes it once somebody has confirmed that the clock is right", async () => {
    const data = preparedDirectory();
    await using app = await startApp({ ...settings, TRUST_CLOCK: "on" }, data);
    await expect.poll(app.log).toContain("applications past their time were removed");
    expect(count(data, "applications")).toBe(0);
  });
});

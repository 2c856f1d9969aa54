import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { startAppForFile } from "../tests/app/app.ts";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { startClock } from "../tests/app/timed-app.ts";
import { textOf } from "../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

function count(file: string, table: string): number {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  database.close();
  return Number(rows);
}

test("a new password from the server's console signs in, and the old one and its sessions do not", async () => {
  const data = app.dataDirectory;
  const password = "lantern orchard seven";
  const before = await app.as(admin);
  const set = ["commands/staff.ts", "password", admin.email];
  const weak = await runScript(set, { DATA_DIR: data }, "short\n");
  expect([weak.code, weak.output]).toEqual([1, expect.stringContaining("at least 10 characters")]);
  const { code, output } = await runScript(set, { DATA_DIR: data }, `${password}\n`);
  expect([code, output]).toEqual([0, expect.stringContaining("all its sessions have ended")]);
  expect((await before.get("/dashboard")).status).toBe(302);
  await expect(app.as(admin)).rejects.toThrow();
  const again = await app.as({ ...admin, password });
  expect((await again.get("/dashboard")).status).toBe(200);
});

test("the first account from the server's console is an administrator's", async () => {
  const settings = { DATA_DIR: preparedDirectory() };
  const database = new Database(join(settings.DATA_DIR, "hospital.db"));
  database.exec("DELETE FROM staff");
  database.close();
  const run = (...words: string[]) =>
    runScript(["commands/staff.ts", ...words], settings, "lantern orchard seven\n");
  expect((await run("list")).output).toContain("There is no account yet in");
  expect((await run("add", "first@example.org")).output).toContain("as an administrator.");
  expect((await run("invite", "next@example.org")).output).toContain("as an editor,");
  expect((await run("list")).output).toBe("first@example.org\tfirst@example.org\tadmin\n");
});

test("a copy of the database beside a running server is whole, and nobody else can read it", async () => {
  const data = app.dataDirectory;
  const copy = join(emptyDirectory(), "copy.db");
  const { code, output } = await runScript(["commands/copy-database.ts", copy], { DATA_DIR: data });
  expect(code, output).toBe(0);
  expect(statSync(copy).mode & 0o077).toBe(0);
  for (const table of ["doctors", "applications", "links"]) {
    expect(count(copy, table)).toBe(count(join(data, "hospital.db"), table));
  }
  expect(count(copy, "doctors")).toBeGreaterThan(10);
});

test("the sample data of a demo has a day at the desk with its cash, once", async () => {
  const data = emptyDirectory();
  // A Wednesday at noon: on Sundays nobody pays.
  const settings = { ...startClock("2026-11-25T12:00").settings, DATA_DIR: data };
  const samples = ["--with-timetable", "--with-register", "--with-services", "--with-account"];
  const seeded = await runScript(["commands/seed.ts", ...samples], settings);
  expect(seeded.output).toContain("The sample data is in place.");
  const file = join(data, "hospital.db");
  for (const table of ["doctors", "patients", "appointments", "payments", "cash_counts"]) {
    expect([table, count(file, table) > 0]).toEqual([table, true]);
  }
  const [archive, restored] = [join(emptyDirectory(), "desk.tar"), emptyDirectory()];
  await runScript(["commands/backup.ts", archive], settings);
  const elsewhere = { ...settings, DATA_DIR: restored };
  expect((await runScript(["commands/restore.ts", archive], elsewhere)).code).toBe(0);
  await using demo = await startApp(elsewhere, restored);
  const staff = await demo.as(admin);
  const read = async (path: string) => textOf(await (await staff.get(path)).text());
  expect(await read("/dashboard/Register")).toContain("(sample)");
  expect(await read("/dashboard/Payments")).toMatch(/R\/26-27\/\d+/);
  // After the backup others may have been made, on paper.
  expect(await read("/dashboard/Payments")).toContain("Older data was put back.");
  const again = await runScript(["commands/seed.ts", ...samples], settings);
  expect(again.output).toContain("There are doctors already; nothing was done.");
});

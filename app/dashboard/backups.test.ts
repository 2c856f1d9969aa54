import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { admin, emptyDirectory, preparedDirectory, startApp } from "../../tests/app/http.ts";
import { toldAfter } from "../../tests/forms/send-again.ts";

test("a backup can be made and downloaded where no folder for daily ones is set", async () => {
  await using app = await startApp({ BACKUP_DIR: "" });
  const staff = await app.as(admin);
  expect((await staff.get("/dashboard/backup/download")).status).toBe(404);
  expect(await (await staff.get("/dashboard")).text()).toContain("Make a backup to download");
  const made = await staff.post("/dashboard/backup", {});
  expect(made.status).toBe(303);
  const status = async () => (await staff.get("/dashboard/backup/download")).status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const downloaded = await staff.get("/dashboard/backup/download");
  expect(downloaded.headers.get("Content-Disposition")).toMatch(/hospital-[\dTZ-]+\.tar/);
  const bytes = Buffer.from(await downloaded.arrayBuffer());
  expect(bytes.includes("hospital.db")).toBe(true);
  const recorded = "SELECT DISTINCT staff_email FROM events WHERE kind = 'backup downloaded'";
  const who = onDatabase(app, (sqlite) => sqlite.prepare(recorded).pluck().all());
  expect(who).toEqual([admin.email]);
  // One that takes longer than a few seconds is told as "being made", and the next look waits for that one.
  const told = async () => {
    await staff.post("/dashboard/backup", {});
    return (await staff.get("/dashboard")).text();
  };
  await expect
    .poll(told, { timeout: 60_000, interval: 100 })
    .toMatch(/was made and checked.*href="\/dashboard\/backup\/download"[^>]*>Download it</);
  expect(await (await staff.get("/dashboard")).text()).toContain("not kept here");
});

test("after some backups in an hour nobody makes more of them, and is told to wait", async () => {
  await using app = await startApp({ BACKUP_DIR: "" });
  const staff = await app.as(admin);
  let made = 0;
  const told = async () => {
    const sentence = await toldAfter(staff, await staff.post("/dashboard/backup", {}));
    if (sentence.startsWith("A backup was made")) made += 1;
    return sentence;
  };
  await expect
    .poll(told, { timeout: 60_000, interval: 100 })
    .toMatch(/^Many backups were made\. Please try again in .*minutes/);
  expect(made).toBeGreaterThan(0);
});

test("where the folder for backups cannot be read the overview says so, and the rest of it is there", async () => {
  const folder = join(emptyDirectory(), "unreadable");
  writeFileSync(folder, "");
  await using app = await startApp({ BACKUP_DIR: folder });
  const staff = await app.as(admin);
  const overview = await (await staff.get("/dashboard")).text();
  expect(overview).toContain("The backup folder cannot be read.");
  expect(overview).toContain("Welcome, ");
  expect(overview).toContain("Last backup:");
  expect((await staff.get("/dashboard/backup/download")).status).toBe(404);
});

test("a backup to download is kept for an hour and then goes, also once there is a folder for daily ones", async () => {
  const data = preparedDirectory();
  const folder = join(data, "backup-to-download");
  const file = join(folder, "hospital-2026-01-31T20-00-00Z.tar");
  mkdirSync(folder);
  writeFileSync(file, "old");
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(file, twoHoursAgo, twoHoursAgo);
  const newer = join(folder, "hospital-2026-01-31T21-10-00Z.tar");
  writeFileSync(newer, "new");
  utimesSync(newer, twoHoursAgo + 70 * 60, twoHoursAgo + 70 * 60);
  const [cutOff, young] = [join(folder, ".backup-cut"), join(folder, ".backup-now")];
  for (const unfinished of [cutOff, young])
    mkdirSync(join(unfinished, "copy"), { recursive: true });
  utimesSync(cutOff, twoHoursAgo, twoHoursAgo);
  await using _ = await startApp({ BACKUP_DIR: emptyDirectory() }, data);
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(false);
  expect([cutOff, young, newer].map((name) => existsSync(name))).toEqual([false, true, true]);
});

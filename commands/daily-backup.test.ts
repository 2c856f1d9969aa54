import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { archiveName } from "#db/disk/backup-folder.ts";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { readRows } from "../tests/hostile/flip-bits.ts";

const preload = (name: string) => [
  "--import",
  join(import.meta.dirname, `../tests/app/${name}.mjs`),
];

function backUp(data: string, folder: string, options: string[] = [], settings = {}) {
  const env = { DATA_DIR: data, BACKUP_DIR: folder, ...settings };
  return runScript([...options, "commands/backup.ts"], env);
}

const archivesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".tar"));

const textOf = async (response: Response) =>
  (await response.text()).replaceAll(/<!-- -->|<[^>]*>/g, "");

test("the server backs up by itself, and staff see it, make another and download it", async () => {
  const folder = join(emptyDirectory(), "backups");
  await using app = await startApp({ BACKUP_DIR: folder });
  const staff = await app.as(admin);
  const overview = async () => textOf(await staff.get("/dashboard"));
  expect(await overview()).toContain("Last backup: never");
  await expect
    .poll(overview, { timeout: 40_000 })
    .toMatch(/Last backup: .*, verified, [\d.]+ MB. 1 backup is kept.*Back up now/s);
  const [first = ""] = archivesIn(folder);
  expect(first).toMatch(/^hospital-.*\.tar$/);

  // In the same second it would have the same name.
  await expect.poll(() => archiveName(new Date())).not.toBe(first);
  const made = await staff.post("/dashboard/backup", {});
  expect([made.status, made.headers.get("Location")]).toEqual([303, "/dashboard"]);
  await expect.poll(() => archivesIn(folder), { timeout: 40_000 }).not.toContain(first);
  await expect.poll(overview, { timeout: 40_000 }).toContain("Back up now");

  const download = await staff.get("/dashboard/backup/download");
  expect(download.status).toBe(200);
  expect(download.headers.get("Cache-Control")).toBe("no-store");
  const [name = ""] = archivesIn(folder);
  expect(download.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  const archive = Buffer.from(await download.arrayBuffer());
  expect(archive.equals(readFileSync(join(folder, name)))).toBe(true);
  expect((await app.get("/dashboard/backup/download")).status).toBe(302);
  expect((await app.post("/dashboard/backup", {})).status).toBe(401);

  const elsewhere = join(emptyDirectory(), "data");
  writeFileSync(join(folder, "downloaded.tar"), archive);
  const restored = await runScript(["commands/restore.ts", join(folder, "downloaded.tar")], {
    DATA_DIR: elsewhere,
  });
  expect(restored.code, restored.output).toBe(0);
  const known = (data: string) =>
    JSON.stringify(
      readRows(join(data, "hospital.db")).filter(([table]) => !/sessions|known|events/.test(table)),
    );
  expect(known(elsewhere)).toBe(known(app.dataDirectory));
}, 150_000);

test("each day keeps its last backup, and the others go", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  for (const ahead of [0, 0, 1]) {
    const made = await backUp(data, folder, preload("move-clock"), { DAYS_AHEAD: String(ahead) });
    expect(made.code, made.output).toBe(0);
  }
  const kept = archivesIn(folder);
  expect(kept.length).toBe(2);
  expect(new Set(kept.map((name) => name.slice(0, 19))).size).toBe(kept.length);
  expect(readdirSync(folder).length).toBe(kept.length);
}, 120_000);

test("a backup that cannot be read back does not count, and staff are told and make others", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  expect((await backUp(data, folder)).code).toBe(0);
  const whole = readdirSync(folder);
  const broken = await backUp(data, folder, preload("break-archive"));
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/is not whole|cannot be read as a backup|is not a backup/);
  expect(readdirSync(folder)).toEqual(whole);
  await using app = await startApp({ BACKUP_DIR: folder }, data);
  const staff = await app.as(admin);
  const overview = async () => textOf(await staff.get("/dashboard"));
  expect(await overview()).toContain("The last backup failed");
  expect(await overview()).toMatch(/Last backup: \d/);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
  await staff.post("/dashboard/backup", {});
  rmSync(folder);
  const countMade = async () => {
    await staff.post("/dashboard/backup", {});
    return existsSync(folder) ? archivesIn(folder).length : 0;
  };
  await expect.poll(countMade, { timeout: 60_000, interval: 1000 }).toBe(1);
  await expect.poll(overview).not.toContain("The last backup failed");
});

test("a backup that is cut off leaves nothing behind once it is told to stop, or when the next one is made", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  const photo = join(data, "uploads", "00000000-0000-4000-8000-000000000000-640.webp");
  writeFileSync(photo, Buffer.alloc(64 * 1024 * 1024));
  const env = { ...process.env, DATA_DIR: data, BACKUP_DIR: folder };
  async function cutOff(signal: NodeJS.Signals, args: string[] = []): Promise<void> {
    const child = spawn(process.execPath, ["commands/backup.ts", ...args], { env });
    const ended = once(child, "exit");
    await expect.poll(() => readdirSync(folder).join(), { interval: 5 }).toContain(".backup-");
    child.kill(signal);
    await ended;
  }
  await cutOff("SIGTERM");
  expect(readdirSync(folder)).toEqual([]);
  await cutOff("SIGINT", [join(folder, "mine.tar")]);
  expect(readdirSync(folder)).toEqual([]);
  await cutOff("SIGKILL");
  await cutOff("SIGKILL", [join(folder, "mine.tar")]);
  rmSync(photo);
  expect((await backUp(data, folder)).code).toBe(0);
  expect(readdirSync(folder)).toEqual(archivesIn(folder));
});

test("a backup that begins while another is made says so, and leaves that one alone", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  const env = { ...process.env, DATA_DIR: data, BACKUP_DIR: folder };
  const first = spawn(process.execPath, ["commands/backup.ts"], { env });
  const ended = once(first, "exit");
  await expect.poll(() => readdirSync(folder).join(), { interval: 5 }).toContain(".backup-");
  first.kill("SIGSTOP");
  const { code, output } = await backUp(data, folder);
  first.kill("SIGCONT");
  expect(output).toContain("a backup is being made already");
  expect(code).toBe(4);
  expect(await ended).toEqual([0, null]);
  expect(archivesIn(folder)).toHaveLength(1);
});

test("a folder that cannot be written to is told in words", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  writeFileSync(join(folder, "file"), "");
  const { code, output } = await backUp(data, join(folder, "file"));
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(existsSync(join(data, ".last-backup-failure.json"))).toBe(true);
});

test("while damage is known no old backup is removed, and the overview names the row", async () => {
  const [data, folder] = [preparedDirectory(), emptyDirectory()];
  mkdirSync(folder, { recursive: true });
  await backUp(data, folder);
  const database = new Database(join(data, "hospital.db"));
  const [id] = database.prepare("SELECT id FROM doctors LIMIT 1").pluck().all() as [string];
  database.prepare("UPDATE doctors SET about = 'Surgerel' WHERE id = ?").run(id);
  database.close();
  // A backup is named by its second.
  await setTimeout(1000);
  const later = { DAYS_AHEAD: "0" };
  const made = await backUp(data, folder, preload("move-clock"), later);
  expect(made.output).toContain(`Damaged already, and so in the backup: doctors ${id}.`);
  expect(readdirSync(folder)).toHaveLength(2);
  await runScript(["commands/check-data.ts"], { DATA_DIR: data });
  await using app = await startApp({ BACKUP_DIR: folder }, data);
  const staff = await app.as(admin);
  const overview = async () => textOf(await staff.get("/dashboard"));
  expect(await overview()).toMatch(new RegExp(`Damaged data was found.*doctors ${id}`, "s"));
  const accepted = await runScript(["commands/check-data.ts", "--accept"], { DATA_DIR: data });
  expect(accepted.code, accepted.output).toBe(0);
  expect(await overview()).not.toContain("Damaged data was found");
  rmSync(folder, { recursive: true });
});

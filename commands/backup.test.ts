import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn } from "../tests/api/api.ts";
import { startAppForFile } from "../tests/app/app.ts";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { flipBit, flipBits } from "../tests/hostile/flip-bits.ts";
import { textOf } from "../tests/pages/text-of.ts";
import { rounds, share } from "../tests/runner/rounds.ts";
import { packArchive, unpackArchive } from "./archive.ts";

const folder = emptyDirectory();
const archive = join(folder, "backup.tar");
afterAll(() => rmSync(folder, { recursive: true }));

/** All that a data folder holds but the sessions, which a restore ends, in a form that can be compared. */
function contentsOf(data: string) {
  const database = new Database(join(data, "hospital.db"), { readonly: true });
  const tables = database
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT IN ('sessions', 'sqlite_schema') ORDER BY name",
    )
    .pluck()
    .all() as string[];
  const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all()]);
  database.close();
  const uploads = readdirSync(join(data, "uploads")).sort();
  const photos = uploads.map((name) => [name, readFileSync(join(data, "uploads", name), "base64")]);
  return { rows, photos };
}

function linksIn(data: string): unknown {
  const database = new Database(join(data, "hospital.db"), { readonly: true });
  const count = database.prepare("SELECT count(*) FROM links").pluck().get();
  database.close();
  return count;
}

function backup(data: string, file = archive) {
  return runScript(["commands/backup.ts", file], { DATA_DIR: data });
}

function restore(data: string, file = archive) {
  return runScript(["commands/restore.ts", file], { DATA_DIR: data });
}

const app = await startAppForFile();

describe("a backup", () => {
  test("is made while the server runs, and restores to the same data, films and icons too", async () => {
    for (const file of ["32.png", "card.jpg", "film.mp4", "film.webm"]) {
      const name = `00000000-0000-4000-8000-000000000001-${file}`;
      writeFileSync(join(app.dataDirectory, "uploads", name), file);
    }
    const before = contentsOf(app.dataDirectory);
    const made = await backup(app.dataDirectory);
    const pictures = before.photos.filter(([name = ""]) => !name.endsWith(".sha256"));
    const output = `${archive} holds the database and ${pictures.length} picture files.\n`;
    expect(made).toEqual({ code: 0, output });
    expect(statSync(archive).mode & 0o777).toBe(0o600);

    const elsewhere = join(emptyDirectory(), "new");
    const brought = await restore(elsewhere);
    expect(brought).toMatchObject({ code: 0 });
    expect(brought.output).toContain(`the database and ${pictures.length} picture files in`);
    expect(brought.output).not.toContain("The data of before");
    expect(contentsOf(elsewhere)).toEqual(before);
  });

  test("holds everything that was acknowledged before it began, however much is being written", async () => {
    const database = new Database(join(app.dataDirectory, "hospital.db"), { timeout: 5000 });
    const insert = database.prepare(
      "INSERT INTO audit (staff_email, action, subject, subject_id, at) VALUES ('x', 'update', 'staff', ?, '')",
    );
    let written = 0;
    const writer = setInterval(() => insert.run(String(++written)), 2);
    await expect.poll(() => written).toBeGreaterThan(20);
    const acknowledged = written;
    const file = join(folder, "busy.tar");
    const made = await backup(app.dataDirectory, file);
    clearInterval(writer);
    database.close();
    expect(made.code, made.output).toBe(0);
    const elsewhere = emptyDirectory();
    await restore(elsewhere, file);
    const copy = new Database(join(elsewhere, "hospital.db"));
    const rows = copy.prepare("SELECT count(*) FROM audit WHERE staff_email = 'x'").pluck().get();
    copy.close();
    expect(rows).toBeGreaterThanOrEqual(acknowledged);
    expect(written).toBeGreaterThan(acknowledged);
  });

  test("leaves nothing behind beside its file", async () => {
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("is not restored under a running server", async () => {
    const before = contentsOf(app.dataDirectory);
    const { code, output } = await restore(app.dataDirectory);
    expect(code).toBe(4);
    expect(output).toBe("stop the server first; it uses the data\n");
    expect(contentsOf(app.dataDirectory)).toEqual(before);
  });

  test("that nobody has asked for each day is missed in the overview, with what to set", async () => {
    const staff = await app.as(admin);
    const overview = textOf(await (await staff.get("/dashboard")).text());
    expect(overview).toContain("No daily backups: set BACKUP_DIR.");
    expect((await staff.get("/dashboard/backup/download")).status).toBe(404);
  });

  test("leaves room for photos on the disk of the data, and needs none for them on another disk", () => {
    const [data, disk] = [preparedDirectory(), emptyDirectory()];
    const script = `mount -t tmpfs -o size=150m tmpfs "$DISK" && cp -r "$COPIED/." "$DISK" && exec "$@"`;
    const wrapper = ["--map-root-user", "--mount", "sh", "-c", script, "sh"];
    const command = [process.execPath, "commands/backup.ts", join(disk, "backup.tar")];
    const run = (settings: NodeJS.ProcessEnv) => {
      const env = { ...process.env, DISK: disk, ...settings };
      return spawnSync("unshare", [...wrapper, ...command], { env, encoding: "utf8" });
    };
    const beside = run({ DATA_DIR: disk, COPIED: data });
    expect([beside.status, beside.stderr]).toEqual([1, expect.stringMatching(/MB are needed/)]);
    const elsewhere = run({ DATA_DIR: data, COPIED: emptyDirectory() });
    expect([elsewhere.status, elsewhere.stderr]).toEqual([0, ""]);
  });

  test("of nothing is refused", async () => {
    const { code, output } = await backup(emptyDirectory());
    expect(code).toBe(1);
    expect(output).toContain("there is no database");
  });
});

describe("a restore", () => {
  let data: string;
  beforeAll(async () => {
    data = preparedDirectory();
    await backup(data);
  });

  test("keeps the data of before, and does not let its log into the restored database", async () => {
    const expected = contentsOf(data);
    const database = new Database(join(data, "hospital.db"));
    database.pragma("journal_mode = WAL");
    database.exec("DELETE FROM doctors");
    // As after a kill: the log is still there, and holds the deletion.
    const log = readFileSync(join(data, "hospital.db-wal"));
    database.close();
    writeFileSync(join(data, "hospital.db-wal"), log);
    // What was found in the data of before says nothing of this.
    const check = join(data, ".last-check.json");
    writeFileSync(check, JSON.stringify({ at: "2026-01-01", damage: ["doctors 1"] }));
    const { code, output } = await restore(data);
    expect(code, output).toBe(0);
    expect(existsSync(join(data, "hospital.db-wal"))).toBe(false);
    expect(existsSync(check)).toBe(false);
    expect(contentsOf(data)).toEqual(expected);
    const old = readdirSync(data).find((name) => name.startsWith("replaced-")) as string;
    expect(output).toContain(`The data of before is in ${join(data, old)} for 30 days`);
    expect(readdirSync(join(data, old)).sort()).toEqual([
      "hospital.db",
      "hospital.db-wal",
      "uploads",
    ]);
  });

  test("keeps photos that were there without the database", async () => {
    const place = emptyDirectory();
    mkdirSync(join(place, "uploads"));
    writeFileSync(join(place, "uploads", "newer.jpg"), "a photo");
    const { code, output } = await restore(place);
    expect(code, output).toBe(0);
    const old = readdirSync(place).find((name) => name.startsWith("replaced-")) ?? "";
    expect(readdirSync(join(place, old, "uploads"))).toEqual(["newer.jpg"]);
    expect(output).toContain(`The data of before is in ${join(place, old)} for 30 days`);
  });

  test("that is killed at any step ends whole or undone, and nothing is lost", async () => {
    const archived = contentsOf(data);
    let outcomes = "";
    // The undone ones are three.
    for (const step of share([...Array(100).keys()].slice(1), 3)) {
      if (outcomes.includes("completed")) break;
      const place = preparedDirectory();
      const database = new Database(join(place, "hospital.db"));
      database.pragma("journal_mode = WAL");
      database.exec("DELETE FROM links");
      const log = readFileSync(join(place, "hospital.db-wal"));
      database.close();
      writeFileSync(join(place, "hospital.db-wal"), log);
      const killer = ["--import", join(import.meta.dirname, "../tests/app/kill-at.mjs")];
      const settings = { DATA_DIR: place, KILL_AT: String(step) };
      const { code } = await runScript([...killer, "commands/restore.ts", archive], settings);
      const isCut = existsSync(join(place, ".restoring.json"));
      // A check, and a start of the whole server, at the first of the many steps; of its part at the others.
      if (isCut && !outcomes.includes("whole")) {
        const checked = await runScript(["commands/check-data.ts"], { DATA_DIR: place });
        expect(checked.output).toContain("start the server");
        const started = await startApp({}, place);
        expect(started.log()).toContain("a restore that had been cut off was completed");
        await started.stop();
      } else
        await runScript([join(import.meta.dirname, "../tests/app/finish-restore.ts")], {
          DATA_DIR: place,
        });
      const now = JSON.stringify(contentsOf(place).rows.filter(([name]) => name !== "audit"));
      const whole = JSON.stringify(archived.rows.filter(([name]) => name !== "audit"));
      const isWhole = now === whole;
      expect(isWhole || linksIn(place) === 0, `step ${step}`).toBe(true);
      expect(isWhole, `step ${step}`).toBe(isCut || code === 0 || outcomes.includes("whole"));
      outcomes += code === 0 ? " completed" : isWhole ? " whole" : " undone";
      expect(readdirSync(place).filter((name) => name.startsWith(".restore-"))).toEqual([]);
      rmSync(place, { recursive: true });
    }
    expect(outcomes).toMatch(/^(?: undone)+(?: whole)+ completed$/);
  }, 300_000);

  test("signs everybody out, also who is half signed in or needs no code, and ends the links of staff", async () => {
    const [place, elsewhere] = [app.dataDirectory, emptyDirectory()];
    const staff = await app.as(admin);
    const invited = { email: "asha@example.org", role: "admin" };
    expect((await staff.post("/dashboard/Staff/invite", invited)).status).toBe(200);
    expect((await staff.post("/dashboard/News/feed", {})).status).toBe(200);
    // A browser and a program.
    await logIn(app);
    const database = new Database(join(place, "hospital.db"), { timeout: 5000 });
    database.exec(`UPDATE known_devices SET trusted_until = '2099-01-01T00:00:00.000Z';
      INSERT INTO pending_sign_ins (token_hash, staff_id, remember, created_at)
        SELECT 'x', id, 1, '2099-01-01T00:00:00.000Z' FROM staff LIMIT 1;
      INSERT INTO outbox (kind, recipient, sealed, message_id, created_at, next_at, until)
        VALUES ('link', 'new@example.org', 'x', 'x', '', '', '2099-01-01T00:00:00.000Z')`);
    const count = (sql: string, from = database) =>
      from.prepare(`SELECT count(*) FROM ${sql}`).pluck().get();
    expect(count("known_devices WHERE trusted_until IS NOT NULL")).toBeGreaterThan(0);
    database.close();
    const file = join(folder, "signed-in.tar");
    await backup(place, file);
    expect((await restore(elsewhere, file)).output).toContain("Everybody has to sign in again");
    const restored = new Database(join(elsewhere, "hospital.db"), { readonly: true });
    expect(count("sessions", restored)).toBe(0);
    expect(count("pending_sign_ins", restored)).toBe(0);
    expect(count("feed_addresses", restored)).toBe(0);
    expect(count("outbox", restored)).toBe(0);
    expect(count("known_devices WHERE trusted_until IS NOT NULL", restored)).toBe(0);
    expect(count("known_devices", restored)).toBeGreaterThan(0);
    expect(restored.prepare("SELECT state FROM staff_links").pluck().all()).toEqual(["withdrawn"]);
    restored.close();
  });

  test("takes no table or trigger that this program does not make", async () => {
    const place = preparedDirectory();
    const database = new Database(join(place, "hospital.db"));
    database.exec("CREATE TRIGGER spy AFTER INSERT ON doctors BEGIN DELETE FROM staff; END");
    database.close();
    const file = join(folder, "foreign.tar");
    expect((await backup(place, file)).output).toContain("is not built as this program builds it");
    await packArchive(place, file);
    const before = contentsOf(data);
    const { code, output } = await restore(data, file);
    expect(code).toBe(1);
    expect(output).toContain("is not built as this program builds it");
    expect(contentsOf(data)).toEqual(before);
  });

  test("of a file that is cut off anywhere, changed or no backup at all changes nothing", async () => {
    const before = contentsOf(data);
    const whole = readFileSync(archive);
    const damaged = join(folder, "damaged.tar");
    const flipped = Buffer.from(whole);
    // Within the database, which comes after the list of files.
    const inDatabase = whole.indexOf("SQLite format 3") + 50_000;
    flipped[inDatabase] = (flipped[inDatabase] as number) ^ 1;
    const cuts = [0, 511, 3000, whole.length / 4, whole.length / 2, whole.length - 20_000];
    const versions = [
      flipped,
      Buffer.from("not a backup"),
      ...share(cuts, 3).map((at) => whole.subarray(0, at)),
    ];
    for (const [index, version] of versions.entries()) {
      writeFileSync(damaged, version);
      const { code, output } = await restore(data, damaged);
      expect(code, `version ${index}`).toBe(1);
      expect(output.trim().split("\n").length).toBe(1);
      expect(contentsOf(data)).toEqual(before);
    }
    expect(readdirSync(data).filter((name) => name.startsWith(".restore"))).toEqual([]);
  });

  test("of a backup in which one picture changed is refused", async () => {
    const [place, file] = [join(folder, "pictures"), join(folder, "pictures.tar")];
    mkdirSync(join(place, "uploads"), { recursive: true });
    writeFileSync(join(place, "hospital.db"), "a database");
    writeFileSync(join(place, "uploads", "entrance-640.webp"), "an entrance");
    await packArchive(place, file);
    await unpackArchive(file, join(folder, "unpacked"));
    const bytes = readFileSync(file);
    bytes.write("my", bytes.indexOf("an entrance"));
    writeFileSync(file, bytes);
    await expect(unpackArchive(file, join(folder, "unpacked again"))).rejects.toThrow(
      "uploads/entrance-640.webp is missing or changed",
    );
  });

  test("on a full disk does not blame the backup", () => {
    const place = emptyDirectory();
    const script = `mount -t tmpfs -o size=1m tmpfs "$DATA_DIR" && exec "$@"`;
    const wrapper = ["--map-root-user", "--mount", "sh", "-c", script, "sh"];
    const command = [process.execPath, "commands/restore.ts", archive];
    const env = { ...process.env, DATA_DIR: place };
    const { status, stderr } = spawnSync("unshare", [...wrapper, ...command], { env });
    expect(status).toBe(1);
    expect(stderr.toString()).toMatch(/could not be unpacked .*, and nothing was changed: ENOSPC/);
    expect(stderr.toString()).not.toContain("cannot be read");
  });

  test("with a list without end is refused before it is read", async () => {
    const before = contentsOf(data);
    const hostile = join(emptyDirectory(), "hostile");
    mkdirSync(join(hostile, "uploads"), { recursive: true });
    writeFileSync(join(hostile, "manifest.json"), "[".repeat(50 * 1024 * 1024));
    const file = join(folder, "hostile.tar");
    execFileSync("tar", ["-cf", file, "-C", hostile, "manifest.json"]);
    expect((await restore(data, file)).output).toContain("its list is too long");
    expect(contentsOf(data)).toEqual(before);
  });

  test("of a newer version's backup is refused", async () => {
    const newer = preparedDirectory();
    const database = new Database(join(newer, "hospital.db"));
    database.pragma("user_version = 999");
    database.close();
    const file = join(folder, "newer.tar");
    await packArchive(newer, file);
    const before = contentsOf(data);
    expect((await restore(data, file)).code).toBe(5);
    expect(contentsOf(data)).toEqual(before);
  });

  test("without a file, or with one that is not there, says so", async () => {
    const settings = { DATA_DIR: data };
    expect((await runScript(["commands/restore.ts"], settings)).code).toBe(2);
    expect((await runScript(["commands/backup.ts"], settings)).code).toBe(2);
    expect((await restore(data, join(folder, "none.tar"))).output).toContain("there is no file");
  });
});

describe("a check of the data", () => {
  const check = (data: string) => runScript(["commands/check-data.ts"], { DATA_DIR: data });

  test("finds good data good", async () => {
    const { code, output } = await check(preparedDirectory());
    expect(code, output).toBe(0);
    expect(output).toMatch(/^The database in \S+ is sound, and all \d+ photos are there\.\n$/);
    const mistyped = await runScript(["commands/check-data.ts", "--acept"], {
      DATA_DIR: preparedDirectory(),
    });
    expect([mistyped.code, mistyped.output]).toEqual([2, expect.stringContaining("Usage: ")]);
  });

  test("finds a missing photo", async () => {
    const data = preparedDirectory();
    rmSync(join(data, "uploads"), { recursive: true });
    mkdirSync(join(data, "uploads"));
    const { code, output } = await check(data);
    expect(code).toBe(3);
    expect(output).toMatch(/missing, .*: photo [\w-]+ is missing, /);
  });

  test("finds a damaged database", async () => {
    const data = preparedDirectory();
    truncateSync(join(data, "hospital.db"), 10_000);
    expect((await check(data)).code).toBe(3);
  });

  test("names each row and photo that changed outside, until somebody has accepted them", async () => {
    const data = preparedDirectory();
    const database = new Database(join(data, "hospital.db"));
    const withPhoto = "SELECT id, photo_key FROM doctors WHERE photo_key IS NOT NULL LIMIT 1";
    const [id, photo] = database.prepare(withPhoto).raw().get() as [string, string];
    database.prepare("UPDATE doctors SET specialization = 'Surgerel' WHERE id = ?").run(id);
    database.close();
    const file = readdirSync(join(data, "uploads")).find(
      (name) => name.startsWith(photo) && name.endsWith(".avif"),
    ) as string;
    flipBit(join(data, "uploads", file), 8000);
    const { code, output } = await check(data);
    expect(code).toBe(3);
    expect(output).toContain(
      `not as this program wrote it: doctors ${id}, photo ${file} is damaged; restore a backup`,
    );
    const accepted = await runScript(["commands/check-data.ts", "--accept"], { DATA_DIR: data });
    expect(accepted).toMatchObject({ code: 0 });
    expect((await check(data)).code).toBe(0);
  });

  test("calls a database that another program holds busy, and not damaged", async () => {
    const data = preparedDirectory();
    const holder = new Database(join(data, "hospital.db"));
    holder.pragma("locking_mode = EXCLUSIVE");
    holder.exec("BEGIN EXCLUSIVE");
    const { code, output } = await check(data);
    holder.close();
    expect(code).toBe(1);
    expect(output).toContain("Another program is using");
  });

  test("after a bit of the database has flipped does not miss a changed row", async () => {
    const { counts, unnoticed } = await flipBits({ flips: rounds(80), seed: 3 });
    expect(unnoticed).toEqual([]);
    expect(counts.named + counts.refused).toBeGreaterThan(0);
  });
});

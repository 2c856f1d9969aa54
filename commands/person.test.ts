import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOneOfEach, applicationBody, doctorBody, logIn, onDatabase } from "../tests/api/api.ts";
import {
  type App,
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { filesWith } from "../tests/pages/search-data.ts";

const applicant = {
  ...applicationBody,
  name: "Yashmeenpreet Planted",
  contact: { email: "yashmeenpreet.planted@example.org", phone: "9811122333" },
  resumeLink: "https://drive.example.org/yashmeenpreet",
};
const doctor = {
  ...doctorBody,
  name: "Dr Zorawarjit Planted",
  about: "Zorawarjit studied in Shimla.",
  contact: { email: "zorawarjit.planted@example.org", phone: "9844455666" },
};
const planted = [
  "Yashmeenpreet",
  "yashmeenpreet",
  "9811122333",
  "Kalkapurwa",
  "Morniwala",
  "Zorawarjit",
  "zorawarjit",
  "9844455666",
  "ਜ਼ੋਰਾਵਰਜੀਤ",
];

let app: App;
let staff: Record<string, string>;
let data: string;
let photo: string;

beforeAll(async () => {
  data = preparedDirectory();
  app = await startApp({ RATE_LIMITS: "off" }, data);
  staff = (await logIn(app)).bearer;
  await plant();
});
afterAll(async () => {
  await app.stop();
});

/** Two people in the live data and in every copy that the product itself makes. */
async function plant() {
  const sent = await app.send("POST", "/api/v1/career", applicant);
  const { application } = await sent.json();
  await note(application.id);
  const added = await (await app.send("POST", "/api/v1/doctor", doctor, staff)).json();
  photo = givePhoto(added.id);
  const changed = { ...doctor, contact: { ...doctor.contact, phone: "9844455667" } };
  await app.send("PUT", `/api/v1/doctor/${added.id}`, changed, staff);
  translate(added.id);
  const replaced = "replaced-2026-11-01T10-00-00-000Z";
  mkdirSync(join(data, replaced, "uploads"), { recursive: true });
  for (const copy of ["hospital-before-0009.db", inFolder(replaced)]) copyDatabase(copy);
  for (const name of readdirSync(join(data, "uploads"))) {
    if (!name.startsWith(photo)) continue;
    copyFileSync(join(data, "uploads", name), join(data, replaced, "uploads", name));
  }
  return { application, doctor: added };
}

function copyDatabase(copy: string): void {
  onDatabase(app, (sqlite) => sqlite.prepare("VACUUM INTO ?").run(join(data, copy)));
}

/** What two backups have left that were cut off, one while it was copying. Returns the folders. */
function cutBackupsOff(): string[] {
  const folders = [".backup-abc", "backup-to-download/.backup-def"].map((name) => join(data, name));
  for (const folder of folders) mkdirSync(join(folder, "copy"), { recursive: true });
  copyDatabase(".backup-abc/copy/hospital.db");
  writeFileSync(join(data, "backup-to-download/.backup-def/copy/hospital.db"), "Yashmeenpreet");
  const earlier = new Date(Date.now() - 2 * 60 * 60_000);
  for (const folder of folders) utimesSync(folder, earlier, earlier);
  return folders;
}

/** Staff have written the doctor's name in Punjabi, and changed it. */
function translate(id: string): void {
  const fields = JSON.stringify({ name: { text: "ਡਾ. ਜ਼ੋਰਾਵਰਜੀਤ", of: "x" } });
  const words = { id: `doctor/${id}/pa`, doctor: id, fields };
  onDatabase(app, (sqlite) => {
    sqlite
      .prepare(
        `INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
        VALUES (@id, 'doctor', @doctor, 'pa', @fields, '', '')`,
      )
      .run(words);
    sqlite
      .prepare(
        `INSERT INTO audit (staff_email, action, subject, subject_id, after, at)
        VALUES ('', 'create', 'words', @id, json_object('doctor_id', @doctor, 'fields', json(@fields)), '2026-01-01')`,
      )
      .run(words);
  });
}

/** Staff write about the applicant twice: the first notes stand in the record of changes alone. */
async function note(id: string): Promise<void> {
  for (const notes of ["Lives in Kalkapurwa", "Worked in Morniwala"]) {
    const patched = await app.send("PATCH", `/api/v1/career/${id}`, { notes }, staff);
    expect(patched.status).toBe(200);
  }
}

function inFolder(name: string): string {
  return `${name}/hospital.db`;
}

/** The photo of another doctor under a key of its own. */
function givePhoto(id: string): string {
  const key = "00000000-0000-4000-8000-000000000001";
  const uploads = join(data, "uploads");
  const [other = ""] = readdirSync(uploads);
  for (const name of readdirSync(uploads).filter((one) => one.startsWith(other.slice(0, 16)))) {
    copyFileSync(join(uploads, name), join(uploads, name.replace(/^.{16}/, key)));
  }
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE doctors SET photo_key = ? WHERE id = ?").run(key, id),
  );
  return key;
}

/** The doctor had another photo before, which is kept for a while. */
function replacePhoto(): string {
  const key = "00000000-0000-4000-8000-000000000002";
  writeFileSync(join(data, "uploads", `${key}-160.webp`), "former");
  const changed = onDatabase(app, (sqlite) =>
    sqlite
      .prepare(
        `UPDATE audit SET before = json_set(before, '$.photo_key', ?)
        WHERE action = 'update' AND before ->> 'name' = ?`,
      )
      .run(key, doctor.name),
  );
  expect(changed.changes).toBeGreaterThan(0);
  return key;
}

function person(...args: string[]) {
  return runScript(["commands/person.ts", ...args], { DATA_DIR: data });
}

/** Staff upload a list of one doctor, and do not import it yet. */
async function upload(row: string): Promise<void> {
  const body = new FormData();
  body.set("file", new File([`Name,Phone,Department\n${row}\n`], "doctors.csv"));
  const path = "/dashboard/AddDoctor/Import";
  expect((await (await app.as(admin)).post(path, body)).status).toBe(303);
}

test.each([
  ["a name, in any order of its words", "planted YASHMEENPREET", "application"],
  ["an email address", "Yashmeenpreet.Planted@EXAMPLE.org", "application"],
  ["a phone number as people write it", "+91 98111-22333", "application"],
  ["a word that staff have noted", "morniwala", "application"],
  ["the same in Hindi digits", "०९८१११ २२३३३", "application"],
  ["a doctor", "Zorawarjit", "doctor"],
])("a person is found by %s", async (_, text, kind) => {
  const { code, output } = await person("find", text);
  expect(code, output).toBe(0);
  const lines = output.split("\n");
  expect(lines[0]).toMatch(new RegExp(`^${kind}\t[0-9a-f]{24}\t`));
  expect(output).toContain("In the old copy hospital-before-0009.db:");
  expect(output).toContain("In the old copy replaced-2026-11-01T10-00-00-000Z/hospital.db:");
});

test("of somebody unknown it says that nothing is stored", async () => {
  const { output } = await person("find", "Nobody Whatsoever");
  expect(output).toContain("Nothing else is stored about Nobody Whatsoever");
  expect((await person("find", "9700000000")).output).toContain("Nothing else is stored");
  expect((await person("find")).code).toBe(2);
});

test("archives that may still hold the person are named, those of BACKUP_DIR too", async () => {
  const folder = emptyDirectory();
  const archive = join(folder, "hospital-2026-11-21T02-00-00Z.tar");
  writeFileSync(archive, "");
  const own = join(data, "before-the-move.tar");
  writeFileSync(own, "");
  const settings = { DATA_DIR: data, BACKUP_DIR: folder };
  const { output } = await runScript(["commands/person.ts", "find", "Zorawarjit"], settings);
  rmSync(folder, { recursive: true });
  rmSync(own);
  expect(output).toContain(
    `Not reached: backups, such as ${own}, ${archive}, other copies elsewhere`,
  );
});

test("a backup folder that cannot be read keeps nobody from finding and erasing", async () => {
  const folder = join(emptyDirectory(), "unreadable");
  writeFileSync(folder, "");
  const settings = { DATA_DIR: data, BACKUP_DIR: folder };
  const found = await runScript(["commands/person.ts", "find", "Zorawarjit"], settings);
  expect(found.code, found.output).toBe(0);
  expect(found.output).toContain("Not reached: backups");
});

test("nothing is erased by a mere name, or without a yes", async () => {
  const { code, output } = await person("erase", "Planted", "--yes");
  expect(code).toBe(2);
  expect(output).toContain("may be the name of several people");
  const asked = spawnSync(process.execPath, ["commands/person.ts", "erase", "9811122333"], {
    input: "no\n",
    env: { ...process.env, DATA_DIR: data },
    encoding: "utf8",
  });
  expect([asked.status, asked.stderr]).toEqual([1, "nothing was erased\n"]);
  expect((await person("find", "Yashmeenpreet")).output).toMatch(/^application\t/);
});

test("beside a running server a person is erased from every file of the data folder", async () => {
  const cutOff = cutBackupsOff();
  expect(filesWith(data, planted).length).toBeGreaterThan(3);
  const found = await person("find", "Nobody Whatsoever");
  for (const folder of cutOff) expect(found.output).toContain(`has left ${folder}: it is not`);
  const former = replacePhoto();
  const keys = ["yashmeenpreet.planted@example.org", "zorawarjit.planted@example.org"];
  const { code, output } = await person("erase", ...keys, "--yes");
  expect(code, output).toBe(0);
  expect(output).toContain("Erased: ");
  expect(output).toContain("Not reached: backups");
  expect(filesWith(data, planted)).toEqual([]);
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.includes(photo) || name.includes(former))).toEqual([]);
  expect((await app.get("/readyz")).status).toBe(200);
  expect(await (await app.get("/doctors")).text()).not.toContain("Zorawarjit");
  expect((await app.send("POST", "/api/v1/doctor", doctorBody, staff)).status).toBe(201);
  const again = await person("erase", ...keys, "--yes");
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("nothing is stored")]);
});

test("old copies that are damaged are named, and the person is found and erased everywhere else", async () => {
  const name = "Sukhmanjot";
  const email = "sukhmanjot@example.org";
  const contact = { ...applicant.contact, email, phone: "9866677888" };
  await app.send("POST", "/api/v1/career", { ...applicant, name, contact });
  const [whole, cutOff, noDatabase, closed] = [
    ...["11", "12", "13"].map((step) => `hospital-before-00${step}.db`),
    "replaced-2026-11-02T10-00-00-000Z/hospital.db",
  ] as [string, string, string, string];
  mkdirSync(dirname(join(data, closed)), { recursive: true });
  for (const copy of [whole, cutOff, closed]) copyDatabase(copy);
  truncateSync(join(data, cutOff), 5000);
  writeFileSync(join(data, noDatabase), name);
  const sqlite = new Database(join(data, closed));
  sqlite.exec(
    "CREATE TRIGGER no BEFORE DELETE ON applications BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  sqlite.close();
  const found = await person("find", name);
  expect(found.code, found.output).toBe(0);
  expect(found.output).toMatch(/^application\t/m);
  expect(found.output).toContain(`In the old copy ${whole}:`);
  const isNamed = (copy: string, output: string) =>
    output.includes(`The old copy ${copy} is damaged`);
  const named = (output: string) =>
    [whole, cutOff, noDatabase, closed].map((copy) => isNamed(copy, output));
  expect(named(found.output)).toEqual([false, true, true, false]);
  const { code, output } = await person("erase", email, "--yes");
  expect(code, output).toBe(0);
  expect(named(output)).toEqual([false, true, true, true]);
  expect(output).toContain("Erased: 2 entries");
  expect(output).toContain("No other file of the data folder contains any of it.");
  const left = filesWith(data, [name]).map((file) => relative(data, file));
  expect(left.sort()).toEqual([noDatabase, closed]);
  for (const copy of [whole, cutOff, noDatabase, dirname(closed)]) {
    rmSync(join(data, copy), { recursive: true });
  }
});

test("an applicant whom staff deleted is erased from the trash too", async () => {
  const others = Array.from({ length: 10 }, (_, at) => ({
    ...applicant,
    name: `Yashmeenpreet ${at}`,
    contact: { ...applicant.contact, phone: "9811122333" },
  }));
  const ids: string[] = [];
  for (const other of others) {
    const response = await app.send("POST", "/api/v1/career", other);
    ids.push((await response.json()).application.id);
    await note(ids.at(-1) ?? "");
  }
  for (const id of ids) await app.send("DELETE", `/api/v1/career/${id}`, undefined, staff);
  expect(filesWith(data, planted)).not.toEqual([]);
  expect((await person("find", "Yashmeenpreet")).output).toContain("delete application");
  const { code, output } = await person("erase", "9811122333", "--yes");
  expect(code, output).toBe(0);
  expect(filesWith(data, planted)).toEqual([]);
});

test("a patient is erased with what the desk has noted, in old copies too, and a receipt keeps the name", async () => {
  const fields = { name: "Gurmehakdeep Planted", phone: "9855566777", note: "Lives in Tikkartal" };
  const ids = await addOneOfEach(app, staff);
  const booking = `/api/v1/doctor/${ids.doctor}/appointments`;
  const booked = await (
    await app.send("POST", booking, { source: "phone", fee: 800, ...fields }, staff)
  ).json();
  const lines = [{ text: "Consultation", rate: 800, kind: "consultation" }];
  const paid = { appointment: booked.id, lines, cash: 800 };
  expect((await app.send("POST", "/api/v1/payments", paid, staff)).status).toBe(201);
  const copy = join(data, "hospital-before-0010.db");
  onDatabase(app, (sqlite) => sqlite.prepare("VACUUM INTO ?").run(copy));
  expect((await person("find", "Tikkartal")).output).toMatch(/^appointment\t/);
  const { code, output } = await person("erase", fields.phone, "--yes");
  expect(code, output).toBe(0);
  expect(output).toContain("1 receipt keeps the printed name until the financial year");
  expect(filesWith(data, [fields.phone, "Tikkartal"])).toEqual([]);
  const kept = (await person("find", "Gurmehakdeep")).output;
  expect(kept).toMatch(/^receipt\t/);
  expect(kept).not.toMatch(/^(?:patient|change)\t/m);
});

test("a number that a patient had before is found and erased, and the card stays", async () => {
  const ids = await addOneOfEach(app, staff);
  const [before, now] = ["9855566771", "9855566772"];
  const sent = { source: "phone", name: "Harsimranjit Planted", note: "Son in Barwala" };
  const booking = `/api/v1/doctor/${ids.doctor}/appointments`;
  const booked = await app.send("POST", booking, { ...sent, phone: before }, staff);
  const { id, patient } = (await booked.json()) as { id: string; patient: { id: string } };
  const card = { name: sent.name, phone: now };
  const changes: [string, object][] = [
    [`/api/v1/patients/${patient.id}`, card],
    [`/api/v1/appointments/${id}`, { visit: "first", fee: 0, note: "" }],
  ];
  for (const [path, fields] of changes) {
    expect((await app.send("PUT", path, fields, staff)).status).toBe(200);
  }
  expect((await person("find", "Barwala")).output).toMatch(/^register change\t/);
  expect((await person("find", before)).output).toMatch(/^register change\t/);
  const erased = await person("erase", before, id, "--yes");
  expect(erased.code, erased.output).toBe(0);
  expect(filesWith(data, [before, "Barwala"])).toEqual([]);
  expect((await person("find", now)).output).toMatch(/^patient\t/);
});

test("what find prints without an id of 24 digits is erased by its id as well", async () => {
  const name = "Simrandeepak";
  const fields = JSON.stringify({ reception: { text: name, of: "x" } });
  onDatabase(app, (sqlite) => {
    sqlite
      .prepare(
        `INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
        VALUES ('setting/hours/hi', 'setting', 'hours', 'hi', ?, '', '')`,
      )
      .run(fields);
    const record = sqlite.prepare(
      "INSERT INTO audit (staff_email, action, subject, subject_id, after, at) VALUES ('', 'create', ?, ?, ?, '2026-01-01')",
    );
    record.run("words", "setting/hours/hi", fields);
    record.run("setting", "hours", JSON.stringify({ reception: name }));
    record.run("password link", "0123456789abcdef01234567", JSON.stringify({ name }));
    record.run("sessions", "0123456789abcdef01234567", JSON.stringify({ name }));
  });
  const { output } = await person("find", name);
  const ids = [...output.matchAll(/^(?:words|change)\t(\S+)\t/gm)].map(([, id = ""]) => id);
  expect(new Set(ids)).toEqual(new Set(["setting/hours/hi", "hours", "0123456789abcdef01234567"]));
  const erased = await person("erase", ...new Set(ids), "--yes");
  expect(erased.code, erased.output).toBe(0);
  expect((await person("find", name)).output).toContain(`Nothing else is stored about ${name}`);
  expect(filesWith(data, [name])).toEqual([]);
});

test("a doctor in a list that somebody uploaded and has not imported yet is found, and the list goes with the doctor", async () => {
  await upload("Dr Bhupinderjot Uploaded,98777-12345,Medicine");
  expect(filesWith(data, ["Bhupinderjot"])).toHaveLength(1);
  const found = (await person("find", "Bhupinderjot")).output;
  expect(found).toMatch(/^imports\/[\w-]{22}\.json is a list of doctors/);
  expect(found).not.toContain("Nothing else is stored");
  expect((await person("find", "Bhupinderjot Medical")).output).toContain("Nothing else is stored");
  const erased = await person("erase", "9877712345", "--yes");
  expect(erased.code, erased.output).toBe(0);
  expect(filesWith(data, ["Bhupinderjot"])).toEqual([]);
});

test("an uploaded list goes with a person whose phone number it has, also when the person is erased by email", async () => {
  const email = "gaganpreet@example.org";
  const contact = { email, phone: "9877712346" };
  await app.send("POST", "/api/v1/career", { ...applicant, contact });
  await upload("Dr G. Uploaded,98777-12346,Medicine");
  expect(filesWith(data, ["G. Uploaded"])).toHaveLength(1);
  const erased = await person("erase", email, "--yes");
  expect(erased.code, erased.output).toBe(0);
  expect(filesWith(data, ["G. Uploaded"])).toEqual([]);
});

test("an account is shown, and left to its own command", async () => {
  const found = await person("find", "staff@example.org");
  expect(found.output).toMatch(/^staff account\t/);
  expect(found.output).toMatch(/names staff@example\.org \d+ times as who did it/);
  const { code, output } = await person("erase", "staff@example.org", "--yes");
  expect(code).toBe(1);
  expect(output).toContain("hospital staff remove staff@example.org");
});

test("an invitation is shown, and erased at the wish of whoever was invited", async () => {
  const email = "invited@example.org";
  await runScript(["commands/staff.ts", "invite", email], { DATA_DIR: data });
  const found = await person("find", email);
  expect(found.output).toMatch(/^invitation\t/);
  expect((await person("erase", email, "--yes")).code).toBe(0);
  expect((await person("find", email)).output).toContain(
    `Nothing else is stored about ${email} in `,
  );
});

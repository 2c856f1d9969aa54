import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleWords } from "#app/words/article.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { commandsInTurn } from "../tests/app/commands-in-turn.ts";
import {
  type App,
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
  type Visitor,
} from "../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../tests/forms/doctor-form.ts";
import { formFields } from "../tests/forms/form-fields.ts";
import { textOf } from "../tests/pages/text-of.ts";

const name = "डॉ. मीरा “Quote”, =1+1";
const sitting = { weekdays: ["1", "3"], starts_at: "600", ends_at: "780", room: "2", note: "" };
const day = 24 * 60 * 60_000;
const titleInHindi = "सीने में दर्द: हमारी सलाह";
const [isBehind = ""] = articleWords.hi.isBehind.split("{");
const html = `<meta http-equiv=refresh content="0;url=https://other.example"><form action=/signin>`;
const days = { first_day: "2030-01-26", last_day: "2030-01-27" };

let box: string;
let app: App;
let staff: Visitor;
let exported: string;
/** The same without photos, and with one but without articles: both are quicker to check. */
let texts: string;
let small: string;

/** A box with everything that is moved, and with what is not. */
beforeAll(async () => {
  box = preparedDirectory();
  app = await startApp({ RATE_LIMITS: "off" }, box);
  staff = await app.as(admin);
  const list = "/dashboard/AddDoctor";
  const photo = file(await picture("jpeg"), "1.jpg");
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name }, photo));
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name: "Dr In The Trash" }));
  const sqlite = new Database(join(box, "hospital.db"));
  const idOf = sqlite.prepare("SELECT id FROM doctors WHERE name = ?").pluck();
  const [id, trashed] = [idOf.get(name), idOf.get("Dr In The Trash")];
  for (const doctor of [id, trashed]) {
    await staff.post(`${list}/${doctor}/OPD/new`, { ...sitting, first_day: "", last_day: "" });
    await staff.post(`${list}/${doctor}/away`, { span: "range", note: "Away", ...days });
  }
  await staff.post(`${list}/${trashed}/delete`, {});
  await staff.post("/dashboard/Closures/new", { name: "Republic Day", ...days });
  await staff.post("/dashboard/Notices/new", { text: "The lift is out of order", ...days });
  await changeArticles();
  await addOwnPages();
  addPictures(
    sqlite,
    String(sqlite.prepare("SELECT photo_key FROM doctors WHERE id = ?").pluck().get(id)),
  );
  const value = JSON.stringify({ ...sampleSettings.identity, name: "Shanti Nursing Home" });
  const at = new Date().toISOString();
  sqlite.prepare("INSERT INTO settings VALUES ('identity', 'en', ?, 3, ?, ?)").run(value, at, at);
  addWords(sqlite);
  sqlite.close();
  exported = await exportFrom(box);
  const doctors = readJson(exported, "doctors");
  const copyWithPhotosOf = (chosen: string, without: string[]) => {
    const folder = copyOf(exported);
    const rows = doctors.map((row) => (row.name === chosen ? row : { ...row, photo_key: null }));
    writeJson(folder, "doctors", rows);
    for (const table of without) writeJson(folder, table, []);
    return folder;
  };
  texts = copyWithPhotosOf("nobody", ["pictures"]);
  const articles = ["versions", "links", "reviews"].map((part) => `article_${part}`);
  small = copyWithPhotosOf(name, ["articles", ...articles, "own_pages"]);
});
afterAll(() => app.stop());

/** Edits one twice, translates it in between, hides one, and records that a doctor has read one. */
async function changeArticles(): Promise<void> {
  const articles = "/dashboard/Articles";
  const edit = async (name: string, added: string, changes = {}) => {
    const path = `${articles}/${name}/edit`;
    const fields = formFields(await (await staff.get(path)).text());
    const text = `${fields.text}${added}`;
    const saved = await staff.post(path, { ...fields, ...changes, text, keep: "yes" });
    const told = textOf(await saved.text()).slice(0, 3000);
    expect([name, saved.status, told]).toEqual([name, 303, ""]);
  };
  await edit("Dengue", "\n\nFirst advice.");
  await edit("hi-Dengue", "\n\nपहली सलाह।");
  await edit("Dengue", " **Second** advice.");
  await edit("hi-ChestPain", "", { title: titleInHindi });
  await staff.post(`${articles}/HerniaRepair/hide`, {});
  const path = `${articles}/PapSmears/review`;
  const fields = formFields(await (await staff.get(path)).text());
  const doctor = { name: "Dr Reader", qualification: "MD", registration: "HMC 1234" };
  const read = await staff.post(path, {
    ...fields,
    ...doctor,
    reviewed: new Date(Date.now() - day).toISOString().slice(0, 10),
    due: new Date(Date.now() + 300 * day).toISOString().slice(0, 10),
  });
  expect(read.status).toBe(303);
}

/** A department with a text, a page without one, and a page that is in the Trash. */
async function addOwnPages(): Promise<void> {
  const pages = "/dashboard/Pages";
  const ids: string[] = [];
  for (const [kind, title] of [
    ["department", "Eye Care"],
    ["page", "Canteen"],
    ["page", "Old Page"],
  ] as const) {
    await staff.post(`${pages}/new`, { kind, name: title, hero: "surgery" });
    const html = await (await staff.get(pages)).text();
    const [, id = ""] =
      new RegExp(`<tr id="(\\w{24})"(?:(?!</tr>).)*${title}`, "s").exec(html) ?? [];
    ids.push(id);
  }
  for (const title of ["Eye Care", "Old Page"]) {
    const form = new FormData();
    const texts = { title, link_title: title, text: `Ask us about [eyes](/pages/eye-care).` };
    const description = `${title}: what people ask us about it before they come to the hospital.`;
    const all = { ...texts, description, synonyms: "", version: "0" };
    for (const [field, value] of Object.entries(all)) form.append(field, value);
    const name = title.toLowerCase().replace(" ", "-");
    const saved = await staff.post(`/dashboard/Articles/own-${name}/edit`, form);
    expect(saved.status).toBe(303);
  }
  await staff.post(`${pages}/${ids[2]}/delete`, {});
}

/** A picture of the gallery, and the film of the home page. */
function addPictures(sqlite: Database.Database, photo: string): void {
  const uploads = join(box, "uploads");
  const [entrance, film] = [randomUUID(), randomUUID()];
  for (const file of ["320.webp", "320.avif"]) {
    cpSync(join(uploads, `${photo}-${file}`), join(uploads, `${entrance}-${file}`));
  }
  const start = "\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41";
  writeFileSync(join(uploads, `${film}-film.mp4`), Buffer.from(start.padEnd(5000, "\0"), "latin1"));
  const add = sqlite.prepare(
    "INSERT INTO pictures (place, photo_key, alt, width, height, colour, format, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const at = new Date().toISOString();
  add.run("gallery/entrance", entrance, "The entrance", 320, 320, "#cba", "", at, at);
  add.run("film", film, "", 0, 0, "", "mp4", at, at);
  const old = sqlite.prepare("SELECT id FROM own_pages WHERE is_deleted = 1").pluck().get();
  add.run(`page/${old}`, entrance, "Seen In The Trash", 320, 320, "#cba", "", at, at);
}

/** Of the hospital, of a notice, and of a doctor who is in the Trash. */
function addWords(sqlite: Database.Database): void {
  const trashed = sqlite.prepare("SELECT id FROM doctors WHERE is_deleted = 1").pluck().get();
  const page = sqlite.prepare("SELECT id FROM own_pages WHERE is_deleted = 1").pluck().get();
  const add = sqlite.prepare(
    `INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
    VALUES (@subject || '/' || @of || '/hi', @subject, @of, 'hi', @fields, @at, @at)`,
  );
  const fields = JSON.stringify({ name: { text: "शांति", of: "x" } });
  const at = new Date().toISOString();
  add.run({ subject: "setting", of: "identity", fields, at });
  add.run({ subject: "doctor", of: trashed, fields, at });
  add.run({ subject: "picture", of: `page/${page}`, fields, at });
  const ofNotice = JSON.stringify({ text: { text: "लिफ्ट खराब है", of: "x" } });
  const notice = sqlite.prepare("SELECT id FROM notices").pluck().get();
  add.run({ subject: "notice", of: notice, fields: ofNotice, at });
}

async function exportFrom(data: string): Promise<string> {
  const folder = join(emptyDirectory(), "export");
  const { code, output } = await runScript(["commands/export.ts", folder], { DATA_DIR: data });
  expect([code, output]).toEqual([0, expect.stringContaining("Exported")]);
  return folder;
}

function copyOf(folder: string): string {
  const copy = emptyDirectory();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function importInto(data: string, folder: string) {
  return runScript(["commands/import.ts", folder], { DATA_DIR: data });
}

function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((one) => statSync(join(folder, one)).isFile());
  return new Map(files.map((one) => [one, readFileSync(join(folder, one)).toString("base64")]));
}

function readJson(folder: string, table: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(join(folder, `${table}.json`), "utf8"));
}

function writeJson(folder: string, table: string, rows: unknown): void {
  writeFileSync(join(folder, `${table}.json`), JSON.stringify(rows));
}

test("an export that was taken into an empty box is exported again byte for byte", async () => {
  const other = emptyDirectory();
  const { code, output } = await importInto(other, exported);
  expect([code, output]).toEqual([0, expect.stringContaining("Imported 1 settings")]);
  const again = filesIn(await exportFrom(other));
  expect([...again.keys()]).toEqual([...filesIn(exported).keys()]);
  expect(again).toEqual(filesIn(exported));
  expect((await runScript(["commands/check-data.ts"], { DATA_DIR: other })).code).toBe(0);

  await using moved = await startApp({ RATE_LIMITS: "off" }, other);
  const [doctor] = readJson(exported, "doctors").filter((one) => one.name === name);
  const profile = await moved.get(`/doctor/${doctor?.id}`);
  expect(textOf(await profile.text())).toContain(name);
  const shown = await moved.get(`/uploads/${doctor?.photo_key}-320.webp`);
  expect(shown.status).toBe(200);
  expect(textOf(await (await moved.get("/opd")).text())).not.toContain("Unexpected");
  expect(textOf(await (await moved.get("/doctors?q=मीरा")).text())).toContain(name);
  const dengue = await (await moved.get("/Dengue")).text();
  expect(dengue).toContain("<strong>Second</strong> advice.");
  const inHindi = textOf(await (await moved.get("/hi/ChestPain")).text());
  expect(inHindi).toContain(titleInHindi);
  expect(inHindi).not.toContain(isBehind);
  expect(textOf(await (await moved.get("/hi/Dengue")).text())).toMatch(
    new RegExp(`${isBehind}.*पहली सलाह।`, "s"),
  );
  expect((await moved.get("/HerniaRepair")).status).toBe(404);
  expect(textOf(await (await moved.get("/PapSmears")).text())).toContain("Dr Reader");
  expect(moved.log()).toContain("/setup?code=");
});

test("an export has everything but accounts, their record, and what is in the Trash", () => {
  const counts = ["settings", "sittings", "absences", "closures", "notices"].map((table) => [
    table,
    readJson(exported, table).length,
  ]);
  expect(Object.fromEntries(counts)).toMatchObject({ settings: 1, closures: 1, notices: 1 });
  for (const [, count] of counts) expect(count).toBeGreaterThan(0);
  const texts = [...filesIn(exported).values()].map((text) =>
    Buffer.from(text, "base64").toString(),
  );
  const all = texts.join("\n");
  expect(readJson(exported, "words")).toMatchObject([
    { subject: "notice", fields: { text: { text: "लिफ्ट खराब है" } } },
    { id: "setting/identity/hi", fields: { name: { text: "शांति" } } },
  ]);
  for (const secret of [admin.email, "In The Trash", "password_hash", "form_key", "$scrypt"]) {
    expect(all).not.toContain(secret);
  }
  expect(readJson(exported, "settings")[0]?.value).toMatchObject({ name: "Shanti Nursing Home" });
  const [application] = readJson(exported, "applications");
  expect(Object.keys(application ?? {})).toEqual(Object.keys(application ?? {}).sort());
  expect(readFileSync(join(exported, "README.txt"), "utf8")).toContain("personal data");
});

test("what is compiled is made anew, and a translation that does not fit the English page of this program is kept, but not shown before it is saved again", async () => {
  const folder = copyOf(texts);
  const value = {
    ...sampleSettings.texts,
    about: "## Our mission\n\nWe treat everybody alike.",
    aboutSections: [{ title: "Our mission", html }],
  };
  const settings = readJson(folder, "settings");
  writeJson(folder, "settings", [...settings, { ...settings[0], name: "texts", value }]);
  const hash = "1".repeat(32);
  const rows = readJson(folder, "article_versions").map((row) =>
    row.path === "/hi/ChestPain" && row.is_own === 1
      ? { ...row, translation_of: { text: hash, advice: hash } }
      : row,
  );
  writeJson(folder, "article_versions", rows);
  const data = emptyDirectory();
  expect((await importInto(data, folder)).output).toContain("Imported");
  expect((await importInto(emptyDirectory(), await exportFrom(data))).output).toContain("Imported");
  await using moved = await startApp({ RATE_LIMITS: "off" }, data);
  const about = await (await moved.get("/about")).text();
  expect(about).toContain("<p>We treat everybody alike.</p>");
  expect(about).not.toMatch(/http-equiv="?refresh|action="?\/signin/);
  const page = textOf(await (await moved.get("/hi/ChestPain")).text());
  expect(page).not.toContain(titleInHindi);
  expect(page).toContain("112");
});

test("nobody else can read an export, and none is written over anything", async () => {
  for (const one of ["", ...readdirSync(exported, { recursive: true, encoding: "utf8" })]) {
    expect([one, statSync(join(exported, one)).mode & 0o077]).toEqual([one, 0]);
  }
  const refused = await runScript(["commands/export.ts", exported], { DATA_DIR: box });
  expect([refused.code, refused.output]).toEqual([2, expect.stringContaining("is not empty")]);
  const repository = emptyDirectory();
  mkdirSync(join(repository, ".git"));
  chmodSync(repository, 0o755);
  expect((await runScript(["commands/export.ts", repository], { DATA_DIR: box })).code).toBe(0);
  expect(statSync(repository).mode & 0o777).toBe(0o700);
});

test("the list of doctors for spreadsheets can be imported on the dashboard, and changes nothing", async () => {
  const form = new FormData();
  form.append("file", file(readFileSync(join(exported, "doctors.csv")), "doctors.csv", "text/csv"));
  const uploaded = await staff.post("/dashboard/AddDoctor/Import", form);
  const checked = await staff.get(String(uploaded.headers.get("Location")));
  expect(textOf(await checked.text())).toContain("Nothing to import: every doctor is listed");
});

test("a list for spreadsheets has its headings also without a row", async () => {
  const data = preparedDirectory();
  const sqlite = new Database(join(data, "hospital.db"));
  sqlite.exec("DELETE FROM applications");
  sqlite.close();
  const [headings] = readFileSync(join(exported, "applications.csv"), "utf8").split(/(?<=\r\n)/);
  expect(headings).toContain("name");
  const empty = await exportFrom(data);
  expect(readFileSync(join(empty, "applications.csv"), "utf8")).toBe(headings);
});

test("a box that has something, or is being served, takes no export", async () => {
  const copy = emptyDirectory();
  const sqlite = new Database(join(box, "hospital.db"));
  sqlite.prepare("VACUUM INTO ?").run(join(copy, "hospital.db"));
  sqlite.close();
  const filled = await importInto(copy, exported);
  expect([filled.code, filled.output]).toEqual([
    1,
    expect.stringContaining("an empty box only, and this one has settings, pictures"),
  ]);
  expect(await importInto(box, exported)).toMatchObject({ code: 4 });
});

describe("a folder that is not as an export is refused with a sentence, and nothing of it is taken", () => {
  const target = emptyDirectory();
  const imports = commandsInTurn("commands/import.ts", { DATA_DIR: target });
  afterAll(() => imports[Symbol.dispose]());

  function change(table: string, edit: (rows: Record<string, unknown>[]) => unknown) {
    return (folder: string) => {
      const rows = readJson(folder, table);
      writeJson(folder, table, edit(rows) ?? rows);
    };
  }
  const first = (table: string, fields: object) =>
    change(table, ([row]) => void Object.assign(row as object, fields));
  const photoIn = (folder: string, size: number, format: string) => {
    const end = `-${size}.${format}`;
    const found = readJson(folder, "doctors").find(({ photo_key }) => photo_key);
    return join(folder, "photos", `${found?.photo_key}${end}`);
  };
  const outside = (from: string) => {
    renameSync(from, `${from}.moved`);
    symlinkSync(`${from}.moved`, from);
  };
  type Row = [what: string, spoil: (folder: string) => unknown, sentence: string];
  const ofRecords: Row[] = [
    ["no mark", (at) => rmSync(join(at, "export.json")), "export.json is missing"],
    ["another product", (at) => writeFileSync(join(at, "export.json"), "{}"), "is not an export"],
    [
      "a newer format",
      (at) => writeFileSync(join(at, "export.json"), '{"format":2,"product":"hospital-website"}'),
      "by a newer version",
    ],
    ["a table that is missing", (at) => rmSync(join(at, "links.json")), "links.json is missing"],
    ["a link for a file", (at) => outside(join(at, "doctors.json")), "is not a plain file"],
    ["a link for a photo", (at) => outside(photoIn(at, 160, "webp")), "is not a plain file"],
    ["a link for the photos", (at) => outside(join(at, "photos")), "there is no folder"],
    [
      "a pipe",
      (at) => {
        rmSync(join(at, "notices.json"));
        execFileSync("mkfifo", [join(at, "notices.json")]);
      },
      "is not a plain file",
    ],
    [
      "a file of 300 MB",
      (at) => execFileSync("truncate", ["-s", "300M", join(at, "links.json")]),
      "is too large",
    ],
    ["fees beyond the rules", first("doctors", { fees: 10_000_001 }), "doctors.json, record 1"],
    ["a text for a number", first("doctors", { fees: "many" }), "doctors.json, record 1"],
    ["an id twice", change("doctors", (rows) => [...rows, rows[0]]), "UNIQUE constraint failed"],
    ["a doctor who is not there", first("sittings", { doctor_id: "0".repeat(24) }), "FOREIGN KEY"],
    [
      "a text about the hospital that would run something",
      change("settings", (rows) => [
        ...rows,
        {
          ...rows[0],
          name: "texts",
          value: { ...sampleSettings.texts, about: "## A\n\n<b>b</b>" },
        },
      ]),
      "settings.json, texts, about: line 3: HTML is not used here",
    ],
    [
      "a film that is a page",
      (at) => {
        const [film = ""] = readdirSync(join(at, "photos")).filter((one) => one.endsWith(".mp4"));
        writeFileSync(join(at, "photos", film), "<script>alert(1)</script>");
      },
      "is damaged, or not in the size",
    ],
    [
      "a photo that is missing",
      (at) => {
        for (const size of [160, 320, 640]) {
          for (const format of ["avif", "webp"]) rmSync(photoIn(at, size, format));
        }
      },
      "is missing",
    ],
    [
      "a photo that is a page",
      (at) => writeFileSync(photoIn(at, 320, "webp"), "<svg onload=alert(1)>"),
      "is damaged, or not in the size",
    ],
    [
      "a photo of another size",
      async (at) => {
        const large = sharp({
          create: { width: 400, height: 400, channels: 3, background: "red" },
        });
        writeFileSync(photoIn(at, 320, "webp"), await large.webp().toBuffer());
      },
      "is damaged, or not in the size",
    ],
    [
      "a photo that is cut off",
      (at) => {
        const cut = photoIn(at, 640, "webp");
        writeFileSync(cut, readFileSync(cut).subarray(0, 400));
      },
      "is damaged, or not in the size",
    ],
  ];

  const ofTexts: Row[] = [
    [
      "a page that would run something",
      (at) => {
        const folder = join(at, "articles/Dengue");
        const [version = ""] = readdirSync(folder).reverse();
        writeFileSync(join(folder, version), "# A\n\n<script>alert(1)</script>\n");
      },
      "article /Dengue, version",
    ],
    [
      "a translation that would run something",
      (at) => {
        const folder = join(at, "articles/hi/Dengue");
        const [version = ""] = readdirSync(folder).reverse();
        writeFileSync(join(folder, version), "# A\n\n<script>alert(1)</script>\n");
      },
      "article /hi/Dengue, version",
    ],
    ["a link for the texts", (at) => outside(join(at, "articles/Dengue")), "is behind a link"],
    [
      "a page that is compiled already",
      first("article_versions", { compiled: html }),
      'this program does not know "compiled"',
    ],
  ];
  test.each(ofRecords)("%s", (_, spoil, sentence) => expectRefused(copyOf(small), spoil, sentence));

  test.each(ofTexts)("%s", (_, spoil, sentence) => expectRefused(copyOf(texts), spoil, sentence));

  async function expectRefused(folder: string, spoil: Row[1], sentence: string) {
    await spoil(folder);
    const { code, output } = await imports.run([folder]);
    expect(output).toContain(sentence);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(code).toBeGreaterThan(0);
    const uploads = join(target, "uploads");
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
    if (!existsSync(join(target, "hospital.db"))) return;
    const sqlite = new Database(join(target, "hospital.db"), { readonly: true });
    expect(sqlite.prepare("SELECT count(*) FROM doctors").pluck().get()).toBe(0);
    sqlite.close();
  }
});

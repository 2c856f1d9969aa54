import { copyFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCsv } from "#runtime/csv.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import {
  type App,
  admin,
  preparedDirectory,
  startApp,
  type Visitor,
} from "../../tests/app/http.ts";
import { residentMemoryOf } from "../../tests/app/process-memory.ts";
import {
  type ForeignSheet,
  fileOf,
  foreignDefaults,
  foreignSheets,
} from "../../tests/files/foreign-sheets.ts";
import { bomb, row, workbook } from "../../tests/files/workbook.ts";
import { file, filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import { importRow as whole } from "../../tests/forms/import-row.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const list = "/dashboard/AddDoctor";
const place = `${list}/Import`;
const desk = { email: "desk@example.org", password: "quiet marigold lattice 26" };

let app: App;
let staff: Visitor;
let colleague: Visitor;
let data: string;

beforeAll(async () => {
  data = preparedDirectory();
  await addAccount(data, desk);
  app = await startApp({ RATE_LIMITS: "off" }, data);
  staff = await app.as(admin);
  colleague = await app.as(desk);
});
afterAll(() => app.stop());

type Row = Record<string, string>;

function csv(rows: readonly Row[]): string {
  const headings = Object.keys(rows[0] ?? {});
  return toCsv([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))]);
}

function form(bytes: string | Uint8Array, name = "doctors.csv"): FormData {
  const form = new FormData();
  form.append("file", file(bytes, name, "text/csv"));
  return form;
}

interface Checked {
  path: string;
  page: string;
  text: string;
  seen: string;
}

/** Uploads a file, and shows what it would do. */
async function check(bytes: string | Uint8Array, who = staff): Promise<Checked> {
  const uploaded = await who.post(place, form(bytes));
  const path = uploaded.headers.get("Location") ?? "";
  expect([uploaded.status, path]).toEqual([303, expect.stringMatching(/Import\/[\w-]{22}$/)]);
  return read(await who.get(path), path);
}

async function read(response: Response, path: string): Promise<Checked> {
  const page = await response.text();
  const html = page.replace(/<script[\s\S]*?<\/script>/g, "");
  const main = html.slice(html.indexOf("<h1"));
  return {
    path,
    page,
    text: textOf(main),
    seen: /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "",
  };
}

async function confirm({
  path,
  seen,
}: Checked): Promise<{ text: string; undo: Record<string, string> }> {
  const response = await staff.post(path, { seen });
  const next = response.headers.get("Location") ?? "";
  expect([response.status, next.startsWith(list)]).toEqual([303, true]);
  const html = await (await staff.get(next)).text();
  const [undo = ""] = /<form[^>]*action="\/dashboard\/Undo"[^>]*>.*?<\/form>/.exec(html) ?? [];
  const inputs = [...undo.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return {
    text: textOf(html),
    undo: Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value])),
  };
}

function stored(name: string): Record<string, unknown>[] {
  return onDatabase(app, (sqlite) =>
    sqlite
      .prepare("SELECT * FROM doctors WHERE name LIKE ? AND is_deleted = 0 ORDER BY name")
      .all(name),
  ) as Record<string, unknown>[];
}

function idOf(name: string): string {
  return String(stored(name)[0]?.id);
}

function changes(): unknown {
  return onDatabase(app, (sqlite) => sqlite.prepare("SELECT count(*), max(id) FROM audit").get());
}

test("every row is shown as new, changed, unchanged or wrong, and nothing is saved before it is confirmed", async () => {
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name: "Dr Stays", fees: "500" }));
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name: "Dr Dearer", fees: "500" }));
  const before = changes();
  const listed = { ...whole, Specialization: String(filledIn.specialization), Phone: "9812345678" };
  const same = {
    ...listed,
    Email: "tara@example.org",
    Experience: "9",
    About: String(filledIn.about),
  };
  const rest = {
    Hospital: String(filledIn.hospital),
    Qualification: String(filledIn.qualification),
    "Member of": String(filledIn.awards),
    "Hospital Slots": "9:00–9:30 AM, 6:30–7:00 PM",
    "Video Slots": "10 AM",
  };
  const checked = await check(
    csv([
      { ...whole, Name: "Dr Bulk One" },
      { ...same, ...rest, Name: "Dr Stays", Fees: "500" },
      { ...same, ...rest, Name: "Dr Dearer", Fees: "650" },
      { ...whole, Name: "Dr Wrong", Phone: "12345", Fees: "much", "Video Slots": "" },
      { ...whole, Name: "Dr Bulk One" },
    ]),
  );
  expect(await htmlProblems(checked.page)).toEqual([]);
  expect(checked.text).toContain("2 doctors will be saved: 1 new, 1 changed.");
  expect(checked.text).toContain("Unchanged (1)");
  expect(checked.text).toContain(
    "Phone number must be 10 digits. Fees must be a number. Choose at least one video slot.",
  );
  expect(checked.text).toContain("Row 2 is about the same doctor.");
  expect(checked.text).toMatch(/Changed Dr Dearer Row 4 Fees 500 → 650/);
  expect(checked.text).toMatch(/New Dr Bulk One Row 2 Urology · 12 years · ₹800 · 9:00–11:00 AM/);
  const wrong = await read(await staff.get(`${checked.path}?kind=wrong`), checked.path);
  expect(wrong.text).toContain("All (5) Wrong (2) Changed (1) New (1) Unchanged (1)");
  expect(wrong.text).toContain("Dr Wrong");
  expect(wrong.text).not.toMatch(/Dr (?:Dearer|Stays)/);
  expect(changes()).toEqual(before);

  const { text, undo } = await confirm(checked);
  expect(text).toContain("1 doctor was added and 1 changed.");
  expect(stored("Dr Dearer")).toMatchObject([{ fees: 650 }]);
  expect(stored("Dr Wrong")).toEqual([]);
  expect((await app.get(`/doctor/${idOf("Dr Bulk One")}`)).status).toBe(200);

  const undone = await staff.post("/dashboard/Undo", undo);
  expect(undone.status).toBe(303);
  expect(stored("Dr Dearer")).toMatchObject([{ fees: 500 }]);
  expect(stored("Dr Bulk One")).toEqual([]);
});

test("an export that is imported again changes nothing, whatever the doctors have", async () => {
  const texts = {
    about: '=HYPERLINK("https://e.example")\n- पहली पंक्ति\n\n"quoted"; _x0041_',
    awards: "'=1+1",
    qualification: "@home, +plus",
  };
  const strange = { ...filledIn, ...texts, name: "Dr ‘Strange’, ਡਾਕਟਰ" };
  await staff.post(`${list}/new`, toFormData(strange, file(await picture("jpeg"), "1.jpg")));
  const { is_active: _, ...hidden } = filledIn;
  await staff.post(`${list}/new`, toFormData({ ...hidden, name: "Dr Hidden Export" }));
  for (const kind of ["csv", "xlsx"]) {
    const exported = await staff.get(`${list}/doctors.${kind}`);
    expect(exported.headers.get("Content-Disposition")).toContain(`doctors.${kind}`);
    const bytes = new Uint8Array(await exported.arrayBuffer());
    if (kind === "csv") {
      expect(Buffer.from(bytes).toString()).toContain('"\'=HYPERLINK(""https');
    }
    const { text } = await check(bytes);
    const [{ count = 0 } = {}] = onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT count(*) AS count FROM doctors WHERE is_deleted = 0").all(),
    ) as { count: number }[];
    expect([kind, text]).toEqual([
      kind,
      expect.stringContaining("Nothing to import: every doctor is listed already"),
    ]);
    expect(text).toContain(`Unchanged (${count})`);
  }
});

test("a doctor whose video slots are “None” has no video calls, also after an empty cell later", async () => {
  const row = { ...whole, Name: "Dr Novid", "Video Slots": "None" };
  await confirm(await check(csv([row])));
  expect(stored("Dr Novid")).toMatchObject([{ video_slots: "[]" }]);
  await confirm(await check(csv([{ ...row, "Video Slots": "", Fees: "777" }])));
  expect(stored("Dr Novid")).toMatchObject([{ video_slots: "[]", fees: 777 }]);
});

test("a corrected export changes what was corrected: the photo, and columns that are missing, stay", async () => {
  const name = "Dr Photographed Bulk";
  await staff.post(
    `${list}/new`,
    toFormData({ ...filledIn, name }, file(await picture("jpeg"), "1.jpg")),
  );
  onDatabase(app, (sqlite) => {
    const hide = "UPDATE doctors SET is_active = 0, availability = 'unavailable' WHERE name = ?";
    sqlite.prepare(hide).run(name);
  });
  const [before] = stored(name);
  const checked = await check(csv([{ Id: idOf(name), Fees: "1,250", Remark: "raise" }]));
  expect(checked.text).toContain("Not read: “Remark”.");
  expect(checked.text).toContain("The file has no column “Name”");
  await confirm(checked);
  const [after] = stored(name);
  expect(after).toEqual({ ...before, fees: 1250, version: 2, updated_at: after?.updated_at });
});

test("who is meant is said by the id, else by name and speciality", async () => {
  for (const hospital of ["First", "Second"]) {
    await staff.post(`${list}/new`, toFormData({ ...filledIn, name: "Dr Twin", hospital }));
  }
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name: "Dr Gone Bulk" }));
  const gone = idOf("Dr Gone Bulk");
  await staff.post(`${list}/${gone}/delete`, {});
  const { text } = await check(
    csv([
      { Id: "", ...whole, Name: "Dr Twin", Specialization: String(filledIn.specialization) },
      { Id: gone, ...whole, Name: "Dr Gone Bulk" },
      { Id: "0123456789abcdef01234567", ...whole },
      { Id: "", ...whole, Name: "Twin" },
    ]),
  );
  expect(text).toContain("Several doctors have this name and specialization.");
  expect(text).toContain("This doctor is deleted. Put the doctor back from the Trash first");
  expect(text).toContain("No doctor has this Id.");
  expect(text).toContain(
    "A doctor of this name is listed already: General Medicine, General Medicine.",
  );
});

test("where a colleague has changed a doctor meanwhile, nothing is saved, and the row is shown again", async () => {
  for (const name of ["Dr Meanwhile A", "Dr Meanwhile B"]) {
    await staff.post(`${list}/new`, toFormData({ ...filledIn, name }));
  }
  const [first, second] = stored("Dr Meanwhile %") as [{ id: string }, { id: string }];
  const checked = await check(
    csv([
      { Id: first.id, Fees: "700" },
      { Id: second.id, Fees: "700" },
    ]),
  );
  await colleague.post(
    `${list}/${second.id}/edit`,
    toFormData({ ...filledIn, name: "Dr Meanwhile B", fees: "900", version: "1" }),
  );
  const refused = await staff.post(checked.path, { seen: checked.seen });
  expect(refused.status).toBe(409);
  const again = await read(refused, checked.path);
  expect(await htmlProblems(again.page)).toEqual([]);
  expect(again.text).toContain("Fees 900 → 700");
  expect(again.text).toContain("Row 3, different since you looked");
  expect(again.text).not.toContain("Row 2, different");
  expect(stored("Dr Meanwhile A")).toMatchObject([{ fees: Number(filledIn.fees) }]);
  await confirm(again);
  expect(stored("Dr Meanwhile %")).toMatchObject([{ fees: 700 }, { fees: 700 }]);
});

test("a confirmation that is sent twice imports once, and says the same", async () => {
  const checked = await check(csv([{ ...whole, Name: "Dr Once" }]));
  const once = await confirm(checked);
  const twice = await confirm(checked);
  expect(twice).toEqual(once);
  expect(stored("Dr Once")).toHaveLength(1);
  const later = await staff.get(checked.path);
  expect([later.status, textOf(await later.text())]).toEqual([
    404,
    expect.stringContaining("This file is not here any more"),
  ]);
});

test("an import that is sent again, or opened again, leads to the rows that it has left", async () => {
  const checked = await check(
    csv([
      { ...whole, Name: "Dr Lost Reply" },
      { ...whole, Name: "Dr Left Over", Phone: "12345" },
    ]),
  );
  const once = await confirm(checked);
  expect(once.text).toContain("These rows were not imported.");
  expect(await confirm(checked)).toEqual(once);
  expect(stored("Dr Lost Reply")).toHaveLength(1);
  const opened = await staff.get(checked.path);
  const left = opened.headers.get("Location") ?? "";
  expect([opened.status, left]).toEqual([302, expect.stringMatching(/Import\/[\w-]{22}$/)]);
  const rest = await (await staff.get(`${left}/rest.csv`)).text();
  expect(rest).toContain("Dr Left Over");
  expect(rest).not.toContain("Dr Lost Reply");
  expect((await colleague.get(checked.path)).status).toBe(404);
});

test("a file that is sent twice before it is confirmed is imported once", async () => {
  const rows = csv([{ ...whole, Name: "Dr Uploaded Twice" }]);
  const [one, other] = [await check(rows), await check(rows)];
  await confirm(one);
  const refused = await staff.post(other.path, { seen: other.seen });
  expect(refused.status).toBe(409);
  expect((await read(refused, other.path)).text).toContain("Nothing to import");
  expect(stored("Dr Uploaded Twice")).toHaveLength(1);
});

const foreign = foreignSheets[0] as ForeignSheet;

async function uploadForeign(): Promise<string> {
  const uploaded = await staff.post(place, form(fileOf(foreign), "doctors.xlsx"));
  const path = uploaded.headers.get("Location") ?? "";
  expect([uploaded.status, path]).toEqual([303, expect.stringMatching(/[\w-]{22}\/columns$/)]);
  return path;
}

/** What a browser sends of the form with the columns. */
function chosenIn(page: string): [string, string][] {
  const selects = page.match(/<select[^>]*name="columns\.[\s\S]*?<\/select>/g) ?? [];
  return selects.map((select, place) => [
    `columns.${place}.target`,
    /<option value="(\w*)" selected=""/.exec(select)?.[1] ?? "",
  ]);
}

/** Saves the columns as they are proposed, with what is said once for all rows. */
async function sendDefaults(columns: string, defaults: Row, row = "1"): Promise<Checked> {
  const body = new FormData();
  for (const [name, value] of chosenIn(await (await staff.get(columns)).text())) {
    body.append(name, value);
  }
  for (const [name, value] of Object.entries({ ...defaults, row })) body.append(name, value);
  const path = (await staff.post(columns, body)).headers.get("Location") ?? "";
  return read(await staff.get(path), path);
}

test("a hospital's own list is matched column by column, filled in once, imported with its OPD hours and undone, and the rest comes back as a file", async () => {
  const columns = await uploadForeign();
  const page = await (await staff.get(columns)).text();
  expect(await htmlProblems(page)).toEqual([]);
  expect(textOf(page)).toContain("B: Name of Doctor");
  expect(textOf(page)).toContain("Dr. Anil Kumar · Dr. Sunita Rani");
  const chosen = chosenIn(page);
  expect(chosen.map(([, target]) => target)).toEqual(
    ",name,specialization,phone,opd_days,opd_hours,fees,experience,qualification".split(","),
  );

  const send = (fields: [string, string][]) => {
    const body = new FormData();
    for (const [name, value] of [...fields, ["row", "4"] as const]) body.append(name, value);
    return staff.post(columns, body);
  };
  const unnamed = await send(
    chosen.map(([name, target]) => [name, target === "name" ? "" : target]),
  );
  expect([unnamed.status, textOf(await unnamed.text())]).toEqual([
    400,
    expect.stringContaining("Choose the column that has the names of the doctors."),
  ]);
  const wrong = await send([...chosen, ["video_slots", "always"]]);
  expect([wrong.status, textOf(await wrong.text())]).toEqual([
    400,
    expect.stringContaining("Video Slots: “always” is not understood."),
  ]);

  const none = Object.entries({ ...foreignDefaults, video_slots: "None" });
  const withoutVideo = await send([...chosen, ...none]);
  const kept = withoutVideo.headers.get("Location") ?? "";
  expect((await read(await staff.get(kept), kept)).text).toContain(
    "2 doctors will be saved: 2 new",
  );
  const saved = await send([...chosen, ...Object.entries(foreignDefaults)]);
  const path = saved.headers.get("Location") ?? "";
  expect([saved.status, path]).toEqual([303, columns.replace("/columns", "")]);
  const checked = await read(await staff.get(path), path);
  expect(checked.text).toContain("2 doctors will be saved: 2 new");
  expect(checked.text).toMatch(/“Mon, Wed, Fri 10-1” → was read as Mon, Wed and Fri 10 AM–1 PM/);
  expect(checked.text).toContain("From the defaults: Email, Hospital, About, Member of");

  const { text, undo } = await confirm(checked);
  expect(text).toContain("2 doctors were added. OPD hours were added: 2.");
  expect(text).toContain("These rows were not imported.");
  expect(text).toContain("“onwards” is not understood");
  expect(stored("Dr. Anil Kumar")).toMatchObject([{ phone: "9814012345", fees: 500 }]);
  const visitor = await (await app.get(`/doctor/${idOf("Dr. Anil Kumar")}`)).text();
  expect(textOf(visitor)).toContain("Usual weeks: Mon, Wed and Fri 10 AM–1 PM.");
  expect((await staff.post("/dashboard/Undo", undo)).status).toBe(303);
  expect(stored("Dr. Anil Kumar")).toEqual([]);
});

test("the rows that are left are a file to mend, which goes in when it is chosen again", async () => {
  const columns = await uploadForeign();
  const { path } = await sendDefaults(columns, foreignDefaults, "4");
  for (const kind of ["csv", "xlsx"]) {
    const rest = await staff.get(`${path}/rest.${kind}`);
    expect(rest.headers.get("Content-Disposition")).toContain(`doctors-to-mend.${kind}`);
    const again = await check(new Uint8Array(await rest.arrayBuffer()));
    expect(again.text).toContain("“onwards” is not understood");
  }
  const csv = await (await staff.get(`${path}/rest.csv`)).text();
  expect(csv).toContain('"Why not imported"');
  const mended = await check(csv.replace("10 AM onwards", "10 AM-1 PM"));
  expect(mended.text).toContain("1 doctor will be saved: 1 new");
  expect((await colleague.get(`${path}/rest.csv`)).status).toBe(404);
  expect((await colleague.get(columns)).status).toBe(404);
  expect((await colleague.post(columns, new FormData())).status).toBe(404);
});

test("what all rows are to have is saved as it was seen, not as another tab has changed it", async () => {
  const columns = await uploadForeign();
  const seen = await sendDefaults(columns, foreignDefaults, "4");
  await sendDefaults(columns, { ...foreignDefaults, hospital: "Another building" }, "4");
  const refused = await staff.post(seen.path, { seen: seen.seen });
  expect(refused.status).toBe(409);
  const { text } = await read(refused, seen.path);
  expect(text).toContain("The doctors or the columns have changed while you were looking");
  expect(text).toContain("Row 5, different since you looked");
  expect(stored("Dr. Anil Kumar")).toEqual([]);
});

test("in the file to mend, a listed doctor has no default: mended, it changes what was typed alone", async () => {
  const name = "Dr Listed To Mend";
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name }));
  const before = stored(name)[0];
  const specialization = String(filledIn.specialization);
  const rows = [
    { Name: name, Specialization: specialization, Fees: "much", Phone: "9812300001" },
    { Name: "Dr New To Mend", Specialization: specialization, Fees: "much", Phone: "9812300002" },
  ];
  const uploaded = await staff.post(place, form(csv(rows)));
  const { path, text } = await sendDefaults(
    uploaded.headers.get("Location") ?? "",
    foreignDefaults,
  );
  expect(text).toContain("Wrong (2)");
  const rest = await (await staff.get(`${path}/rest.csv`)).text();
  const mended = await check(rest.replaceAll("much", "940"));
  expect(mended.text).toContain("2 doctors will be saved: 1 new, 1 changed.");
  await confirm(mended);
  expect(stored(name)).toEqual([
    {
      ...before,
      fees: 940,
      phone: "9812300001",
      version: 2,
      updated_at: stored(name)[0]?.updated_at,
    },
  ]);
  expect(stored("Dr New To Mend")).toMatchObject([{ hospital: foreignDefaults.hospital }]);
});

test("the file to mend finds a doctor again whose speciality is that of all rows", async () => {
  const name = "Dr Found Again";
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name }));
  const rows = [{ Name: name, Fees: "much" }];
  const uploaded = await staff.post(place, form(csv(rows)));
  const { path } = await sendDefaults(uploaded.headers.get("Location") ?? "", {
    specialization: String(filledIn.specialization),
    hospital: "Another building",
  });
  const rest = await (await staff.get(`${path}/rest.csv`)).text();
  expect((await check(rest.replace("much", "940"))).text).toMatch(
    /Changed Dr Found Again Row 2 Fees \d+ → 940 *$/,
  );
});

test("a doctor who has OPD hours keeps them, and one who has none gets those of the list", async () => {
  const name = "Dr Listed Before";
  await staff.post(`${list}/new`, toFormData({ ...filledIn, name }));
  const rows = [{ Id: idOf(name), "OPD days": "Mon-Sat", "OPD hours": "10-1" }];
  const first = await check(csv(rows));
  expect(first.text).toContain("Mon–Sat 10 AM–1 PM");
  await confirm(first);
  const second = await check(csv([{ ...rows[0], "OPD hours": "5-7" }] as Row[]));
  expect(second.text).toContain("Nothing to import");
});

test("who has OPD hours is changed and added without half hours of the list", async () => {
  const name = "Dr Early Hours";
  const opd = { opd_from: "360", opd_to: "480", weekdays: ["1", "3"] };
  const fields = { ...filledIn, ...opd, name, hospital_slots: [] };
  expect((await staff.post(`${list}/new`, toFormData(fields))).status).toBe(303);
  await confirm(await check(csv([{ Id: idOf(name), Fees: "850" }])));
  expect(stored(name)).toMatchObject([{ fees: 850, hospital_slots: "[]" }]);
  const added = { ...whole, Name: "Dr Early Import", "Hospital Slots": "" };
  await confirm(await check(csv([{ ...added, "OPD days": "Mon-Sat", "OPD hours": "6-8 am" }])));
  expect(stored("Dr Early Import")).toMatchObject([{ hospital_slots: "[]" }]);
  expect((await check(csv([{ ...added, Name: "Dr No Hours" }]))).text).toContain(
    "Choose at least one hospital slot.",
  );
});

test("an upload is nobody else's, no other user of the machine reads it, and what is left over goes", async () => {
  const checked = await check(csv([{ ...whole, Name: "Dr Private" }]));
  expect((await colleague.get(checked.path)).status).toBe(404);
  expect((await colleague.post(checked.path, { seen: checked.seen })).status).toBe(404);
  expect((await app.get(checked.path)).headers.get("Location")).toContain("/signin");
  expect((await app.post(place, form("x"))).status).toBe(401);
  for (const address of [`${list}/doctors.csv`, `${list}/doctors.xlsx`]) {
    expect((await app.get(address)).headers.get("Location")).toContain("/signin");
  }
  const folder = join(data, "imports");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const [key = ""] = /[\w-]{22}$/.exec(checked.path) ?? [];
  for (let newer = 0; newer < 20; newer += 1) {
    const other = String(newer).padStart(22, "x");
    copyFileSync(join(folder, `${key}.json`), join(folder, `${other}.json`));
  }
  await check(csv([{ ...whole, Name: "Dr Newest" }]));
  const kept = readdirSync(folder);
  expect(kept).toHaveLength(20);
  for (const name of kept) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect((await staff.get(checked.path)).status).toBe(404);
  for (const key of ["..%2f..%2fhospital.db", "x".repeat(22), "%00"]) {
    expect((await staff.get(`${place}/${key}`)).status).toBeGreaterThanOrEqual(400);
  }
});

test("a file that cannot be imported is refused with a sentence, in bounded memory", async () => {
  const memory = () => residentMemoryOf(app.process.pid as number);
  const before = memory();
  const refusals: [string | Uint8Array, string][] = [
    ["", "The file is empty."],
    ["Name,Specialization\n", "There is no doctor under the headings."],
    [bomb(1024), "This Excel file unpacks to too much."],
    [Buffer.alloc(5 * 1024 * 1024, "a,"), "The file must be at most 4 MB."],
  ];
  for (const [bytes, sentence] of refusals) {
    const response = await staff.post(place, form(bytes));
    const page = await response.text();
    if (bytes === "") expect(await htmlProblems(page)).toEqual([]);
    expect([response.status, textOf(page)]).toEqual([400, expect.stringContaining(sentence)]);
  }
  expect(memory() - before).toBeLessThan(150 * 1024 * 1024);
  expect((await app.get("/doctors")).status).toBe(200);
});

test("500 doctors come in one go, and go again by one Undo", async () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    ...whole,
    Name: `Dr Many ${at}`,
    Phone: String(9_000_000_000 + at),
  }));
  const { text, undo } = await confirm(await check(csv(rows)));
  expect(text).toContain("500 doctors were added.");
  expect(stored("Dr Many %")).toHaveLength(500);
  expect((await staff.post("/dashboard/Undo", undo)).status).toBe(303);
  expect(stored("Dr Many %")).toEqual([]);
});

test("what a person saw in the file is stored, and what nobody could see is refused by its cell", async () => {
  const heads = [...Object.keys(whole), "Languages spoken"];
  const line = (changes: Row) => {
    const cells = { ...whole, ...changes };
    return heads.map((heading) => String((cells as Row)[heading] ?? ""));
  };
  const list = [
    heads,
    line({ Name: "Dr &#129658; Seen", Phone: "9812345678.0", Experience: "12.0" }),
    line({ Name: "Dr Nine Digits", Phone: "981234567.0" }),
    line({ Name: "Dr Broken", About: "#N/A" }),
    line({ Name: "?? ????? ?????" }),
    line({ Name: "Dr Hidden Row" }),
  ];
  const rows = list
    .map((cells, at) => row(at + 1, cells))
    .join("")
    .replace('<row r="6"', '<row r="6" hidden="1"');
  const state = "visible";
  const bytes = workbook(rows, {
    "xl/workbook.xml": `<workbook xmlns:q="r"><sheets><sheet name="Left" state="hidden" q:id="rId2"/><sheet name="Doctors 2026" state="${state}" q:id="rId1"/><sheet name="Rooms" state="${state}" q:id="rId2"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${row(1, heads)}${row(2, line({ Name: "Dr Left Seen" }))}</sheetData></worksheet>`,
  });
  const checked = await check(bytes);
  expect(checked.text).toContain("Read: the sheet “Doctors 2026”. Not read: the sheet “Rooms”.");
  expect(checked.text).toContain("1 row is hidden in the file");
  expect(checked.text).toContain("Cell H4 (About) has the error #N/A in place of a value.");
  expect(checked.text).toContain("Cell A5 (Name) has question marks where letters were");
  expect(checked.text).toContain("Dr Nine Digits Row 3 Phone number must be 10 digits.");
  expect(checked.text).toContain("2 doctors will be saved: 2 new");
  await confirm(checked);
  expect(stored("%Seen")).toMatchObject([
    { name: "Dr 🩺 Seen", phone: "9812345678", experience: 12 },
  ]);
  expect(stored("Dr Nine%")).toEqual([]);
  expect(stored("Dr Broken")).toEqual([]);
  const page = await (await app.get(`/doctor/${idOf("Dr 🩺 Seen")}`)).text();
  expect(page).toContain("Dr 🩺 Seen");
  expect(page).not.toContain("#N/A");
});

test("the template has every heading, and its example is no doctor", async () => {
  for (const kind of ["csv", "xlsx"]) {
    const template = await staff.get(`${place}/template.${kind}`);
    const bytes = new Uint8Array(await template.arrayBuffer());
    const response = await staff.post(place, form(bytes));
    expect(textOf(await response.text())).toContain("There is no doctor under the headings.");
  }
});

test("a file has the names of doctors in Hindi too, which are shown, imported and taken back with the rest", async () => {
  const told = await check(
    csv([{ ...whole, Name: "Dr Bilingual", "Name (Hindi)": "डॉ. द्विभाषी" }]),
  );
  expect(told.text).toContain("Name (Hindi): डॉ. द्विभाषी");
  expect((await confirm(told)).text).toContain("1 doctor was added. Translations were saved: 1.");
  const id = idOf("Dr Bilingual");
  const read = async (path: string) => textOf(await (await app.get(path)).text());
  expect(await read(`/hi/doctor/${id}`)).toContain("डॉ. द्विभाषी");
  expect(await read(`/pa/doctor/${id}`)).toContain("Dr Bilingual");

  const again = { Id: id, "Name (Hindi)": "डॉ. दो भाषाएं", "Name (Punjabi)": "" };
  const changed = await check(csv([again]));
  expect(changed.text).toContain("डॉ. दो भाषाएं");
  const { text, undo } = await confirm(changed);
  expect(text).toContain("Translations were saved: 1.");
  expect(await read(`/hi/doctor/${id}`)).toContain("डॉ. दो भाषाएं");
  expect((await check(csv([again]))).text).toContain("Unchanged");
  await staff.post("/dashboard/Undo", undo);
  expect(await read(`/hi/doctor/${id}`)).toContain("डॉ. द्विभाषी");
  const long = await check(csv([{ Id: id, "Name (Hindi)": "क".repeat(181) }]));
  expect(long.text).toContain("Name (Hindi) must be at most 180 characters.");
});

test("a new doctor whom visitors shall not see is shown as such, is told of as one, and what is no doctor is named", async () => {
  const rows = [{ ...whole, Name: "Dr Unseen Bulk", "On website": "No" }, { Name: "Total" }];
  const checked = await check(csv(rows));
  expect(checked.text).toContain("1 doctor will be saved: 1 new, 0 changed.");
  expect(checked.text).toContain("Not on the website.");
  expect(checked.text).toContain("Not read as doctors: row 3 “Total”.");
  expect((await confirm(checked)).text).toContain("1 doctor was added.");
  const listed = { ...whole, Name: "Dr Unseen Bulk", Fees: "₹900" };
  const again = await confirm(await check(csv([listed])));
  expect(again.text).toContain("1 doctor was changed.");
});

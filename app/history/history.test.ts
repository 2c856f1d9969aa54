import { afterAll, beforeAll, expect, test } from "vitest";
import { groupTitle } from "#app/settings/groups.ts";
import { applicationBody, logIn, onDatabase } from "../../tests/api/api.ts";
import {
  type App,
  admin,
  preparedDirectory,
  runScript,
  startApp,
  type Visitor,
} from "../../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { headingOf } from "./dates.server.ts";

const list = "/dashboard/AddDoctor";
const history = "/dashboard/History";
const desk = { email: "desk@example.org", password: "green-window-9 tea" };

let app: App;
let staff: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  const data = preparedDirectory();
  const account = ["commands/staff.ts", "add", desk.email, "Front Desk"];
  const added = await runScript(account, { DATA_DIR: data }, `${desk.password}\n`);
  expect([added.code, added.output]).toEqual([0, expect.stringContaining("can sign in")]);
  app = await startApp({ RATE_LIMITS: "off" }, data);
  [staff, colleague] = [await app.as(admin), await app.as(desk)];
});
afterAll(() => app.stop());

async function read(path: string): Promise<string> {
  const response = await staff.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** The page as it is read, without its script. */
async function readText(path: string): Promise<string> {
  return textOf(await read(path));
}

/** The newest entry, up to the next one. */
async function readNewest(path = history): Promise<string> {
  const [, entry = ""] = (await read(path)).split(/<li[^>]*><time/);
  return textOf(`<time${entry}`);
}

async function addDoctor(name: string, photo?: File): Promise<string> {
  const form = toFormData({ ...filledIn, name }, photo);
  expect((await staff.post(`${list}/new`, form)).status).toBe(303);
  const html = await read(`${list}?q=${encodeURIComponent(name)}`);
  return /AddDoctor\/([0-9a-f]{24})\/edit/.exec(html)?.[1] ?? "";
}

function versionOf(id: string): string {
  const read = "SELECT version FROM doctors WHERE id = ?";
  return String(onDatabase(app, (sqlite) => sqlite.prepare(read).pluck().get(id)));
}

async function edit(id: string, fields: Record<string, string | string[]>, who = staff) {
  const form = toFormData({ ...filledIn, version: versionOf(id), ...fields });
  expect((await who.post(`${list}/${id}/edit`, form)).status).toBe(303);
}

async function sent(path: string, fields: Record<string, string | string[]>) {
  expect([path, (await staff.post(path, fields)).status]).toEqual([path, 303]);
}

const days = { first_day: "2027-01-26", last_day: "2027-01-27" };

test("a change of a doctor is told by the labels of the form, in words, with the changed words marked", async () => {
  const name = "Dr Words";
  const id = await addDoctor(name);
  expect(await readNewest()).toMatch(/ [AP]M Administrator added Dr Words 15 fields/);
  const about = "Sees patients with fever, cough and pain of the chest, each day but Sunday.";
  await edit(id, { name, about });
  await edit(id, {
    name,
    about: about.replace("cough", "asthma"),
    fees: "1000",
    experience: "1",
    availability: "unavailable",
    hospital_slots: ["09:00 AM", "09:30 AM", "10:00 AM", "06:30 PM"],
    is_active: [],
  });
  const text = await readNewest();
  expect(text).toMatch(/changed Dr Words Field Before After/);
  expect(text).toMatch(/Fees ₹1,50,000 ₹1,000/);
  expect(text).toMatch(/Experience 9 years 1 year /);
  expect(text).toMatch(/Availability Available Unavailable/);
  expect(text).toMatch(/Show on website Yes No/);
  expect(text).toMatch(/Hospital Slots 9:00–9:30 AM, 6:30–7:00 PM 9:00–10:30 AM, 6:30–7:00 PM/);
  const html = await read(history);
  expect(html).toMatch(/fever, <del>cough<\/del> and pain/);
  expect(html).toMatch(/fever, <ins>asthma<\/ins> and pain/);
  expect(text).not.toMatch(/is_active|hospital_slots|\{|\}|\[/);
  expect(await readText(history)).toMatch(/Today, \w+day \d+ \w+ 20\d\d/);
  await edit(id, { name, phone: "9876500000" });
  expect(await readNewest()).toMatch(/Phone \d{10} 9876500000/);
  expect(await htmlProblems(await read(`${list}/${id}/history`))).toEqual([]);
});

test("changes of every other kind of thing are told in words", async () => {
  const id = await addDoctor("Dr Kinds");
  const photo = toFormData(
    { ...filledIn, name: "Dr Kinds", version: versionOf(id) },
    file(await picture("png"), "me.png", "image/png"),
  );
  expect((await staff.post(`${list}/${id}/edit`, photo)).status).toBe(303);
  expect(await readNewest()).toMatch(/Photo No photo Photo [\da-f]{4}/);

  const sitting = { starts_at: "600", ends_at: "780", weekdays: ["1", "3"], weeks: ["2", "4"] };
  await sent(`${list}/${id}/OPD/new`, { ...sitting, room: "Room 12", note: "", first_day: "" });
  const added = await readNewest();
  expect(added).toMatch(/added an OPD session of Dr Kinds/);
  expect(added).toMatch(/Days Mon, Wed From 10:00 AM To 1:00 PM/);
  expect(added).toMatch(/Only in some weeks of the month 2nd and 4th Room or place Room 12/);

  await sent(`${list}/${id}/away`, { span: "range", note: "Conference", ...days });
  expect(await readNewest()).toMatch(
    /added an absence of Dr Kinds Field Added First day Tuesday 26 January 2027 Last day Wednesday 27 January 2027 Note for visitors Conference/,
  );

  await sent("/dashboard/Closures/new", { name: "Republic Day", ...days });
  expect(await readNewest()).toMatch(/added the holiday “Republic Day”/);
  await sent("/dashboard/Notices/new", { text: "No water on Monday.", ...days });
  const notice = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM notices").pluck().get(),
  );
  await sent(`/dashboard/Notices/${notice}/edit`, {
    text: "No water on Tuesday.",
    version: "1",
    ...days,
  });
  expect(await readNewest()).toMatch(
    /changed the notice “No water on Tuesday.” Field Before After Text No water on Monday. No water on Tuesday./,
  );
  await sent(`/dashboard/Notices/${notice}/edit`, {
    text: "No water on Tuesday.",
    version: "2",
    ...days,
    last_day: "2027-01-28",
  });
  expect(await readNewest()).toMatch(
    /changed the notice “No water on Tuesday.” Field Before After Last day/,
  );

  const url = "https://www.instagram.com/reel/History123/";
  await sent("/dashboard/Links/new", { category: "mediainsta", url });
  expect(await readNewest()).toMatch(
    /added a link Field Added Category Media Page Instagram Links URL https:.*History123/,
  );
  await sent(`${list}/${id}/delete`, {});
  expect(await readNewest()).toMatch(/deleted Dr Kinds/);

  const accounts = await readText(`${history}?kind=staff`);
  expect(accounts).toContain("The command line added the account of Front Desk");
});

test("an application says who and what, and after it was erased nothing of the applicant", async () => {
  const { bearer } = await logIn(app);
  const body = { ...applicationBody, name: "Harleen Historical" };
  const { application } = await (await app.send("POST", "/api/v1/career", body)).json();
  const narrowed = `${history}?kind=application&q=historical`;
  expect(await readText(narrowed)).toContain(
    "An applicant sent the application of Harleen Historical",
  );
  expect(await read(narrowed)).toContain(`href="/dashboard/Careers/${application.id}"`);
  const events = (kind: string) => () => readText(`${history}/Events?kind=${kind}`);
  await expect.poll(events("applications+listed")).toContain("in the history");
  await app.send("PATCH", `/api/v1/career/${application.id}`, { state: "new" }, bearer);
  await expect.poll(events("application+viewed")).toContain("Harleen");
  await app.send("DELETE", `/api/v1/career/${application.id}`, undefined, bearer);
  await staff.get("/dashboard/Trash");
  await expect.poll(events("applications+listed")).toContain("in the Trash");
  expect(await readText(narrowed)).toMatch(/deleted the application of Harleen Historical/);
  const erase = ["commands/person.ts", "erase", application.id];
  expect((await runScript(erase, { DATA_DIR: app.dataDirectory }, "yes\n")).code).toBe(0);
  const erased = await read(`${history}?kind=application`);
  expect(textOf(erased)).toContain("sent a deleted application");
  expect(textOf(erased)).toContain("What it said has been erased.");
  expect(erased).not.toContain("Historical");
  expect(await readText(narrowed)).toContain("No changes match.");
});

test("the record is narrowed by person, kind, days and name, and lists 48 a page", async () => {
  const id = await addDoctor("Dr Narrow");
  await edit(id, { name: "Dr Wide", fees: "700" }, colleague);
  await sent(`${list}/${id}/away`, { span: "today", note: "Fever" });
  const ofDesk = await readText(`${history}?who=${desk.email}`);
  expect(ofDesk).toContain("Front Desk changed Dr Wide");
  expect(ofDesk).not.toMatch(/added Dr Narrow|an absence/);
  const named = await readText(`${history}?q=NARROW`);
  expect(named).toMatch(/an absence of Dr Wide.*changed Dr Wide.*added Dr Narrow/);
  expect(named).not.toContain("Dr Kinds");
  expect(await readText(`${history}?q=narrow&kind=absence`)).not.toContain("changed Dr Wide");

  // Eleven at night in India is still the day before in UTC, and half past midnight the day after.
  const at = "UPDATE audit SET at = ? WHERE subject_id = ? AND action = ?";
  onDatabase(app, (sqlite) => {
    sqlite.prepare(at).run("2026-03-04T18:29:59.999Z", id, "create");
    sqlite.prepare(at).run("2026-03-04T18:30:00.000Z", id, "update");
  });
  const before = await readText(`${history}?from=04%2F03%2F2026&to=2026-03-04`);
  expect(before).toMatch(/Wednesday 4 March 2026 11:59 PM .* added Dr Narrow/);
  expect(before).not.toContain("Dr Wide");
  const after = await readText(`${history}?from=2026-03-05&to=2026-03-05`);
  expect(after).toMatch(/Thursday 5 March 2026 12:00 AM Front Desk changed Dr Wide/);
  expect(after).not.toContain("Dr Narrow 1");

  const all = await read(`${history}?kind=doctor`);
  expect(all.match(/<time /g)?.length).toBeLessThanOrEqual(48);
  await sent(`${list}/${id}/availability`, { availability: "unavailable" });
  const again = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT * FROM audit WHERE subject_id = ? ORDER BY id DESC").get(id),
  ) as Record<string, unknown>;
  const { id: _, ...columns } = again;
  const names = Object.keys(columns);
  onDatabase(app, (sqlite) => {
    const insert = `INSERT INTO audit (${names}) VALUES (${names.map((name) => `:${name}`)})`;
    for (let turn = 0; turn < 48; turn += 1) sqlite.prepare(insert).run(columns);
  });
  const first = await read(`${history}?q=wide`);
  expect(first.match(/<time /g)).toHaveLength(48);
  expect(textOf(first)).toContain("Page 1 of 2");
  expect((await read(`${history}?q=wide&page=2`)).match(/<time /g)).toHaveLength(4);
});

test("a setting is found by its name, and its translation too", async () => {
  onDatabase(app, (sqlite) => {
    const insert = sqlite.prepare(
      `INSERT INTO audit (staff_email, action, subject, subject_id, before, after, at)
       VALUES (?, 'update', ?, ?, '{}', '{}', ?)`,
    );
    const at = new Date().toISOString();
    insert.run(desk.email, "setting", "hours", at);
    insert.run(desk.email, "words", "setting/hours/hi", at);
    insert.run(desk.email, "setting", "figures", at);
  });
  const found = await readText(`${history}?q=${encodeURIComponent(groupTitle("hours"))}`);
  expect(found).toContain(`Front Desk changed ${groupTitle("hours")} of the hospital`);
  expect(found).toContain(`Front Desk changed ${groupTitle("hours")} in हिंदी`);
  expect(found).not.toContain(`changed ${groupTitle("figures")}`);
});

test("who saw payments is told in words, and found by that", async () => {
  await read("/dashboard/Payments");
  const events = `${history}/Events`;
  await expect
    .poll(async () => readText(`${events}?kind=payments+listed`))
    .toContain("Administrator saw payments");
  const [kinds = ""] = /<select[^>]*name="kind".*?<\/select>/s.exec(await read(events)) ?? [];
  expect(textOf(kinds)).toMatch(/Saw payments Downloaded payments Recorded lost numbers/);
});

test("no entry leads to a page or a translation that is in the Trash", async () => {
  const page = { kind: "page", name: "Led Nowhere", hero: "surgery" };
  await sent("/dashboard/Pages/new", page);
  const text = { title: "Led Nowhere", text: "Text." };
  await sent("/dashboard/Articles/own-led-nowhere/edit", { ...text, version: "0" });
  await sent("/dashboard/Notices/new", { text: "Led nowhere.", ...days });
  const [id, notice] = onDatabase(app, (sqlite) =>
    ["own_pages WHERE name = 'Led Nowhere'", "notices WHERE text = 'Led nowhere.'"].map((where) =>
      sqlite.prepare(`SELECT id FROM ${where}`).pluck().get(),
    ),
  );
  const words = `/dashboard/Notices/${notice}/words/hi`;
  await sent(words, { ...formFields(await read(words)), "texts.0.text": "कहीं नहीं" });
  const versions = "/dashboard/Articles/own-led-nowhere/versions";
  for (const path of [versions, words]) expect(await read(history)).toContain(`href="${path}"`);
  await sent(`/dashboard/Pages/${id}/delete`, {});
  await sent(`/dashboard/Notices/${notice}/delete`, {});
  for (const path of [versions, words]) expect(await read(history)).not.toContain(`href="${path}"`);
});

test("the days of the record are named from today", () => {
  const headings = ["2026-03-01", "2026-02-28", "2026-02-27", "2026-03-02"].map((day) =>
    headingOf(day, "2026-03-01"),
  );
  expect(headings).toEqual([
    "Today, Sunday 1 March 2026",
    "Yesterday, Saturday 28 February 2026",
    "Friday 27 February 2026",
    "Monday 2 March 2026",
  ]);
});

test("a wrong date is told and kept as it was typed, and a strange query harms nothing", async () => {
  const response = await staff.get(`${history}?from=31%2F02%2F2026&to=2026-03-05&q=asha`);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(textOf(html)).toContain("From must be a date, such as 26/01/2027.");
  expect(html).toMatch(/<input[^>]*type="text"[^>]*name="from"[^>]*value="31\/02\/2026"/);
  expect(html).toMatch(/name="q"[^>]*value="asha"/);
  const swapped = await staff.get(`${history}/Events?from=2026-03-05&to=2026-03-04`);
  expect([swapped.status, textOf(await swapped.text())]).toEqual([
    400,
    expect.stringContaining("To must not be before From."),
  ]);
  expect((await staff.get(`${history}/export.csv?to=x`)).status).toBe(400);
  for (const query of [
    "page=-1&kind=%27%20OR%201",
    "page=99999999999&who=%00",
    `q=${"%25".repeat(300)}&page=NaN`,
    "from=&to=&q=%F0%9F%98%80&kind=doctor&kind=link",
  ]) {
    for (const path of [history, `${history}/Events`, `${history}/export.csv`]) {
      const { status } = await staff.get(`${path}?${query}`);
      expect([path, query, status]).toEqual([path, query, 200]);
    }
  }
});

test("markup in a name is shown as it was typed, and a formula in the CSV stays text", async () => {
  const id = await addDoctor('=1+1<script>alert("x")</script>');
  await edit(id, { name: "=2+2<img src=x onerror=alert(1)>" });
  for (const path of [history, `${list}/${id}/history`]) {
    const html = await read(path);
    expect(html).not.toMatch(/<img src=x|<script>alert/);
    expect(html).toContain("&lt;img src=x");
  }
  const response = await staff.get(`${history}/export.csv?kind=doctor`);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const csv = await response.text();
  expect(csv.split("\r\n")[0]).toContain('"When","Who","Action","Record","Field","Before","After"');
  expect(csv).toMatch(
    /"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","[^"]*","changed","'=2\+2<img[^"]*","Name","'=1\+1<script>alert\(""x""\)<\/script>","'=2\+2/,
  );
  expect(csv).toMatch(/"Fees","","₹1,50,000"/);
  expect(csv).not.toMatch(/an OPD session|a link/);
  expect(await readText(`${history}/Events`)).toMatch(/downloaded the history [\d,]+ changes/);
});

test("only staff read the record, and nobody keeps it", async () => {
  const id = await addDoctor("Dr Private");
  for (const path of [
    history,
    `${history}/Events`,
    `${history}/export.csv`,
    `${list}/${id}/history`,
  ]) {
    const stranger = await app.get(path);
    expect([path, stranger.status]).toEqual([path, 302]);
    const { headers } = await staff.get(path);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  expect(await read(history)).toContain('name="robots" content="noindex"');
});

/** The addresses of the versions that a doctor's history offers, the newest first. */
async function versions(id: string): Promise<string[]> {
  const html = await read(`${list}/${id}/history`);
  return [...html.matchAll(/href="([^"]*\/restore)"/g)].map(([, path = ""]) => path);
}

function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}

function formOf(html: string) {
  return { version: hidden(html, "version"), form_key: hidden(html, "form_key") };
}

test("an old version is restored as one more change, which can be undone the same way", async () => {
  const name = "Dr Again";
  const id = await addDoctor(name);
  await edit(id, { name, fees: "700", hospital_slots: ["11:00 AM"] });
  await edit(id, { name, fees: "800", about: "Something else.", availability: "unavailable" });
  expect(await read(`${list}/${id}/edit`)).toContain(`href="${list}/${id}/history"`);

  const [second = "", first = ""] = await versions(id);
  expect((await versions(id)).length).toBe(2);
  expect(textOf(await read(second))).toMatch(/Fees ₹800 ₹700/);
  const page = await read(first);
  expect(textOf(page)).toMatch(/Field Now Restored .*Fees ₹800 ₹1,50,000/);
  expect(textOf(page)).toMatch(/Hospital Slots 9:00–9:30 AM, 6:30–7:00 PM|Availability/);
  const form = formOf(page);
  const restored = await staff.post(first, form);
  expect([restored.status, restored.headers.get("Location")]).toEqual([
    303,
    `${list}/${id}/history`,
  ]);
  const text = await readText(`${list}/${id}/history`);
  expect(text).toMatch(/Dr Again is again as on \w+ \d+ \w+ 20\d\d, \d+:\d\d [AP]M\./);
  expect(text).toContain("Undo");
  const edited = await read(`${list}/${id}/edit`);
  expect(edited).toMatch(/name="fees"[^>]*value="150000"/);
  expect(edited).toContain(filledIn.about);
  expect(await readNewest(`${list}/${id}/history`)).toMatch(
    /changed Dr Again .*Fees ₹800 ₹1,50,000/,
  );
  // The same form once more changes nothing.
  expect((await staff.post(first, form)).status).toBe(303);
  expect((await versions(id)).length).toBe(3);

  const [undo = ""] = await versions(id);
  expect((await staff.post(undo, formOf(await read(undo)))).status).toBe(303);
  expect(await read(`${list}/${id}/edit`)).toMatch(/name="fees"[^>]*value="800"/);
});

test("nobody restores over a change that they have not seen", async () => {
  const name = "Dr Contested";
  const id = await addDoctor(name);
  await edit(id, { name, fees: "700" });
  const [first = ""] = await versions(id);
  const form = formOf(await read(first));
  await edit(id, { name, fees: "900" }, colleague);
  const refused = await staff.post(first, form);
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(textOf(html)).toContain("Somebody else saved this doctor while you were looking");
  expect(textOf(html)).toMatch(/Front Desk , [^.]*Fees ₹700 ₹900/);
  expect(textOf(html)).toMatch(/Fees ₹900 ₹1,50,000/);
  expect(await read(`${list}/${id}/edit`)).toMatch(/name="fees"[^>]*value="900"/);
  expect((await staff.post(first, formOf(html))).status).toBe(303);
  expect(await read(`${list}/${id}/edit`)).toMatch(/name="fees"[^>]*value="150000"/);
});

test("what is not kept or no longer stored stays as it is, and the page says so", async () => {
  const name = "Dr Pictured";
  const id = await addDoctor(name, file(await picture("jpeg"), "me.jpg"));
  await edit(id, { name, remove_photo: "on", fees: "700" });
  const contacts = `UPDATE audit SET before = json_set(before, '$.phone', 'not kept'),
    after = json_set(after, '$.phone', 'not kept') WHERE subject_id = ? AND action = 'update'`;
  onDatabase(app, (sqlite) => {
    sqlite.prepare(contacts).run(id);
    const lost =
      "UPDATE audit SET before = json_set(before, '$.photo_key', ?) WHERE subject_id = ?";
    sqlite.prepare(`${lost} AND action = 'update'`).run("5b7c0c7e-0000-4000-8000-000000000000", id);
  });
  const [first = ""] = await versions(id);
  const page = await read(first);
  expect(textOf(page)).toContain("Phone stays as it is now: the old one is not kept.");
  expect(textOf(page)).toContain("The photo stays as it is now: the old one is no longer stored.");
  expect((await staff.post(first, formOf(page))).status).toBe(303);
  const edited = await read(`${list}/${id}/edit`);
  expect(edited).toMatch(/name="fees"[^>]*value="150000"/);
  expect(edited).toMatch(/name="phone"[^>]*value="9812345678"/);
  expect((await staff.get(`${list}/${id}/history/1/restore`)).status).toBe(404);
});

test("a photo comes back with the version that had it", async () => {
  const name = "Dr Portrait";
  const id = await addDoctor(name, file(await picture("jpeg"), "me.jpg"));
  const photoOf = async () => /uploads\/([0-9a-f]{16})/.exec(await read(`/doctor/${id}`))?.[1];
  const photo = await photoOf();
  expect(photo).toBeTruthy();
  await edit(id, { name, remove_photo: "on" });
  expect(await photoOf()).toBeUndefined();
  const [first = ""] = await versions(id);
  const page = await read(first);
  expect(textOf(page)).toMatch(/Photo No photo Photo [\da-f]{4}/);
  expect((await staff.post(first, formOf(page))).status).toBe(303);
  expect(await photoOf()).toBe(photo);
});

test("what no label and no form knows is shown as it was recorded, a field by its name in words", async () => {
  const id = await addDoctor("Dr Later");
  const later = `UPDATE audit SET after = json_set(after, '$.room_number', 12, '$.availability', 'busy',
    '$.hospital_slots', json('{"monday": ["early", null]}')) WHERE subject_id = ?`;
  onDatabase(app, (sqlite) => sqlite.prepare(later).run(id));
  const text = await readNewest();
  expect(text).toContain("Room number 12");
  expect(text).toContain("Availability Busy");
  expect(text).toContain("Hospital Slots monday: early, None");
});

test("a version that breaks a rule of the form is not restored", async () => {
  const name = "Dr Rules";
  const id = await addDoctor(name);
  await edit(id, { name, fees: "700" });
  const broken = "UPDATE audit SET before = json_set(before, '$.about', '') WHERE subject_id = ?";
  onDatabase(app, (sqlite) => sqlite.prepare(`${broken} AND action = 'update'`).run(id));
  const [first = ""] = await versions(id);
  const refused = await staff.post(first, formOf(await read(first)));
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("About is required.");
  expect(await read(`${list}/${id}/edit`)).toMatch(/name="fees"[^>]*value="700"/);
});

test("after somebody was erased, their history says that it was, and nothing else", async () => {
  const name = "Dr Forgotten";
  const id = await addDoctor(name);
  await edit(id, { name, about: "A secret that must go." });
  await sent(`${list}/${id}/away`, { span: "today", note: "Private reason" });
  await sent(`${list}/${id}/delete`, {});
  expect(await readText("/dashboard")).toContain("Dr Forgotten was deleted.");
  const erase = ["commands/person.ts", "erase", id];
  const { code, output } = await runScript(erase, { DATA_DIR: app.dataDirectory }, "yes\n");
  expect([code, output]).toEqual([0, expect.any(String)]);
  const html = await read(history);
  expect(textOf(html)).toMatch(/erased for ever a doctor who is no longer stored/);
  expect(textOf(html)).toContain("What it said has been erased.");
  const csv = await (await staff.get(`${history}/export.csv`)).text();
  expect(csv).toMatch(/"What it said has been erased\.","",""/);
  for (const all of [html, csv]) {
    expect(all).not.toMatch(/Forgotten|secret that must|Private reason/);
  }
  expect(await readText(`${history}?q=forgotten`)).toContain("No changes match.");
  expect((await staff.get(`${list}/${id}/history`)).status).toBe(404);
});

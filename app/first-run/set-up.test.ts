import { expect, test } from "vitest";
import { departments, topics } from "#app/library/departments.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, emptyDirectory, startApp, type Visitor } from "../../tests/app/http.ts";
import { readSetUpCode } from "../../tests/app/set-up-code.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { filledIn, picture } from "../../tests/forms/doctor-form.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { sendTile, tileFields } from "../../tests/forms/picture-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const setUp = "/dashboard/SetUp";
const app = await startAppForFile();

async function read(visitor: Pick<Visitor, "get">, path: string): Promise<string> {
  const response = await visitor.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

async function placeAfter(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor.post(path, fields);
  expect([path, response.status]).toEqual([path, 303]);
  return response.headers.get("Location");
}

const contact = {
  version: "0",
  "phones.0.use": "reception",
  "phones.0.number": "0184 000 0030",
  email: "care@shanti.example",
  street: "12, Model Town",
  city: "Karnal",
  state: "Haryana",
  postalCode: "132001",
  map: "",
};

/** Ticks all departments. */
async function keepDepartments(
  staff: Visitor,
  path = "/dashboard/Articles/Departments",
): Promise<string | null> {
  const form = new FormData();
  const { version = "" } = formFields(await read(staff, path));
  form.append("version", version);
  for (const { name } of [...departments, topics]) form.append("departments", name);
  const response = await staff.post(path, form);
  expect(response.status).toBe(303);
  return response.headers.get("Location");
}

test("until the hospital opens its website, strangers read that it is being set up, and staff see a preview", async () => {
  await using fresh = await startApp({}, emptyDirectory());
  const closed = "/being-set-up";
  for (const path of ["/", "/doctors", "/emergency", "/opd/board", "/Oncology", "/no-page"]) {
    const response = await fresh.get(path);
    expect([path, response.status, response.headers.get("Location")]).toEqual([path, 302, closed]);
  }
  const page = await fresh.get(closed);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(textOf(html)).toContain("This website is being set up");
  expect(html).toMatch(/href="tel:112"[\s\S]*href="tel:108"/);
  expect(html).toContain('<meta name="robots" content="noindex"');
  const strangers = [closed, "/signin", "/setup", "/robots.txt", "/sitemap.xml"];
  for (const path of strangers) {
    const words = textOf(await (await fresh.get(path)).text());
    expect(words).not.toMatch(/morni(?!ng)|NABH|0172|Sitemap:/i);
  }
  expect(await (await fresh.get("/sitemap.xml")).text()).not.toContain("<loc>");
  expect(textOf(await read(fresh, "/signin"))).toContain("made with a link that the server prints");
  const noCode = await fresh.get("/setup");
  expect(noCode.status).toBe(404);
  expect(textOf(await noCode.text())).toMatch(/This link does not work.*Start the server again/);

  const code = await readSetUpCode(fresh);
  expect(fresh.log()).toMatch(/\n\s+http:\/\/[\w.:]+\/setup\?code=[\w-]+\n/);
  expect((await fresh.get("/setup?code=guess")).status).toBe(404);
  // Browsers would send the form with "Origin: null", which is refused on plain http.
  const form = await fresh.get(`/setup?code=${code}`);
  expect(form.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(await form.text()).not.toContain("no-referrer");
  const staff = fresh.visitor();
  const account = { email: "desk@example.org", password: "river lotus candle" };
  for (const [password, problem] of [
    ["short", "at least 10 characters"],
    ["Password123", "Use four random words"],
    ["desk@example.org", "too much like the email"],
  ] as const) {
    const refused = await fresh.post("/setup", { code, name: "Desk", ...account, password });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(problem)]);
  }
  expect(await placeAfter(staff, "/setup", { code, name: "Desk", ...account })).toBe(setUp);
  const twice = await fresh.post("/setup", { code, name: "Desk", ...account });
  expect(twice.headers.get("Location")).toBe("/signin");
  expect((await fresh.post("/signin", account)).status).toBe(303);
  expect((await fresh.get("/")).headers.get("Location")).toBe(closed);
  const preview = await staff.get("/");
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect(textOf(await preview.text())).toContain("This is a preview for staff.");
  expect(textOf(await read(fresh.visitor(), "/signin"))).not.toContain("Morni");

  const open = `${setUp}/open`;
  expect(textOf(await read(staff, open))).toMatch(
    /Name Not filled in yet .*Fill in what is missing/,
  );
  expect((await staff.post(open, {})).status).toBe(409);
  expect((await fresh.get("/")).status).toBe(302);
  for (const [group, name] of [
    ["Identity", "name"],
    ["Contact", "phones.0.number"],
  ] as const) {
    const page = await read(staff, `/dashboard/Hospital/${group}`);
    expect(formFields(page), group).toMatchObject({ [name]: "" });
  }
  const identity = { version: "0", name: "Shanti Nursing Home", line: "" };
  expect(await placeAfter(staff, `${setUp}/identity`, identity)).toBe(`${setUp}/departments`);
  await placeAfter(staff, `${setUp}/contact`, contact);
  expect((await staff.post(open, {})).status).toBe(409);
  await keepDepartments(staff, `${setUp}/departments`);
  expect((await fresh.get("/")).status).toBe(302);
  const notice = formFields(await read(staff, "/dashboard/Notices/new"));
  await placeAfter(staff, "/dashboard/Notices/new", { ...notice, text: "Free eye camp" });
  expect(textOf(await read(staff, "/dashboard/Notices"))).toMatch(
    /Visitors see the notice .*, once the website is open\..*View the preview/,
  );
  expect(textOf(await read(staff, open))).toMatch(/Shanti Nursing Home .*Karnal.*Open the website/);
  expect(await placeAfter(staff, open, {})).toBe("/dashboard");
  expect(textOf(await read(staff, "/dashboard"))).toContain("The website is open.");
  const opened = await read(fresh, "/");
  expect(opened).toMatch(
    /google.com\/maps\/search\/[^"]*Shanti%20Nursing%20Home%2C%2012%2C%20Model/,
  );
  const home = textOf(opened);
  expect(home).toContain("Shanti Nursing Home");
  expect(home).not.toContain("preview");
  expect((await fresh.get(closed)).headers.get("Location")).toBe("/");

  // Without them visitors would read the name and the numbers of a sample.
  for (const group of ["Identity", "Contact"]) {
    const discard = `/dashboard/Hospital/${group}/discard`;
    expect(await read(staff, `/dashboard/Hospital/${group}`)).not.toContain(discard);
    expect(await read(staff, discard)).toContain(
      "Visitors of the open website would read a sample",
    );
    const refused = await staff.post(discard, {});
    expect([group, refused.status]).toEqual([group, 409]);
    expect(textOf(await refused.text())).toContain("Change it instead");
  }
  const row = "SELECT id FROM audit WHERE subject = 'setting' AND subject_id = 'identity'";
  const [id] = onDatabase(fresh, (sqlite) => sqlite.prepare(row).pluck().all());
  const undo = { first: String(id), last: String(id), return: "/dashboard/History" };
  const undone = await staff.post("/dashboard/Undo", undo);
  expect(undone.status).toBe(409);
  expect(textOf(await undone.text())).toContain("visitors of the open website would read a sample");
  expect(await read(fresh, "/emergency")).toContain("Shanti Nursing Home");
});

test("a box that had an account or data before it could be closed stays open", async () => {
  expect(textOf(await read(app, "/"))).toContain("Morni Hospital");
  await using restored = await startApp({}, emptyDirectory());
  storeSettings(restored, { identity: { name: "Shanti Nursing Home" } });
  const code = await readSetUpCode(restored);
  const account = { code, name: "Desk", email: "desk@example.org", password: "river lotus candle" };
  expect(await placeAfter(restored.visitor(), "/setup", account)).toBe(setUp);
  expect(textOf(await read(restored, "/"))).toContain("Shanti Nursing Home");
});

test("the first account is led through the steps, may skip one, and goes on there later", {
  tags: ["long"],
}, async () => {
  await using fresh = await startApp({}, emptyDirectory());
  const staff = fresh.visitor();
  const account = { email: "desk@example.org", password: "river lotus candle" };
  const code = await readSetUpCode(fresh);
  const firstAccount = textOf(await read(staff, `/setup?code=${code}`));
  expect(firstAccount).toContain("First staff account");
  expect(firstAccount).not.toContain("NABH");
  expect(await placeAfter(staff, "/setup", { code, name: "Desk", ...account })).toBe(setUp);
  expect((await staff.get(setUp)).headers.get("Location")).toBe(`${setUp}/identity`);

  const first = await read(staff, `${setUp}/identity`);
  expect(textOf(first)).not.toContain("Morni");
  expect(textOf(first)).toContain("Step 1 of 9");
  expect(first).not.toContain('value="Morni Hospital"');
  expect(
    await placeAfter(staff, `${setUp}/identity`, {
      version: "0",
      name: "Shanti Nursing Home",
      line: "",
    }),
  ).toBe(`${setUp}/departments`);
  const ticked = /type="checkbox"[^>]*checked/g;
  expect(await read(staff, `${setUp}/departments`)).not.toMatch(ticked);
  const { version = "" } = formFields(await read(staff, `${setUp}/departments`));
  const unread = await staff.post(`${setUp}/departments`, { version });
  expect(textOf(await unread.text())).toContain("Tick the departments that the hospital has");
  expect(await keepDepartments(staff, `${setUp}/departments`)).toBe(`${setUp}/contact`);
  expect((await read(staff, `${setUp}/departments`)).match(ticked)).toHaveLength(10);

  const refused = await staff.post(`${setUp}/contact`, { ...contact, postalCode: "13" });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(textOf(again)).toContain("Postal code must have 6 digits.");
  expect(again).toContain('value="12, Model Town"');
  expect(again).toContain("<title>Error: How to reach you");
  expect(await placeAfter(staff, `${setUp}/contact`, contact)).toBe(`${setUp}/hours`);

  const openHours = await read(staff, `${setUp}/hours`);
  expect(textOf(openHours)).toContain("Step 4 of 9");
  expect(openHours).toMatch(/href="\/dashboard\/SetUp\/services"[^>]*>Skip</);
  expect(openHours).toMatch(/href="\/dashboard\/AddDoctor"[^>]*>The hours of the OPD are/);
  expect(await read(staff, `${setUp}/services`)).toMatch(
    /href="\/dashboard\/Hospital\/Facilities"[^>]*>What else you have/,
  );
  expect(await placeAfter(staff, `${setUp}/services`, { version: "0" })).toBe(`${setUp}/figures`);
  const beds = { version: "0", beds: "20", icuBeds: "0" };
  expect(await placeAfter(staff, `${setUp}/figures`, beds)).toBe(`${setUp}/insurers`);
  expect(await placeAfter(staff, `${setUp}/insurers`, { version: "0" })).toBe(`${setUp}/doctor`);
  expect(textOf(await read(staff, `${setUp}/doctor`))).toContain("Step 8 of 9");
  const doctorForm = await read(staff, `${setUp}/doctor`);
  expect(doctorForm).toContain('value="Shanti Nursing Home, Karnal"');
  expect(textOf(doctorForm)).toContain("write None: visitors then read nothing of it");
  const doctor = await staff.post(`${setUp}/doctor`, { ...filledIn, awards: "None" });
  expect(doctor.headers.get("Location")).toBe(`${setUp}/open`);

  const opening = await read(staff, `${setUp}/open`);
  expect(textOf(opening)).toContain("Dr Tara Rana was added.");
  expect(textOf(opening)).toContain("OPD days No days yet");
  expect(textOf(opening)).toMatch(
    /Beds 20, .*About the hospital Nothing .*Holidays Nothing .*Notices/,
  );
  for (const path of [
    "/dashboard/Hospital/Figures",
    "/dashboard/Closures",
    "/dashboard/Pictures",
  ]) {
    expect(await read(staff, path)).toContain(`href="${setUp}/open"`);
  }
  const photo = { ...(await tileFields(staff, "hero", "hero")), alt: "The entrance" };
  await sendTile(staff, "hero", photo, await picture("jpeg", 1700, 1060));
  expect(textOf(await read(staff, `${setUp}/open`))).toMatch(
    /saved\. Visitors see it once the website is open\..* Pictures 1 of 4 your own/,
  );
  const [, days = ""] = /href="(\/dashboard\/AddDoctor\/[0-9a-f]+\/OPD)"/.exec(opening) ?? [];
  expect(textOf(await read(staff, days))).toMatch(
    /Visitors read once the website is open: “OPD .+ (?:AM|PM)”/,
  );
  const id = days.split("/")[3];
  expect(textOf(await read(staff, `/doctor/${id}`))).not.toMatch(/Achievements|None/);
  const withDays = { ...filledIn, name: "Dr Meena Walia", email: "meena@example.org" };
  const hours = { hospital_slots: ["10:00 AM", "10:30 AM", "05:00 PM"], weekdays: ["1", "3", "5"] };
  await staff.post(`${setUp}/doctor`, { ...withDays, ...hours });
  expect(textOf(await read(staff, "/doctors"))).toMatch(/Dr Meena Walia .*? OPD (?!Ask)/);
  expect(textOf(await read(staff, "/opd/week"))).toMatch(
    /Dr Meena Walia 10–11 AM 5–5:30 PM – 10–11 AM/,
  );
  const evening = { name: "Dr Uma Sood", email: "uma@example.org", hospital_slots: [] };
  const late = { ...filledIn, ...evening, weekdays: ["2"], opd_from: "1200", opd_to: "1080" };
  expect((await staff.post("/dashboard/AddDoctor/new", late)).status).toBe(400);
  const right = { ...late, opd_from: "1020", opd_to: "1200" };
  const dayless = await staff.post("/dashboard/AddDoctor/new", { ...right, weekdays: [] });
  expect([dayless.status, textOf(await dayless.text())]).toEqual([
    400,
    expect.stringContaining("Choose at least one day."),
  ]);
  expect((await staff.post("/dashboard/AddDoctor/new", right)).status).toBe(303);
  const [, uma = ""] =
    /AddDoctor\/([0-9a-f]+)\/edit/.exec(await read(staff, "/dashboard/AddDoctor?q=Uma")) ?? [];
  const covered = [
    ...(await read(staff, `/dashboard/AddDoctor/${uma}/edit`)).matchAll(
      /<input[^>]*name="hospital_slots[^>]*checked[^>]*>/g,
    ),
  ].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
  expect(covered).toEqual(["05:00 PM", "05:30 PM", "06:00 PM", "06:30 PM"]);
  expect(textOf(await read(staff, "/opd/week"))).toMatch(/Dr Uma Sood – 5–8 PM/);
  expect(await read(staff, "/dashboard/AddDoctor/new")).toContain(
    'value="Shanti Nursing Home, Karnal"',
  );
  const overview = textOf(await read(staff, "/dashboard"));
  expect(overview).toContain("Set up: 8 of 14 done");
  expect(overview).toContain("Go on: Hours");
  expect((await staff.get(setUp)).headers.get("Location")).toBe(`${setUp}/hours`);
  expect(await placeAfter(staff, `${setUp}/hours`, { version: "0", visiting: "5–7 PM" })).toBe(
    `${setUp}/services`,
  );
  expect((await staff.get(setUp)).headers.get("Location")).toBe(`${setUp}/open`);
  expect(await placeAfter(staff, `${setUp}/open`, {})).toBe("/dashboard");
  const done = textOf(await read(staff, "/dashboard"));
  expect(done).toContain("Set up: 9 of 14 done");
  expect(await read(staff, "/dashboard/Closures")).not.toContain(`href="${setUp}/open"`);
  expect(done).not.toContain("Go on:");
  const site = textOf(await read(staff, "/contact"));
  expect(site).toContain("Shanti Nursing Home");
  expect(site).toContain("5–7 PM");
  expect(site).not.toMatch(/samples?\./);
  const home = textOf(await read(staff, "/"));
  expect(home).toMatch(/What we treat .{0,200}General Medicine/);
  expect(home).not.toMatch(/For hernia|Kidney stones, prostate|How cancer is treated/);
});

test("what was saved before is filled in, and a change by somebody else is shown beside one's own", async () => {
  const staff = await app.as(admin);
  storeSettings(app, { identity: { name: "Asha Hospital", line: "" } });
  const identity = await read(staff, `${setUp}/Identity`);
  expect(identity).toContain('value="Asha Hospital"');
  expect(identity).toMatch(/<a[^>]*aria-current="step"[^>]*>Who you are<small> done<\/small>/);
  expect(identity.match(/aria-current="step"/g)).toHaveLength(1);
  expect(identity).not.toMatch(/>Back<\/a>/);
  expect(identity).toMatch(/<a[^>]*href="\/dashboard\/SetUp\/hours"[^>]*>Hours<\/a>/);
  expect(await read(staff, `${setUp}/hours`)).toMatch(
    /<a[^>]*href="\/dashboard\/SetUp\/contact"[^>]*>Back</,
  );
  const late = await staff.post(`${setUp}/identity`, { version: "0", name: "Other", line: "" });
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain("Asha Hospital");
  storeSettings(app, { figures: { beds: 0 }, insurers: { takesInsurance: false } });
  expect(textOf(await read(staff, `${setUp}/open`))).toMatch(
    /Insurers and schemes None: patients pay themselves .*Beds Nothing/,
  );
});

test("a step that does not exist is not found", async () => {
  const staff = await app.as(admin);
  for (const step of ["texts", "checklist", "nothing"]) {
    expect((await staff.get(`${setUp}/${step}`)).status).toBe(404);
    expect((await staff.post(`${setUp}/${step}`, {})).status).toBe(404);
  }
});

test("only an administrator sees the list and may set up", async () => {
  const editor = { email: "editor@example.org", password: "river lotus candle" };
  await addAccount(app.dataDirectory, editor);
  const visitor = await app.as(editor);
  expect(textOf(await read(visitor, "/dashboard"))).not.toContain("Set up:");
  expect((await visitor.get(`${setUp}/identity`)).status).toBe(403);
  expect((await visitor.post(`${setUp}/dismiss`, {})).status).toBe(403);
  const boss = await app.as(admin);
  const second = async () =>
    /A second staff account (?:done|to do)/.exec(textOf(await read(boss, "/dashboard")))?.[0];
  expect(await second()).toBe("A second staff account done");
  const id = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM staff WHERE email = ?").pluck().get(editor.email),
  );
  await placeAfter(boss, `/dashboard/Staff/${id}/disable`, {});
  expect(await second()).toBe("A second staff account to do");
  await placeAfter(boss, `/dashboard/Staff/${id}/enable`, {});
});

test("the list goes away when it is hidden, comes back by Undo, and goes when all is done", async () => {
  const staff = await app.as(admin);
  expect(await placeAfter(staff, `${setUp}/dismiss`, {})).toBe("/dashboard");
  const hidden = await read(staff, "/dashboard");
  expect(textOf(hidden)).toContain("The list of what to set up is hidden.");
  expect(textOf(hidden)).not.toContain("Set up:");
  const [, first = "", last = ""] =
    /name="first" value="(\d+)"[\s\S]*?name="last" value="(\d+)"/.exec(hidden) ?? [];
  await staff.post("/dashboard/Undo", { first, last, return: "/dashboard" });
  expect(textOf(await read(staff, "/dashboard"))).toContain("Set up:");
  storeSettings(app, {
    identity: {},
    contact: {},
    figures: {},
    hours: {},
    services: {},
    insurers: {},
    texts: {},
    accreditations: {},
    facilities: {},
    leaders: {},
  });
  expect(textOf(await read(staff, "/dashboard"))).toMatch(/12 of 14 done.* Departments to do/);
  await keepDepartments(staff);
  const almost = textOf(await read(staff, "/dashboard"));
  expect(almost).toContain("The departments are saved as they are.");
  expect(almost).toMatch(/Set up: 13 of 14 done.* Departments done/);
  expect(almost).toMatch(/Pictures to do .*Keep the illustrations/);
  expect(await placeAfter(staff, `${setUp}/illustrations`, {})).toBe("/dashboard");
  expect(textOf(await read(staff, "/dashboard"))).not.toContain("Set up:");
});

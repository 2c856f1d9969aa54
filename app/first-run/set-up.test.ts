import { expect, test } from "vitest";
import { departments } from "#app/library/departments.ts";
import { startAppForFile } from "../../tests/app.ts";
import { filledIn } from "../../tests/doctor-form.ts";
import { formFields } from "../../tests/form-fields.ts";
import { admin, emptyDirectory, runScript, startApp, type Visitor } from "../../tests/http.ts";
import { readSetUpCode } from "../../tests/set-up-code.ts";
import { storeSettings } from "../../tests/settings.ts";
import { textOf } from "../../tests/text-of.ts";

const setUp = "/dashboard/SetUp";
const app = await startAppForFile();

async function read(visitor: Visitor, path: string): Promise<string> {
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
  map: "https://www.openstreetmap.org/",
};

test("the first account is led through five steps, may skip one, and goes on there later", async () => {
  await using fresh = await startApp({}, emptyDirectory());
  const staff = fresh.visitor();
  const account = { email: "desk@example.org", password: "river lotus candle" };
  const code = await readSetUpCode(fresh);
  const firstAccount = textOf(await read(staff, `/setup?code=${code}`));
  expect(firstAccount).toContain("First staff account");
  expect(firstAccount).not.toContain("NABH");
  const toSignIn = await placeAfter(staff, "/setup", { code, name: "Desk", ...account });
  expect(toSignIn).toBe("/signin?next=%2Fdashboard%2FSetUp&created=1");
  expect(textOf(await read(staff, String(toSignIn)))).toContain("Your account was created.");
  expect(await placeAfter(staff, "/signin", { ...account, next: setUp })).toBe(setUp);
  expect((await staff.get(setUp)).headers.get("Location")).toBe(`${setUp}/identity`);

  const first = await read(staff, `${setUp}/identity`);
  expect(textOf(first)).toContain("Step 1 of 5");
  expect(first).not.toContain('value="Morni Hospital"');
  expect(
    await placeAfter(staff, `${setUp}/identity`, {
      version: "0",
      name: "Shanti Nursing Home",
      line: "",
    }),
  ).toBe(`${setUp}/contact`);

  const refused = await staff.post(`${setUp}/contact`, { ...contact, postalCode: "13" });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(textOf(again)).toContain("Postal code must have 6 digits.");
  expect(again).toContain('value="12, Model Town"');
  expect(again).toContain("<title>Error: How to reach you");
  expect(await placeAfter(staff, `${setUp}/contact`, contact)).toBe(`${setUp}/hours`);

  const hours = await read(staff, `${setUp}/hours`);
  expect(textOf(hours)).toContain("Step 3 of 5, page 1 of 2");
  expect(hours).toMatch(/href="\/dashboard\/SetUp\/services"[^>]*>Skip</);
  expect(await placeAfter(staff, `${setUp}/services`, { version: "0" })).toBe(`${setUp}/insurers`);
  expect(await placeAfter(staff, `${setUp}/insurers`, { version: "0" })).toBe(`${setUp}/doctor`);
  expect(textOf(await read(staff, `${setUp}/doctor`))).toContain("Step 5 of 5");
  const doctor = await staff.post(`${setUp}/doctor`, filledIn);
  expect(doctor.headers.get("Location")).toBe("/dashboard");

  const overview = textOf(await read(staff, "/dashboard"));
  expect(overview).toContain("Dr Tara Rana was added.");
  expect(overview).toContain("Set up: 5 of 14 done");
  expect(overview).toContain("Go on: Hours");
  expect((await staff.get(setUp)).headers.get("Location")).toBe(`${setUp}/hours`);
  expect(await placeAfter(staff, `${setUp}/hours`, { version: "0", visiting: "5–7 PM" })).toBe(
    `${setUp}/services`,
  );
  expect((await staff.get(setUp)).headers.get("Location")).toBe("/dashboard");
  const done = textOf(await read(staff, "/dashboard"));
  expect(done).toContain("Set up: 6 of 14 done");
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
  expect(await read(staff, `${setUp}/Identity`)).toContain('value="Asha Hospital"');
  const late = await staff.post(`${setUp}/identity`, { version: "0", name: "Other", line: "" });
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain("Asha Hospital");
});

test("a step that does not exist is not found", async () => {
  const staff = await app.as(admin);
  for (const step of ["texts", "checklist", "nothing"]) {
    expect((await staff.get(`${setUp}/${step}`)).status).toBe(404);
    expect((await staff.post(`${setUp}/${step}`, {})).status).toBe(404);
  }
});

test("only an administrator sees the list and may set up", async () => {
  const settings = { DATA_DIR: app.dataDirectory };
  const editor = { email: "editor@example.org", password: "river lotus candle" };
  const add = ["commands/staff.ts", "add", editor.email, "Asha", "Editor"];
  expect((await runScript(add, settings, `${editor.password}\n`)).code).toBe(0);
  const visitor = await app.as(editor);
  expect(textOf(await read(visitor, "/dashboard"))).not.toContain("Set up:");
  expect((await visitor.get(`${setUp}/identity`)).status).toBe(403);
  expect((await visitor.post(`${setUp}/dismiss`, {})).status).toBe(403);
  const list = textOf(await read(await app.as(admin), "/dashboard"));
  expect(list).toContain("A second staff account done");
});

/** Saves the form of the departments as it stands. */
async function keepDepartments(staff: Visitor): Promise<void> {
  const path = "/dashboard/Articles/Departments";
  const form = new FormData();
  const { version = "" } = formFields(await read(staff, path));
  form.append("version", version);
  for (const { name } of departments) form.append("departments", name);
  expect((await staff.post(path, form)).status).toBe(303);
}

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
  expect(textOf(await read(staff, "/dashboard"))).toMatch(/12 of 14 done.* Departments open/);
  expect(await read(staff, `${setUp}/services`)).toContain(
    'href="/dashboard/Articles/Departments"',
  );
  await keepDepartments(staff);
  const almost = textOf(await read(staff, "/dashboard"));
  expect(almost).toContain("The departments are saved as they are.");
  expect(almost).toMatch(/Set up: 13 of 14 done.* Departments done/);
  expect(almost).toMatch(/Pictures open .*Keep the illustrations/);
  expect(await placeAfter(staff, `${setUp}/illustrations`, {})).toBe("/dashboard");
  expect(textOf(await read(staff, "/dashboard"))).not.toContain("Set up:");
});

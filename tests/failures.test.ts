import { renameSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { shellWords } from "#app/words/shell.ts";
import { addOneOfEach, dump, linkBody, logIn, onDatabase } from "./api/api.ts";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";
import { storeSettings } from "./app/settings.ts";
import { beginSetUp, codeOf } from "./app/two-step.ts";
import { filledIn } from "./forms/doctor-form.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

type Table =
  | "doctors"
  | "links"
  | "applications"
  | "sittings"
  | "settings"
  | "staff"
  | "sessions"
  | "recovery_codes";

/** Has the database without one of its tables for a while: nothing in it can be read or changed. */
async function without<Result>(table: Table, work: () => Promise<Result>): Promise<Result> {
  const rename = (from: string, to: string) =>
    onDatabase(app, (sqlite) => {
      sqlite.pragma("legacy_alter_table = ON");
      sqlite.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
      // What is in the cache would be shown without reading.
      sqlite.exec("UPDATE table_versions SET version = version + 1");
    });
  rename(table, "taken_away");
  try {
    return await work();
  } finally {
    rename("taken_away", table);
  }
}

/** Has another program hold the database for a while: it can be read, and not changed. */
async function whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const holder = new Database(join(app.dataDirectory, "hospital.db"));
  holder.exec("BEGIN IMMEDIATE");
  try {
    return await work();
  } finally {
    holder.close();
  }
}

/** Has the database file moved away for a while, as by a mistaken restore. */
async function whileMoved<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = join(app.dataDirectory, "hospital.db");
  renameSync(file, `${file}.moved`);
  try {
    return await work();
  } finally {
    renameSync(`${file}.moved`, file);
  }
}

function idOf(table: Table, condition = "true"): string {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare(`SELECT id FROM ${table} WHERE ${condition} LIMIT 1`).pluck().get(),
  ) as string;
}

// Who is unavailable already can be set to that without a change.
const doctor = idOf("doctors", "availability = 'available'");
const link = idOf("links");
const application = idOf("applications");

/** What is told in red in the place of what could not be read. */
function unreadTexts(html: string): string[] {
  return [...html.matchAll(/<div role="alert"[^>]*><p[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
}

const read: [path: string, table: Table, text: string, stays: string][] = [
  ["/", "doctors", "Failed to fetch available doctors", "Our Treatments"],
  ["/", "links", "Failed to fetch links", "Our Treatments"],
  ["/doctors?q=asha", "doctors", "Failed to fetch available doctors", 'value="asha"'],
  ["/doctor/000000000000000000000000", "doctors", "Failed to fetch doctor", "All doctors"],
  ["/Instagram", "links", "Failed to fetch links", "<h1>Instagram Highlights"],
  ["/dashboard/AddDoctor?q=dr", "doctors", "Failed to fetch doctors", 'value="dr"'],
  ["/dashboard/Careers?q=nurse", "applications", "Failed to fetch careers", 'value="nurse"'],
  ["/dashboard/Links?q=home", "links", "Failed to fetch links", 'value="home"'],
  [`/dashboard/AddDoctor/${doctor}/edit`, "doctors", "Failed to fetch doctor", "Edit Doctor"],
  [`/dashboard/AddDoctor/${doctor}/delete`, "doctors", "Failed to fetch doctor", "Confirm Delete"],
  [`/dashboard/Links/${link}/delete`, "links", "Failed to fetch links", "Confirm Delete"],
  [
    `/dashboard/Careers/${application}/delete`,
    "applications",
    "Failed to fetch careers",
    "Confirm Delete",
  ],
];

test.each(read)("%s without the table of %s says “%s”", async (path, table, text, stays) => {
  const response = await without(table, () => staff.get(path));
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(unreadTexts(html)).toContain(text);
  expect(html).toContain(stays);
  expect(html).toMatch(/<a [^>]*href="[^"]+"[^>]*>Try again<\/a>/);
  expect(html).not.toContain("Unexpected Application Error");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await staff.get(path)).status).toBe(path.includes("0000") ? 404 : 200);
});

test("reels that cannot be read take nothing else from the home page", async () => {
  const html = await without("links", async () => (await app.get("/")).text());
  expect(unreadTexts(html)).toEqual(["Failed to fetch links"]);
  expect(html).toContain("Dr Asha Verma");
});

test.each(["/contact", "/hi/contact"])(
  "OPD hours that cannot be read take no number from %s, and the page is not kept without them",
  async (path) => {
    const broken = await without("sittings", () => app.get(path));
    expect(broken.status).toBe(200);
    expect(await broken.text()).toContain('href="tel:+911720000020"');
    expect(broken.headers.get("Cache-Control")).toMatch(/^s-maxage=0\b/);
  },
);

test("where the facts of the hospital cannot be read, its last known number and address stand on the error page", async () => {
  storeSettings(app, { contact: { street: "9 Mall Road" } });
  const paths = ["/contact", "/hi/contact", "/doctors"];
  for (const path of paths) await app.get(path);
  await without("settings", async () => {
    for (const path of paths) {
      const page = await app.get(path);
      expect([path, page.status, page.headers.get("Cache-Control")]).toEqual([
        path,
        500,
        "no-store",
      ]);
      const html = await page.text();
      expect(html).toContain("9 Mall Road");
      const locale = path.startsWith("/hi") ? "hi" : "en";
      expect(html).toContain(`<p class="lead">${shellWords[locale].errors.ourSide}</p>`);
      expect(html).toContain('href="tel:+911720000020"');
      expect(html).toContain(`<html lang="${locale}-IN"`);
    }
  });
});

type Fields = Record<string, string | string[]>;
interface Write {
  path: string;
  fields: Fields;
  table: Table;
  text: string;
  /** What was typed, as the form that comes back contains it. */
  kept: string[];
}

const applicant = {
  name: "Asha Kept",
  position: "Nurse",
  email: "kept@example.org",
  phone: "9876543210",
  resume_link: "https://example.org/kept",
};
const newLink = { ...linkBody, url: "https://www.instagram.com/reel/Kept12345/", form_key: "" };

const writes: Write[] = [
  {
    path: "/dashboard/AddDoctor/new",
    fields: { ...filledIn, name: "Dr Kept Typed", about: "First line\nand second" },
    table: "doctors",
    text: "Failed to create doctor",
    kept: ['value="Dr Kept Typed"', "First line\nand second", 'value="9812345678"'],
  },
  {
    path: `/dashboard/AddDoctor/${doctor}/edit`,
    fields: { ...filledIn, name: "Dr Kept Typed", version: "1" },
    table: "doctors",
    text: "Failed to update doctor",
    kept: ['value="Dr Kept Typed"', 'name="version" value="1"'],
  },
  {
    path: `/dashboard/AddDoctor/${doctor}/availability`,
    fields: { availability: "unavailable" },
    table: "doctors",
    text: "Failed to update availability",
    kept: ["Availability"],
  },
  {
    path: `/dashboard/AddDoctor/${doctor}/delete`,
    fields: {},
    table: "doctors",
    text: "Failed to delete doctor",
    kept: ["Confirm Delete"],
  },
  {
    path: "/dashboard/Links/new",
    fields: newLink,
    table: "links",
    text: "Failed to create link",
    kept: ['value="https://www.instagram.com/reel/Kept12345/"', 'value="mediainsta" selected'],
  },
  {
    path: `/dashboard/Links/${link}/delete`,
    fields: {},
    table: "links",
    text: "Failed to delete link",
    kept: ["Confirm Delete"],
  },
  {
    path: "/careers",
    fields: applicant,
    table: "applications",
    text: "Failed to submit career application",
    kept: ['value="Asha Kept"', 'value="https://example.org/kept"'],
  },
  {
    path: `/dashboard/Careers/${application}/delete`,
    fields: {},
    table: "applications",
    text: "Failed to delete career",
    kept: ["Confirm Delete"],
  },
  {
    path: "/signin",
    fields: admin,
    table: "staff",
    text: "Login failed",
    kept: [`value="${admin.email}"`],
  },
];

async function expectKept(response: Response, status: number, write: Write, message: string) {
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).toMatch(new RegExp(`role="alert"[^>]*>(?:<h2>)?${write.text}`));
  expect(html).toContain(message);
  for (const kept of write.kept) expect(html).toContain(kept);
  expect(html).not.toContain("Unexpected Application Error");
}

function send({ path, fields, table }: Write): Promise<Response> {
  return (table === "staff" ? app : staff).post(path, fields);
}

test.each(writes)("$text in its place, and what was typed is there again", async (write) => {
  const response = await without(write.table, () => send(write));
  await expectKept(response, 500, write, "Something went wrong on our side.");
});

test.each([
  [
    "held by another program",
    whileHeld,
    "Another program is using the hospital&#x27;s data. Nothing",
  ],
  ["moved away", whileMoved, "Nothing can be stored at the moment."],
] as const)(
  "with the database %s each form says so, and keeps what was typed",
  async (_, broken, message) => {
    const before = dump(app);
    // One of each place, and no more than wait for their turn.
    const some = ["create doctor", "availability", "delete link", "Login"].map(
      (text) => writes.find((write) => write.text.includes(text)) as Write,
    );
    const responses = await broken(() => Promise.all(some.map(send)));
    for (const [at, write] of some.entries()) {
      await expectKept(responses[at] as Response, 503, write, message);
    }
    expect(dump(app)).toBe(before);
  },
);

test("the screens of an account say what could not be done, and do it at the next try", async () => {
  const steps = "/dashboard/SecondStep";
  await app.as(admin);
  const device = idOf("sessions", "is_unfamiliar = 1");
  // No more at once than wait for their turn.
  async function expectTold(sent: Record<string, [text: string, button: string, fields: Fields]>) {
    const all = Object.entries(sent);
    const responses = await whileHeld(() =>
      Promise.all(all.map(([path, [, , fields]]) => staff.post(path, fields))),
    );
    for (const [at, [path, [text, button]]] of all.entries()) {
      const html = await (responses[at] as Response).text();
      expect([path, responses[at]?.status]).toEqual([path, 503]);
      expect(html).toMatch(new RegExp(`role="alert"[^>]*><h2>${text}</h2>`));
      expect(html).toContain("Another program is using the hospital&#x27;s data.");
      expect(html).toContain(`>${button}</button>`);
    }
  }
  const { password } = admin;
  const secret = await beginSetUp(staff, admin);
  await expectTold({
    [steps]: ["Failed to begin", "Set up", { password }],
    [`${steps}/confirm`]: ["Failed to switch it on", "Switch on", { code: codeOf(secret) }],
    [`${steps}/devices`]: ["Failed to ask on all devices again", "Ask on all devices again", {}],
  });
  await expectTold({
    [`/dashboard/Devices/${device}/sign-out`]: ["Failed to sign out the device", "Sign out", {}],
    "/dashboard/Devices/known": ["Failed to note that it was you", "This was me", {}],
    "/dashboard/Devices/not-me": ["Failed to end all other sessions", "End all other sessions", {}],
    "/dashboard/Devices/password": [
      "Failed to change the password",
      "Change password",
      { current_password: password, password: "river lotus candle" },
    ],
    "/dashboard/Staff/invite": [
      "Failed to invite",
      "Make the link",
      { email: "new@example.org", role: "editor" },
    ],
  });
  const confirmed = { code: codeOf(secret) };
  expect((await staff.post(`${steps}/confirm`, confirmed)).status).toBe(200);
  expect((await staff.post(`${steps}/confirm`, confirmed)).status).toBe(303);
  expect(
    unreadTexts(await (await without("recovery_codes", () => staff.get(steps))).text()),
  ).toEqual(["Failed to fetch two-step sign-in"]);
  const off = { password, code: codeOf(secret, 30) };
  await expectTold({
    [`${steps}/codes`]: ["Failed to make new codes", "Make new codes", { password }],
    [`${steps}/off`]: ["Failed to switch it off", "Switch off", off],
  });
  expect((await staff.post(`${steps}/off`, off)).status).toBe(303);
  expect((await staff.post(`${steps}/off`, off)).status).toBe(303);
});

test("whatever is in its address, a form of a row leads to the list and takes no more than that reads", async () => {
  const { bearer } = await logIn(app);
  const made = await addOneOfEach(app, bearer);
  const search = `q=%E0%A4%95&x=${"y".repeat(12_000)}`;
  const leadsTo = (response: Response) => {
    const location = response.headers.get("Location") ?? "";
    return [response.status, location.replace(/#.*/, "")];
  };
  const kept = "?q=%E0%A4%95";
  for (const [list, id] of [
    ["/dashboard/AddDoctor", made.doctor],
    ["/dashboard/Careers", made.application],
    ["/dashboard/Links", made.link],
  ] as const) {
    const path = `${list}/${id}/delete?${search}`;
    expect(leadsTo(await staff.post(path, {}))).toEqual([303, list + kept]);
    expect(leadsTo(await staff.post(path, {}))).toEqual([303, list + kept]);
    expect(leadsTo(await staff.get(path))).toEqual([303, list + kept]);
  }
  const again = await addOneOfEach(app, bearer);
  const moved = `/dashboard/Careers/Unchecked/${again.application}/move?${search}`;
  expect(leadsTo(await staff.post(moved, {}))).toEqual([
    303,
    `/dashboard/Careers/Unchecked${kept}`,
  ]);
  const edited = `/dashboard/AddDoctor/${again.doctor}/edit?${search}`;
  const doctorForm = { ...filledIn, name: "Dr Long Address", version: "1" };
  expect((await staff.post(edited, doctorForm)).headers.get("Location")?.length).toBeLessThan(200);
  const added = await staff.post(`/dashboard/Links/new?${search}`, newLink);
  expect(leadsTo(added)).toEqual([303, `/dashboard/Links${kept}`]);
});

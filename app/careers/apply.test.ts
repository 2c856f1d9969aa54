import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, startApp } from "../../tests/app/http.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const typed = {
  name: "Canary Applicant",
  position: "Nurse",
  email: "canary@example.org",
  phone: "+91 98765-43210",
  resume_link: "drive.example.com/canary",
};
let addresses = 0;

const app = await startAppForFile({ TRUST_PROXY: "loopback", LOG_LEVEL: "trace" });
const staff = await app.as(admin);

/** A visitor's address that nobody has used before. */
function newAddress(): { "X-Forwarded-For": string } {
  addresses += 1;
  return { "X-Forwarded-For": `198.51.100.${addresses}` };
}

/** The applications that staff see, as lines of their CSV file. */
async function applicationsOf(name: string): Promise<string[]> {
  const file = await staff.get(`/dashboard/Careers/export.csv?q=${encodeURIComponent(name)}`);
  return (await file.text()).split("\r\n").slice(1, -1);
}

/** Applies, and returns where the thanks are. */
async function thanksFor(name: string): Promise<string> {
  const sent = await app.post("/careers", { ...typed, name }, newAddress());
  return sent.headers.get("Location") ?? "";
}

test("an application is thanked for, and staff see it with the phone as ten digits", async () => {
  const fields = { ...typed, name: "Asha Applies" };
  const sent = await app.post("/careers", fields, newAddress());
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Set-Cookie")).toBeNull();
  const thanks = await (await app.get(sent.headers.get("Location") ?? "")).text();
  expect(thanks).toContain("You have successfully applied! We will contact you soon.");
  expect(thanks).toContain("Apply for another post");
  expect(thanks).toContain('<meta name="robots" content="noindex"/>');
  expect(await applicationsOf("Asha Applies")).toEqual([
    expect.stringContaining('"9876543210","Nurse","https://drive.example.com/canary"'),
  ]);
});

test("the form is sound HTML, before it is sent, with errors and with thanks", async () => {
  const responses = [
    await app.get("/careers"),
    await app.get(await thanksFor("Sound Html")),
    await app.post("/careers", {}, newAddress()),
  ];
  for (const response of responses) expect(await htmlProblems(await response.text())).toEqual([]);
});

test("the form says how long what is sent is kept, whom to ask, and what belongs in each field", async () => {
  const html = await (await app.get("/careers")).text();
  expect(textOf(html)).toMatch(/we keep it for 12 months, to fill posts at Morni Hospital/);
  const [, questions = ""] = /Questions first\?(.*?)<\/p>/s.exec(html) ?? [];
  expect(questions).toMatch(/href="tel:\+911720000020".*href="mailto:care/s);
  for (const [name, type] of [
    ["email", "email"],
    ["phone", "tel"],
  ]) {
    const [field = ""] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
    expect(field).toContain(`type="${type}"`);
    expect(field.toLowerCase()).toContain(`autocomplete="${type}"`);
  }
});

test("the plain careers page never says that somebody applied", async () => {
  for (const path of ["/careers", "/careers?applied=1"]) {
    expect(await (await app.get(path)).text()).not.toContain("successfully applied");
  }
});

test("the thanks are for an application of the last day, and for nobody who opens them directly", async () => {
  const thanks = await thanksFor("Asha Thanked");
  expect((await app.get(thanks)).status).toBe(200);
  expect((await app.get(thanks)).headers.get("Cache-Control")).toBe("no-store");
  const id = new URL(thanks, app.origin).searchParams.get("of");
  const sendBack = (hours: number) => {
    const at = new Date(Date.now() - hours * 3600_000).toISOString();
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE applications SET created_at = ? WHERE id = ?").run(at, id),
    );
  };
  // The same form, sent again on the same day, leads here.
  sendBack(23);
  expect((await app.get(thanks)).status).toBe(200);
  sendBack(24);
  const nobodys = ["", "?of=", `?of=${"0".repeat(24)}`, `?of=${id}`];
  for (const query of nobodys) {
    const response = await app.get(`/careers/applied${query}`);
    expect(response.status, query).toBe(302);
    expect(response.headers.get("Location")).toBe("/careers");
  }
});

test("everything that is wrong is told at once, and what was typed stays", async () => {
  const wrong = { ...typed, name: "  ", email: "not an email", phone: "98765" };
  const response = await app.post("/careers", wrong, newAddress());
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  for (const text of ["Name is required", "Invalid email format", "Phone must be 10 digits"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("<title>Error: Careers");
  expect(page).toContain('value="not an email"');
  expect(page).toContain('value="drive.example.com/canary"');
});

test("the same application sent twenty times at once is thanked for twenty times and kept once, and so is each that differs", async () => {
  const fields = { ...typed, name: "Twenty Times" };
  const address = newAddress();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => app.post("/careers", fields, address)),
  );
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(303));
  expect(await applicationsOf("Twenty Times")).toHaveLength(1);
  const others = [
    { position: "Receptionist" },
    { email: "other@example.org" },
    { phone: "98765 43211" },
    { resume_link: "drive.example.com/other" },
  ];
  for (const other of others) await app.post("/careers", { ...fields, ...other }, newAddress());
  expect(await applicationsOf("Twenty Times")).toHaveLength(5);
});

test("two people who apply at once are both heard", async () => {
  const address = newAddress();
  await Promise.all(
    ["Both One", "Both Two"].map((name) => app.post("/careers", { ...typed, name }, address)),
  );
  expect(await applicationsOf("Both")).toHaveLength(2);
});

/** The names that staff see as unchecked when they search for this. */
async function uncheckedNames(q: string): Promise<string[]> {
  const page = await (await staff.get(`/dashboard/Careers/Unchecked?q=${q}`)).text();
  return [...page.matchAll(/<td[^>]*data-card="name"[^>]*><strong>([^<]*)/g)].map(
    ([, name = ""]) => name,
  );
}

test("of thirty applications a minute from one address all are thanked for, and 25 stand apart as unchecked", async () => {
  const address = newAddress();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      app.post("/careers", { ...typed, name: `Hurried ${number}` }, address),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(303));
  expect(await applicationsOf("Hurried")).toHaveLength(5);
  expect(await uncheckedNames("hurried")).toHaveLength(25);
});

test("one IPv6 household counts as one address", async () => {
  for (let number = 1; number <= 6; number += 1) {
    const address = { "X-Forwarded-For": `2001:db8:1:2::${number}` };
    const fields = { ...typed, name: `Household ${number}` };
    expect((await app.post("/careers", fields, address)).status).toBe(303);
  }
  expect(await applicationsOf("Household")).toHaveLength(5);
  expect(await uncheckedNames("household")).toEqual(["Household 6"]);
});

const floods: [what: string, addressIn: (network: number) => string, kept: number][] = [
  ["of one line", (network) => `2001:db8:aa:${(0xbb00 + network).toString(16)}::1`, 60],
  ["of forty lines", (network) => `2001:db8:${(0x100 + network).toString(16)}::1`, 200],
];

test.each(share(floods, 2))(
  "200 applications from 40 networks %s do not keep out who applies elsewhere",
  async (what, addressIn, kept) => {
    await using flooded = await startApp({ TRUST_PROXY: "loopback" });
    for (let network = 0; network < 40; network += 1) {
      const address = { "X-Forwarded-For": addressIn(network) };
      const sent = Array.from({ length: 5 }, (_, at) =>
        flooded.post("/careers", { ...typed, name: `Flood ${network} ${at}` }, address),
      );
      for (const { status } of await Promise.all(sent)) expect(status).toBe(303);
    }
    const person = { ...typed, name: `Person beside the flood ${what}` };
    const applied = await flooded.post("/careers", person, { "X-Forwarded-For": "203.0.113.9" });
    expect(applied.status).toBe(303);
    const staff = await flooded.as(admin);
    const list = await (await staff.get("/dashboard/Careers")).text();
    expect(list).toContain(person.name);
    const file = await (await staff.get("/dashboard/Careers/export.csv?q=flood+")).text();
    expect(file.match(/"Flood /g)).toHaveLength(kept);
  },
);

test("beyond a thousand unchecked applications more are refused, and only beyond the limits", async () => {
  await using full = await startApp({ TRUST_PROXY: "loopback" });
  onDatabase(full, (sqlite) =>
    sqlite.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO applications
        (id, name, position, email, phone, resume_link, search_text, form_key, created_at, is_unchecked)
      SELECT printf('%024d', i), 'Junk', 'x', 'x@example.org', '9800000000', 'https://example.org', 'junk',
        'junk ' || i, '2026-01-01T00:00:00.000Z', 1
      FROM n WHERE i > (SELECT count(*) FROM applications WHERE is_unchecked = 1)`),
  );
  const statuses = [];
  for (let number = 1; number <= 6; number += 1) {
    const response = await full.post("/careers", { ...typed, name: `Late ${number}` });
    statuses.push(response.status);
    if (number < 6) continue;
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await response.text();
    expect(page).toContain("Too many applications came from your connection. Please try again in");
    expect(page).toContain('value="+91 98765-43210"');
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  const elsewhere = { "X-Forwarded-For": "203.0.113.9" };
  const suspect = { ...typed, name: "Suspect Beside", blank: "x" };
  for (const fields of [typed, suspect]) {
    expect((await full.post("/careers", fields, elsewhere)).status).toBe(303);
  }
  const staff = await full.as(admin);
  expect(await (await staff.get("/dashboard/Careers")).text()).toContain("Suspect Beside");
});

test("an applicant whose browser fills the hidden field stands apart as unchecked, and is thanked for what is kept", async () => {
  const page = await (await app.get("/careers")).text();
  const [trap = ""] = /<input[^>]*tabindex="-1"[^>]*>/i.exec(page) ?? [];
  for (const optOut of [
    'autocomplete="off"',
    "data-1p-ignore",
    'data-lpignore="true"',
    'data-form-type="other"',
    "data-bwignore",
  ])
    expect(trap).toContain(optOut);
  const [, name = ""] = /name="([^"]*)"/.exec(trap) ?? [];
  expect(name).not.toMatch(/web|url|site|mail|name|phone|company|address|title|comment/i);
  const fields = { ...typed, name: "Filled Trap", [name]: "https://filled.example" };
  const sent = await app.post("/careers", fields, newAddress());
  const thanks = await app.get(sent.headers.get("Location") ?? "");
  expect(await thanks.text()).toContain("You have successfully applied!");
  expect(await applicationsOf("Filled Trap")).toEqual([]);
  expect(await uncheckedNames("filled+trap")).toEqual(["Filled Trap"]);
});

test("a field that fillers know, such as from a page opened before, loses nobody", async () => {
  for (const name of ["website", "url", "company"]) {
    const fields = { ...typed, name: `Knows ${name}`, [name]: "https://asha.example.org" };
    const sent = await app.post("/careers", fields, newAddress());
    expect(sent.headers.get("Location")).toMatch(/^\/careers\/applied/);
    expect(await applicationsOf(`Knows ${name}`)).toHaveLength(1);
  }
});

test("odd forms are rejected without a fault", async () => {
  const file = new FormData();
  file.set("name", new File(["x"], "name.txt"));
  const odd: (FormData | Record<string, string | string[]>)[] = [
    file,
    { "__proto__[x]": "1", "constructor.prototype.y": "2" },
    { "name[0]": "a", "name[1]": "b" },
    { ...typed, name: "bell\u0007" },
    { ...typed, resume_link: "javascript:alert(1)" },
  ];
  for (const fields of odd) {
    expect((await app.post("/careers", fields, newAddress())).status).toBe(400);
  }
});

test("nothing of an applicant is written to the log", async () => {
  await app.post("/careers", typed, newAddress());
  await app.post("/careers", { ...typed, phone: "1" }, newAddress());
  await applicationsOf("Canary");
  const log = app.log().replace(/"time":\d+/g, "");
  expect(log).toContain("/careers");
  expect(log).not.toMatch(/canary|98765/i);
});

test("a failure of the database is told, and what was typed stays", async () => {
  const rename = (from: string, to: string) =>
    onDatabase(app, (sqlite) => sqlite.exec(`ALTER TABLE ${from} RENAME TO ${to}`));
  rename("applications", "elsewhere");
  const response = await app.post("/careers", typed, newAddress());
  rename("elsewhere", "applications");
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(page).toContain("Failed to submit career application");
  expect(page).toContain('value="Canary Applicant"');
  expect(app.log()).not.toMatch(/canary/i);
});

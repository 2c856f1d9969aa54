import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { momentOf } from "#app/timetable/calendar.ts";
import { addOneOfEach, applicationBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { commandsInTurn } from "../../tests/app/commands-in-turn.ts";
import { admin, runScript } from "../../tests/app/http.ts";

const app = await startAppForFile({ TRUST_PROXY: "loopback", RATE_LIMITS: "off" });
const commands = commandsInTurn("commands/audit.ts", { DATA_DIR: app.dataDirectory });
afterAll(() => commands[Symbol.dispose]());

interface Entry {
  what: string;
  who: string;
  address: string;
  count: number;
  detail: string;
  subject_id: string;
  at: string;
}

/** What `npm run audit` prints of an address, the newest first. */
async function audit(...filter: string[]): Promise<Entry[]> {
  const { code, output } = await commands.run(["--json", ...filter]);
  expect(code, output).toBe(0);
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The same as soon as it is stored, without the command. */
function stored(
  address: string,
): Pick<Entry, "what" | "who" | "count" | "detail" | "subject_id">[] {
  const rows =
    "SELECT kind AS what, staff_email AS who, count, detail, subject_id FROM events WHERE address = ? ORDER BY id DESC";
  return onDatabase(app, (sqlite) => sqlite.prepare(rows).all(address)) as Entry[];
}

/** A number that is another after each commit of others, as the page cache sees it. */
function watchChanges({ dataDirectory }: typeof app) {
  const sqlite = new Database(join(dataDirectory, "hospital.db"), { readonly: true });
  const version = () => sqlite.pragma("data_version", { simple: true });
  return { version, close: () => sqlite.close() };
}

const firefox = "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0";

function from(address: string) {
  return { "X-Forwarded-For": address, "User-Agent": firefox };
}

async function signedInFrom(address: string) {
  const visitor = app.visitor();
  const headers = from(address);
  expect((await visitor.post("/signin", admin, headers)).status).toBe(303);
  return {
    get: (path: string) => visitor.get(path, headers),
    post: (path: string, fields: Record<string, string>) => visitor.post(path, fields, headers),
  };
}

test("who signs in, reads and takes applications with them, and signs out is recorded with the address", async () => {
  const staff = await signedInFrom("203.0.113.1");
  const [id] = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM applications").pluck().all(),
  ) as string[];
  for (const page of [1, 2, 3]) await staff.get(`/dashboard/Careers?page=${page}`);
  await staff.get(`/dashboard/Careers/${id}/delete`);
  expect((await staff.get("/dashboard/Careers/export.csv?q=a")).status).toBe(200);
  await staff.post("/signout", {});
  await expect.poll(() => stored("203.0.113.1").length, { timeout: 20_000 }).toBe(5);
  const entries = await audit("--address", "203.0.113.1");
  expect(entries.every(({ who }) => who === admin.email)).toBe(true);
  const shown = entries.map(({ what, count, subject_id }) => [what, count, subject_id]);
  expect(shown.toSorted()).toEqual([
    // The page with the question whether to delete one shows the list as well.
    ["application viewed", 1, id],
    ["applications exported", 1, ""],
    ["applications listed", 4, ""],
    ["sign-in", 1, ""],
    ["sign-out", 1, ""],
  ]);
  expect(entries.find(({ what }) => what === "sign-in")?.detail).toBe("Firefox on Windows");
  expect(entries.find(({ what }) => what === "applications exported")?.detail).toMatch(/^\d+ app/);
});

test("an export is recorded also of who leaves in the middle of it", async () => {
  const isOfTest = "position = 'Exported'";
  onDatabase(app, (sqlite) =>
    sqlite.exec(`
      WITH RECURSIVE numbers (number) AS
        (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 3000)
      INSERT INTO applications (id, name, position, email, phone, resume_link, search_text, created_at, form_key, notes)
      SELECT printf('%024x', number), 'Asha', 'Exported', 'asha@example.org', '9800000000', '', '',
        '2026-01-01T00:00:00.000Z', printf('exported-%d', number), printf('%.*c', 9000, 'x') FROM numbers`),
  );
  const staff = await signedInFrom("203.0.113.8");
  const { body } = await staff.get("/dashboard/Careers/export.csv");
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  const details = () => stored("203.0.113.8").map(({ detail }) => detail);
  await expect
    .poll(details, { timeout: 20_000 })
    .toEqual(["1,000 applications or more", expect.anything()]);
  onDatabase(app, (sqlite) => sqlite.exec(`DELETE FROM applications WHERE ${isOfTest}`));
});

test("calls of the API are recorded like pages", async () => {
  const address = { "X-Forwarded-For": "203.0.113.2" };
  const { token } = await (await app.send("POST", "/api/v1/login", admin, address)).json();
  const bearer = { Authorization: `Bearer ${token}`, ...address };
  const { application } = await (
    await app.send("POST", "/api/v1/career", { ...applicationBody, name: "Viewed Once" })
  ).json();
  await app.get("/api/v1/careers?per=1", bearer);
  await app.get(`/api/v1/career/${application.id}`, bearer);
  await app.send("PUT", `/api/v1/career/${application.id}/checked`, undefined, bearer);
  await app.send("PATCH", `/api/v1/career/${application.id}`, { notes: "Asked again" }, bearer);
  await app.send("POST", "/api/v1/logout", undefined, bearer);
  const kinds = () =>
    stored("203.0.113.2")
      .map(({ what, count }) => [what, count])
      .toSorted();
  const expected = [
    ["application viewed", 3],
    ["applications listed", 1],
    ["sign-in", 1],
    ["sign-out", 1],
  ];
  await expect.poll(kinds, { timeout: 20_000 }).toEqual(expected);
});

/** What is read or taken of patients, payments and the history; in braces stand ids of `addOneOfEach`. */
const readings = {
  "/dashboard/History/export.csv": "history exported",
  "/dashboard/Patients?q=Harpreet": "patients searched",
  "/dashboard/Patients/{patient}": "patient viewed",
  "/dashboard/Payments": "payments listed",
  "/dashboard/Payments/{payment}": "payments listed",
  "/dashboard/Payments/export.csv": "payments exported",
  "/dashboard/Payments/case-register.xlsx": "payments exported",
  "/dashboard/Register": "register read",
  "/dashboard/Register/{appointment}": "patient viewed",
  "/dashboard/Register/export.csv": "register exported",
  "/dashboard/Register/new?phone=9814000021": "patients searched",
  "/dashboard/Register/video": "register read",
  "/api/v1/appointments": "register read",
  "/api/v1/appointments/{appointment}": "patient viewed",
  "/api/v1/appointments/by-date?date=2099-01-01": "register read",
  "/api/v1/hospital-visits": "register read",
  "/api/v1/patients?phone=9814000021": "patients searched",
  "/api/v1/patients/{patient}": "patient viewed",
  "/api/v1/payments": "payments listed",
  "/api/v1/payments/{payment}": "payments listed",
};

test("each application that is viewed is recorded by itself", async () => {
  const address = { "X-Forwarded-For": "203.0.113.10" };
  const { bearer } = await logIn(app);
  const [first, second] = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM applications ORDER BY id LIMIT 2").pluck().all(),
  ) as [string, string];
  for (const id of [first, second, second]) {
    await app.get(`/api/v1/career/${id}`, { ...bearer, ...address });
  }
  const viewed = () => stored("203.0.113.10").map(({ subject_id, count }) => [subject_id, count]);
  await expect.poll(viewed, { timeout: 20_000 }).toEqual([
    [second, 2],
    [first, 1],
  ]);
});

test("every way to read patients, payments and the history is recorded", async () => {
  const { bearer } = await logIn(app, admin);
  const ids: Record<string, string> = await addOneOfEach(app, bearer);
  const staff = await app.as(admin);
  const addressOf = (at: number) => `203.0.113.${100 + at}`;
  for (const [at, path] of Object.keys(readings).entries()) {
    const place = path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? "");
    const headers = { "X-Forwarded-For": addressOf(at) };
    const response = path.startsWith("/api")
      ? await app.get(place, { ...bearer, ...headers })
      : await staff.get(place, headers);
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, 200]);
  }
  const recorded = () =>
    Object.keys(readings).map((path, at) => [path, stored(addressOf(at))[0]?.what]);
  await expect.poll(recorded).toEqual(Object.entries(readings));
});

test("the address counts that the proxy has seen, not what somebody wrote before it", async () => {
  const fields = { email: admin.email, password: "wrong password" };
  await app.post("/signin", fields, from("198.18.0.1, 203.0.113.11"));
  const kinds = () => stored("203.0.113.11").map(({ what }) => what);
  await expect.poll(kinds, { timeout: 20_000 }).toEqual(["sign-in failed"]);
  expect(stored("198.18.0.1")).toEqual([]);
});

test("failed sign-ins are counted by address, and what a stranger typed is not kept", async () => {
  const address = from("203.0.113.3");
  const typed = "patient.who.mistook.the.page@example.org";
  for (const email of [admin.email, admin.email, admin.email.toUpperCase(), typed]) {
    await app.post("/signin", { email, password: "wrong password" }, address);
  }
  const entries = () =>
    stored("203.0.113.3")
      .map(({ what, who, count }) => [what, who, count])
      .toSorted();
  const expected = [
    ["sign-in failed", "", 1],
    ["sign-in failed", admin.email, 3],
  ];
  await expect.poll(entries, { timeout: 20_000 }).toEqual(expected);
  const all = onDatabase(app, (sqlite) => sqlite.prepare("SELECT * FROM events").all());
  expect(JSON.stringify(all)).not.toContain("patient.who");
});

test("one failed sign-in after the other is one row an hour, and few commits that make cached pages old", async () => {
  const hour = () => new Date().toISOString().slice(0, 13);
  const hours = new Set([hour()]);
  const watch = watchChanges(app);
  const versions = new Set([watch.version()]);
  const wrong = { email: "nobody@example.org", password: "wrong password" };
  for (let time = 0; time < 12; time += 1) {
    await app.post("/signin", wrong, from("203.0.113.4"));
    versions.add(watch.version());
  }
  watch.close();
  hours.add(hour());
  expect(versions.size).toBeLessThanOrEqual(6);
  const counts = () => stored("203.0.113.4").map(({ count }) => count);
  const sum = () => counts().reduce((all, count) => all + count, 0);
  await expect.poll(sum, { timeout: 20_000 }).toBe(12);
  expect(counts().length).toBeLessThanOrEqual(hours.size);
});

test("applications can be read while nothing can be written, and the record follows", async () => {
  const staff = await signedInFrom("203.0.113.7");
  const lock = new Database(join(app.dataDirectory, "hospital.db"));
  lock.exec("BEGIN IMMEDIATE");
  const listed = await staff.get("/dashboard/Careers");
  const exported = await staff.get("/dashboard/Careers/export.csv");
  await setTimeout(3000);
  lock.exec("ROLLBACK");
  lock.close();
  expect([listed.status, exported.status]).toEqual([200, 200]);
  const kinds = () => stored("203.0.113.7").map(({ what }) => what);
  const expected = ["applications exported", "applications listed", "sign-in"];
  await expect.poll(() => kinds().toSorted(), { timeout: 20_000 }).toEqual(expected);
});

test("of thousands of addresses that fail, two hundred are named", async () => {
  onDatabase(app, (sqlite) => {
    const insert = sqlite.prepare(
      "INSERT INTO events (kind, staff_email, address, subject_id, detail, count, at, last_at) VALUES ('sign-in failed', '', ?, '', '', 1, ?, ?)",
    );
    const now = new Date().toISOString();
    for (let at = 0; at < 200; at += 1) insert.run(`198.51.100.${at}`, now, now);
  });
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    await app.post("/signin", { email: "x@example.org", password: "wrong" }, from(address));
  }
  const counts = () => stored("many others").map(({ count }) => count);
  await expect.poll(counts, { timeout: 20_000 }).toEqual([2]);
  expect([...stored("192.0.2.1"), ...stored("192.0.2.2")]).toEqual([]);
});

test("the record is filtered by day, person and kind, and printed in columns", async () => {
  await logIn(app);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
  const filter = ["--from", today, "--to", today, "--who", "STAFF@", "--what", "sign-in"];
  const printed = await commands.run(filter);
  const [line = ""] = printed.output.split("\n");
  const [time = "", times, who, what, address] = line.split("\t");
  expect(Math.abs(Date.parse(`${time}+05:30`) - Date.now())).toBeLessThan(10 * 60_000);
  expect([time.slice(0, 10), times, who, what, address]).toEqual([
    today,
    "1x",
    admin.email,
    "sign-in",
    "127.0.0.1",
  ]);
  expect(await audit("--to", "2020-01-01")).toEqual([]);
  expect(await audit("--from", "2120-01-01")).toEqual([]);
  const changes = await audit("--what", "create doctor");
  expect(changes.length).toBeGreaterThan(10);
  const listed = await commands.run(["--what", "create doctor"]);
  const [created = ""] = listed.output.split("\n");
  expect(created).toMatch(/\t[\da-f]{24} Dr \w+/);
  const settings = { DATA_DIR: app.dataDirectory };
  const wrong = await runScript(["commands/audit.ts", "--form", "x"], settings);
  expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining("--address")]);
  const noDay = await commands.run(["--from", "31.01.2026"]);
  const hint = "31.01.2026 is not a date such as 2026-01-31\n";
  expect([noDay.code, noDay.output]).toEqual([2, hint]);
});

test("a day of the record is one of India, with what began on the day before and went on", async () => {
  const address = "203.0.113.12";
  const now = Date.now();
  const day = (ago: number) => momentOf(now - ago * 24 * 60 * 60_000).day;
  const at = (ago: number, time: string) => new Date(`${day(ago)}T${time}+05:30`).toISOString();
  onDatabase(app, (sqlite) => {
    const insert = sqlite.prepare(
      "INSERT INTO events (kind, staff_email, address, subject_id, detail, count, at, last_at) VALUES ('register read', 'x', ?, '', '', ?, ?, ?)",
    );
    insert.run(address, 1, at(41, "00:10:00"), at(41, "00:20:00"));
    insert.run(address, 2, at(41, "23:50:00"), at(40, "00:10:00"));
    insert.run(address, 3, at(40, "23:50:00"), at(40, "23:59:59"));
    insert.run(address, 4, at(39, "00:00:00"), at(39, "00:00:00"));
  });
  const countsOf = async (date: string) =>
    (await audit("--address", address, "--from", date, "--to", date)).map(({ count }) => count);
  expect([await countsOf(day(41)), await countsOf(day(40))]).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

test("a change of the password and the end of another session are recorded", async () => {
  const other = await signedInFrom("203.0.113.6");
  const staff = await signedInFrom("203.0.113.5");
  const page = await (await staff.get("/dashboard/Devices")).text();
  const path = /\/dashboard\/Devices\/\w{24}\/sign-out/.exec(page)?.[0] ?? "";
  await staff.post(path, {});
  const change = { current_password: admin.password, password: "another long password" };
  expect((await staff.post("/dashboard/Devices/password", change)).status).toBe(303);
  const kinds = stored("203.0.113.5").map(({ what }) => what);
  expect(kinds).toEqual(["password changed", "session ended", "sign-in"]);
  expect((await other.get("/dashboard")).status).toBe(302);
});

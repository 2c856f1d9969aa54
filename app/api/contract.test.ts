import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import { describeApi } from "#app/reference/openapi.server.ts";
import { maxUnchecked } from "#db/applications/applications.ts";
import {
  addOneOfEach,
  credentialsOf,
  idFor,
  logIn,
  onDatabase,
  watchRows,
} from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { type App, admin } from "../../tests/app/http.ts";
import { builtRoutes } from "../../tests/forms/built-inputs.ts";
import { isForStaff } from "./describe.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
let credentials = await credentialsOf(app);
let ids = await addOneOfEach(app, credentials.bearer);
const others = await Promise.all(
  (["editor", "desk"] as const).map(async (job) => {
    const account = { email: `${job}@example.org`, password: "river lotus candle" };
    await addAccount(app.dataDirectory, account, job);
    return (await logIn(app, account)).bearer;
  }),
);
const watch = watchRows(app);
afterAll(() => watch.end());

interface Call {
  name: string;
  method: string;
  path: string;
  statuses: string[];
  forStaff: boolean;
  /** The example of a JSON body. */
  body: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any client would read it
const described: any = JSON.parse(JSON.stringify(describeApi(builtRoutes())));

const calls: Call[] = Object.entries<object>(described.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    statuses: Object.keys(operation.responses),
    forStaff: isForStaff(operation.security),
    body: operation.requestBody?.content["application/json"].example,
  })),
);

/** Of a call that may come twice there are two. */
function successesOf({ statuses }: Call): number[] {
  return statuses.map(Number).filter((status) => status < 300);
}

function callsWith(status: number): Call[] {
  return calls.filter(({ statuses }) => statuses.includes(String(status)));
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(described, "openapi");

function pointerPart(segment: string): string {
  return encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function faultsOf(value: unknown, ...at: string[]) {
  const validate = ajv.compile({ $ref: `openapi#/${at.map(pointerPart).join("/")}` });
  return validate(value) ? [] : validate.errors;
}

function requestFaults({ path, method }: Call, body: unknown) {
  const at = ["paths", path, method.toLowerCase(), "requestBody"];
  return faultsOf(body, ...at, "content", "application/json", "schema");
}

function responseFaults({ path, method }: Call, status: number, body: unknown) {
  const at = ["paths", path, method.toLowerCase(), "responses", String(status)];
  return faultsOf(body, ...at, "content", "application/json", "schema");
}

type Change = { id?: string; query?: string; body?: unknown; headers?: Record<string, string> };

/** Makes a call as the document shows it, but for what is changed; the response has to be as described. */
async function make(call: Call, change: Change = {}): Promise<{ status: number; text: string }> {
  const id = change.id ?? idFor(call.path, ids);
  const target = `/api/v1${call.path.replace("{id}", id)}${change.query ?? ""}`;
  const body = "body" in change ? change.body : bodyOf(call);
  const headers = change.headers ?? (call.forStaff ? credentials.bearer : {});
  const response = await app.send(call.method, target, body, headers);
  const text = await response.text();
  expect(call.statuses).toContain(String(response.status));
  if (response.status !== 204 && response.status !== 304) {
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(responseFaults(call, response.status, JSON.parse(text))).toEqual([]);
  }
  return { status: response.status, text };
}

/** The same, rejected: nothing was changed. */
async function rejected(call: Call, change: Change): Promise<{ status: number; message: string }> {
  const before = watch.rows();
  const { status, text } = await make(call, change);
  expect(watch.rows()).toBe(before);
  return { status, message: JSON.parse(text).message };
}

function bodyOf(call: Call): unknown {
  return call.path === "/login" ? admin : call.body;
}

test("the document is served as it is made", async () => {
  const response = await app.get("/api/v1/openapi.json");
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const info = { ...described.info, title: "Morni Hospital API" };
  expect(await response.json()).toEqual({ ...described, info });
});

test.each(calls)("$name has examples that fit their schemas", (call) => {
  if (call.body) expect(requestFaults(call, call.body)).toEqual([]);
  const { responses } = described.paths[call.path][call.method.toLowerCase()];
  for (const status of call.statuses) {
    const example = responses[status].content?.["application/json"].example;
    if (example) expect(responseFaults(call, Number(status), example)).toEqual([]);
  }
});

test.each(calls)("$name succeeds with the example of the document", async (call) => {
  const { status } = await make(call);
  expect(successesOf(call)).toContain(status);
  if (call.method === "DELETE") ids = await addOneOfEach(app, credentials.bearer);
  if (call.path === "/logout") credentials = await credentialsOf(app);
});

test.each(calls.filter(({ forStaff }) => forStaff))(
  "$name lets staff in with the cookie too, and nobody with a token that is bad or over",
  async (call) => {
    const { status } = await make(call, { headers: credentials.cookie });
    expect(successesOf(call)).toContain(status);
    if (call.method === "DELETE") ids = await addOneOfEach(app, credentials.bearer);
    if (call.path === "/logout") credentials = await credentialsOf(app);
    for (const state of ["none", "wrong", "expired", "revoked"] as const) {
      expect((await rejected(call, { headers: credentials[state] })).status).toBe(401);
    }
  },
);

test.each(callsWith(400))("$name rejects what is not valid", async (call) => {
  const change = call.method === "GET" ? { query: "?page=0&date=1&from=1" } : { body: {} };
  if ("body" in change) expect(requestFaults(call, change.body)).not.toEqual([]);
  expect((await rejected(call, change)).status).toBe(400);
});

const changing = calls.filter(({ method }) => method !== "GET");
const forbidden = callsWith(403);

test("every change may be forbidden", () => {
  expect(changing.filter((call) => !forbidden.includes(call))).toEqual([]);
});

test.each(changing)("$name rejects a change that another website asks for", async (call) => {
  const headers = { ...credentials.cookie, "Sec-Fetch-Site": "cross-site" };
  expect((await rejected(call, { headers })).status).toBe(403);
});

test.each(forbidden.filter(({ method }) => method === "GET"))(
  "$name is forbidden to the desk or to those who keep the website alone",
  async (call) => {
    const statuses = [];
    for (const headers of others) statuses.push((await make(call, { headers })).status);
    expect(statuses).toContain(403);
  },
);

test.each(callsWith(404))("$name says that there is no such thing", async (call) => {
  const { status, message } = await rejected(call, { id: "0".repeat(24) });
  expect(status).toBe(404);
  expect(message).toMatch(
    /^(?:Doctor|Link|Application|Appointment|Sitting|Absence|Closure|Notice|Patient|Payment|Queue) not found$/,
  );
});

test.each(callsWith(412))(
  "$name rejects what was read before somebody changed it",
  async (call) => {
    const headers = { ...credentials.bearer, "If-Match": '"999"' };
    const stale =
      (call.path.endsWith("/next") && { body: { now: 998, token: 1 } }) ||
      (call.path === "/cash-counts" && { body: { notes: {}, seen: { count: 998, sum: 1 } } });
    expect((await rejected(call, { headers, ...stale })).status).toBe(412);
  },
);

test.each(callsWith(413))("$name rejects a body that is too large", async (call) => {
  const body = { ...(call.body as object), more: "x".repeat(70_000) };
  expect((await rejected(call, { body })).status).toBe(413);
});

test.each(callsWith(415))("$name rejects a type that it cannot read", async (call) => {
  const headers = { ...credentials.bearer, "Content-Type": "text/plain" };
  expect((await rejected(call, { body: JSON.stringify(bodyOf(call)), headers })).status).toBe(415);
});

test.each(callsWith(304))("$name returns 304 to whoever has it already", async (call) => {
  const { headers } = await app.get(`/api/v1${call.path}`);
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  expect((await make(call, { headers: known })).status).toBe(304);
});

const limited = await startAppForFile();
const { bearer } = await logIn(limited);

/** How many are tried before one is refused; the photos of all doctors are counted together. */
const triesBefore: Record<string, number> = {
  "POST /login": 10,
  "POST /doctor": 30,
  "PUT /doctor/{id}": 0,
  "POST /career": 5,
};

test.each(callsWith(429))("$name rejects more tries than are allowed", async (call) => {
  const [doctor] = await (await limited.get("/api/v1/doctors")).json();
  const path = `/api/v1${call.path.replace("{id}", doctor.id)}`;
  if (call.name === "POST /career") fillUnchecked(limited);
  let response: Response | undefined;
  let tries = 0;
  for (; tries <= 31 && response?.status !== 429; tries += 1) {
    response = await limited.send(call.method, path, countedBody(call, tries), bearer);
    expect(responseFaults(call, response.status, await response.clone().json())).toEqual([]);
  }
  expect([response?.status, tries - 1]).toEqual([429, triesBefore[call.name]]);
  expect(response?.headers.get("Retry-After")).toMatch(/^\d+$/);
});

/** Applications beyond the limits are kept apart, as long as there is room for them. */
function fillUnchecked(limited: App): void {
  onDatabase(limited, (sqlite) =>
    sqlite.exec(`
      WITH RECURSIVE numbers (number) AS
        (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${maxUnchecked})
      INSERT INTO applications (id, name, position, email, phone, resume_link, search_text, created_at,
        form_key, is_unchecked)
      SELECT printf('%024x', number), 'Full', 'Nurse', 'full@example.org', '9800000000', '', '',
        '2026-01-01T00:00:00.000Z', printf('full-%d', number), 1 FROM numbers`),
  );
}

/** What counts against the limit of a call: a wrong password, a new applicant, or a file as a photo. */
function countedBody({ path, body }: Call, number: number): unknown {
  if (!path.startsWith("/doctor")) {
    return { ...(body as object), name: `Person ${number}`, password: "wrong" };
  }
  const { contact, ...rest } = body as { contact: object };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contact, ...rest })) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("file", new Blob(["no photo"]));
  return form;
}

// The texts of the specification, section 8; it has none of signing out, of one application, of changing and moving it, and
// of OPD times.
const failures: Record<string, [table: string, text: string]> = {
  "POST /login": ["staff", "Login failed"],
  "POST /logout": ["sessions", "Logout failed"],
  "GET /doctors": ["doctors", "Failed to fetch doctors"],
  "GET /available-doctors": ["doctors", "Failed to fetch available doctors"],
  "POST /doctor": ["doctors", "Failed to create doctor"],
  "GET /doctor/{id}": ["doctors", "Failed to fetch doctor"],
  "PUT /doctor/{id}": ["doctors", "Failed to update doctor"],
  "DELETE /doctor/{id}": ["doctors", "Failed to delete doctor"],
  "PUT /doctor/{id}/availability": ["doctors", "Failed to update availability"],
  "GET /appointments": ["appointments", "Failed to fetch appointments"],
  "POST /doctor/{id}/appointments": ["appointments", "Failed to create appointment"],
  "GET /appointments/{id}": ["appointments", "Failed to fetch appointment"],
  "PUT /appointments/{id}": ["appointments", "Failed to update appointment"],
  "PUT /appointments/{id}/state": ["appointments", "Failed to update appointment"],
  "GET /queues": ["queues", "Failed to fetch appointments"],
  "POST /queues/{id}/next": ["queues", "Failed to call the next patient"],
  "GET /appointments/by-date": ["appointments", "Failed to fetch appointments"],
  "GET /hospital-visits": ["appointments", "Failed to fetch appointments"],
  "GET /patients": ["patients", "Failed to fetch patients"],
  "GET /patients/{id}": ["patients", "Failed to fetch patients"],
  "PUT /patients/{id}": ["patients", "Failed to update patient"],
  "GET /payments": ["payments", "Failed to fetch payments"],
  "POST /payments": ["payments", "Failed to create payment"],
  "GET /payments/{id}": ["payments", "Failed to fetch payment"],
  "POST /payments/{id}/refund": ["payments", "Failed to refund payment"],
  "GET /cash-counts": ["cash_counts", "Failed to fetch payments"],
  "POST /cash-counts": ["cash_counts", "Failed to save the cash count"],
  "GET /opd": ["sittings", "Failed to fetch OPD times"],
  "GET /opd/week": ["sittings", "Failed to fetch OPD times"],
  "GET /doctor/{id}/sittings": ["sittings", "Failed to fetch OPD times"],
  "POST /doctor/{id}/sittings": ["sittings", "Failed to add sitting"],
  "GET /sittings/{id}": ["sittings", "Failed to fetch sitting"],
  "PUT /sittings/{id}": ["sittings", "Failed to update sitting"],
  "DELETE /sittings/{id}": ["sittings", "Failed to delete sitting"],
  "GET /doctor/{id}/absences": ["absences", "Failed to fetch absences"],
  "POST /doctor/{id}/absences": ["absences", "Failed to add absence"],
  "GET /absences/{id}": ["absences", "Failed to fetch absence"],
  "PUT /absences/{id}": ["absences", "Failed to update absence"],
  "DELETE /absences/{id}": ["absences", "Failed to delete absence"],
  "GET /closures": ["closures", "Failed to fetch closures"],
  "POST /closures": ["closures", "Failed to add closure"],
  "GET /closures/{id}": ["closures", "Failed to fetch closure"],
  "PUT /closures/{id}": ["closures", "Failed to update closure"],
  "DELETE /closures/{id}": ["closures", "Failed to delete closure"],
  "GET /notices": ["notices", "Failed to fetch notices"],
  "POST /notices": ["notices", "Failed to add notice"],
  "GET /notices/{id}": ["notices", "Failed to fetch notice"],
  "PUT /notices/{id}": ["notices", "Failed to update notice"],
  "DELETE /notices/{id}": ["notices", "Failed to delete notice"],
  "GET /social-links": ["links", "Failed to fetch links"],
  "POST /social-links": ["links", "Failed to create link"],
  "DELETE /social-links/{id}": ["links", "Failed to delete link"],
  "POST /career": ["applications", "Failed to submit career application"],
  "GET /careers": ["applications", "Failed to fetch careers"],
  "GET /career/{id}": ["applications", "Failed to fetch careers"],
  "PATCH /career/{id}": ["applications", "Failed to update the application"],
  "DELETE /career/{id}": ["applications", "Failed to delete career"],
  "PUT /career/{id}/checked": ["applications", "Failed to move the application"],
};

test.each(calls)(
  "$name tells a fault of the server in the words of the catalogue",
  async (call) => {
    const [table, text] = failures[call.name] ?? ["", ""];
    // Counted as a change, so that no list comes from memory.
    const change = "UPDATE table_versions SET version = version + 1";
    onDatabase(app, (sqlite) =>
      sqlite.exec(`${change}; ALTER TABLE ${table} RENAME TO taken_away`),
    );
    const response = await make(call);
    onDatabase(app, (sqlite) => sqlite.exec(`ALTER TABLE taken_away RENAME TO ${table}`));
    expect(response).toEqual({ status: 500, text: JSON.stringify({ message: text }) });
  },
);

test.each(callsWith(412).filter(({ method }) => method === "PUT" || method === "PATCH"))(
  "$name returns the version that it has stored: a second change by it is no conflict",
  async (call) => {
    const path = `/api/v1${call.path.replace("{id}", idFor(call.path, ids))}`;
    const first = await app.send(call.method, path, bodyOf(call), credentials.bearer);
    const version = first.headers.get("ETag") ?? "";
    expect([first.status, version]).toEqual([200, expect.stringMatching(/^"\d+"$/)]);
    const headers = { ...credentials.bearer, "If-Match": version };
    expect((await app.send(call.method, path, bodyOf(call), headers)).status).toBe(200);
  },
);

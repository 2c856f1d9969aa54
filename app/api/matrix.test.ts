import { expect, test } from "vitest";
import { addOneOfEach, credentialStates, credentialsOf, idFor } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { readBuiltInputs } from "../../tests/forms/built-inputs.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
let credentials = await credentialsOf(app);
let ids = await addOneOfEach(app, credentials.bearer);

const everybody = "200 200 200 200 200 200 200";
const reading = "401 401 401 401 200 200 200";
const adding = "401 401 401 401 201 201 201";
// The same again within minutes is what was made before.
const addingOnce = "401 401 401 401 201 200 200";
const never = "405 405 405 405 405 405 405";
const asking = "204 204 204 204 204 204 204";
const nothing = "404 404 404 404 404 404 404";

// What each address returns for each method: without credentials, with a wrong, an expired and a revoked
// token, with the cookie, with the token, and with both.
const expectations: Array<[path: string, methods: string, statuses: string]> = [
  ["/login", "POST", everybody],
  ["/login", "GET HEAD PUT DELETE PATCH", never],
  ["/login", "OPTIONS", asking],
  ["/logout", "POST", "401 401 401 401 204 204 204"],
  ["/logout", "GET HEAD PUT DELETE PATCH", never],
  ["/logout", "OPTIONS", asking],
  ["/doctors", "GET HEAD", everybody],
  ["/doctors", "POST PUT DELETE PATCH", never],
  ["/doctors", "OPTIONS", asking],
  ["/available-doctors", "GET HEAD", everybody],
  ["/available-doctors", "POST PUT DELETE PATCH", never],
  ["/available-doctors", "OPTIONS", asking],
  ["/doctor", "POST", adding],
  ["/doctor", "GET HEAD PUT DELETE PATCH", never],
  ["/doctor", "OPTIONS", asking],
  ["/doctor/{id}", "GET HEAD", everybody],
  ["/doctor/{id}", "PUT", reading],
  ["/doctor/{id}", "DELETE", reading],
  ["/doctor/{id}", "POST PATCH", never],
  ["/doctor/{id}", "OPTIONS", asking],
  ["/doctor/{id}/availability", "PUT", reading],
  ["/doctor/{id}/availability", "GET HEAD POST DELETE PATCH", never],
  ["/doctor/{id}/availability", "OPTIONS", asking],
  ["/doctor/{id}/sittings", "GET HEAD", reading],
  ["/doctor/{id}/sittings", "POST", adding],
  ["/doctor/{id}/sittings", "PUT DELETE PATCH", never],
  ["/doctor/{id}/sittings", "OPTIONS", asking],
  ["/doctor/{id}/appointments", "POST", adding],
  ["/doctor/{id}/appointments", "GET HEAD PUT DELETE PATCH", never],
  ["/doctor/{id}/appointments", "OPTIONS", asking],
  ["/doctor/{id}/absences", "GET HEAD", reading],
  ["/doctor/{id}/absences", "POST", adding],
  ["/doctor/{id}/absences", "PUT DELETE PATCH", never],
  ["/doctor/{id}/absences", "OPTIONS", asking],
  ["/appointments", "GET HEAD", reading],
  ["/appointments", "POST PUT DELETE PATCH", never],
  ["/appointments", "OPTIONS", asking],
  ["/appointments/{id}", "GET HEAD PUT", reading],
  ["/appointments/{id}", "POST DELETE PATCH", never],
  ["/appointments/{id}", "OPTIONS", asking],
  ["/appointments/{id}/state", "PUT", reading],
  ["/appointments/{id}/state", "GET HEAD POST DELETE PATCH", never],
  ["/appointments/{id}/state", "OPTIONS", asking],
  ["/queues", "GET HEAD", reading],
  ["/queues", "POST PUT DELETE PATCH", never],
  ["/queues", "OPTIONS", asking],
  ["/appointments/by-date", "GET HEAD", reading],
  ["/appointments/by-date", "POST PUT DELETE PATCH", never],
  ["/appointments/by-date", "OPTIONS", asking],
  ["/hospital-visits", "GET HEAD", reading],
  ["/hospital-visits", "POST PUT DELETE PATCH", never],
  ["/hospital-visits", "OPTIONS", asking],
  ["/queues/{id}/next", "POST", reading],
  ["/queues/{id}/next", "GET HEAD PUT DELETE PATCH", never],
  ["/queues/{id}/next", "OPTIONS", asking],
  ["/patients", "GET HEAD", reading],
  ["/patients", "POST PUT DELETE PATCH", never],
  ["/patients", "OPTIONS", asking],
  ["/patients/{id}", "GET HEAD PUT", reading],
  ["/patients/{id}", "POST DELETE PATCH", never],
  ["/patients/{id}", "OPTIONS", asking],
  ["/payments", "GET HEAD", reading],
  ["/payments", "POST", addingOnce],
  ["/payments", "PUT DELETE PATCH", never],
  ["/payments", "OPTIONS", asking],
  ["/payments/{id}", "GET HEAD", reading],
  ["/payments/{id}", "POST PUT DELETE PATCH", never],
  ["/payments/{id}", "OPTIONS", asking],
  ["/payments/{id}/refund", "POST", addingOnce],
  ["/payments/{id}/refund", "GET HEAD PUT DELETE PATCH", never],
  ["/payments/{id}/refund", "OPTIONS", asking],
  ["/cash-counts", "GET HEAD", reading],
  ["/cash-counts", "POST", addingOnce],
  ["/cash-counts", "PUT DELETE PATCH", never],
  ["/cash-counts", "OPTIONS", asking],
  ["/closures", "GET HEAD", reading],
  ["/closures", "POST", adding],
  ["/closures", "PUT DELETE PATCH", never],
  ["/closures", "OPTIONS", asking],
  ["/notices", "GET HEAD", reading],
  ["/notices", "POST", adding],
  ["/notices", "PUT DELETE PATCH", never],
  ["/notices", "OPTIONS", asking],
  ["/sittings/{id}", "GET HEAD PUT DELETE", reading],
  ["/sittings/{id}", "POST PATCH", never],
  ["/sittings/{id}", "OPTIONS", asking],
  ["/absences/{id}", "GET HEAD PUT DELETE", reading],
  ["/absences/{id}", "POST PATCH", never],
  ["/absences/{id}", "OPTIONS", asking],
  ["/closures/{id}", "GET HEAD PUT DELETE", reading],
  ["/closures/{id}", "POST PATCH", never],
  ["/closures/{id}", "OPTIONS", asking],
  ["/notices/{id}", "GET HEAD PUT DELETE", reading],
  ["/notices/{id}", "POST PATCH", never],
  ["/notices/{id}", "OPTIONS", asking],
  ["/opd", "GET HEAD", everybody],
  ["/opd", "POST PUT DELETE PATCH", never],
  ["/opd", "OPTIONS", asking],
  ["/opd/week", "GET HEAD", everybody],
  ["/opd/week", "POST PUT DELETE PATCH", never],
  ["/opd/week", "OPTIONS", asking],
  ["/social-links", "GET HEAD", everybody],
  ["/social-links", "POST", adding],
  ["/social-links", "PUT DELETE PATCH", never],
  ["/social-links", "OPTIONS", asking],
  ["/social-links/{id}", "DELETE", reading],
  ["/social-links/{id}", "GET HEAD POST PUT PATCH", never],
  ["/social-links/{id}", "OPTIONS", asking],
  ["/career", "POST", "201 201 201 201 201 201 201"],
  ["/career", "GET HEAD PUT DELETE PATCH", never],
  ["/career", "OPTIONS", asking],
  ["/careers", "GET HEAD", reading],
  ["/careers", "POST PUT DELETE PATCH", never],
  ["/careers", "OPTIONS", asking],
  ["/career/{id}", "GET HEAD", reading],
  ["/career/{id}", "DELETE", reading],
  ["/career/{id}", "PATCH", reading],
  ["/career/{id}", "POST PUT", never],
  ["/career/{id}", "OPTIONS", asking],
  ["/career/{id}/checked", "PUT", reading],
  ["/career/{id}/checked", "GET HEAD POST DELETE PATCH", never],
  ["/career/{id}/checked", "OPTIONS", asking],
  ["/openapi.json", "GET HEAD", everybody],
  ["/openapi.json", "POST PUT DELETE PATCH", never],
  ["/openapi.json", "OPTIONS", asking],
  ["/nowhere", "GET HEAD POST PUT DELETE PATCH OPTIONS", nothing],
  ["/doctor/{id}/nowhere", "GET HEAD POST PUT DELETE PATCH OPTIONS", nothing],
];

/** What no credentials change: of these each run tries some. */
const sameForAll = [never, asking, nothing];

const { calls } = readBuiltInputs();

function bodyOf(path: string, method: string): object | undefined {
  if (path === "/login") return admin;
  const address = `/api/v1${path.replace("{id}", ":id")}`;
  return calls.find((call) => call.path === address && call.method === method)?.example;
}

const rows = expectations.flatMap(([path, methods, statuses]) =>
  methods.split(" ").map((method) => ({ path, method, statuses: statuses.split(" ").map(Number) })),
);
const isSameForAll = ({ statuses }: (typeof rows)[number]) =>
  sameForAll.includes(statuses.join(" "));
const tried = [...rows.filter((row) => !isSameForAll(row)), ...share(rows.filter(isSameForAll), 5)];

test("every address of the API stands in the table, and each once with each method", async () => {
  const document = await (await app.get("/api/v1/openapi.json")).json();
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = rows.map(({ path, method }) => `${method} ${path}`);
  expect(new Set(listed).size).toBe(listed.length);
  for (const call of described) expect(listed).toContain(call);
});

test.each(tried)("$method $path", async ({ path, method, statuses }) => {
  const returned: number[] = [];
  for (const state of credentialStates) {
    const target = path.replace("{id}", idFor(path, ids));
    const body = ["GET", "HEAD"].includes(method) ? undefined : bodyOf(path, method);
    const headers = credentials[state];
    const response = await app.send(method, `/api/v1${target}`, body, headers);
    returned.push(response.status);
    if (method !== "HEAD" && response.status >= 400) {
      expect((await response.json()).message).toMatch(/\w/);
    }
    if (response.status === 405 || method === "OPTIONS") checkAllow(path, response);
    if (method === "DELETE" && response.ok) ids = await addOneOfEach(app, credentials.bearer);
    // Signing in ends the session that the client had, as signing out does.
    const hadSession = ["cookie", "bearer", "both"].includes(state);
    if (["/login", "/logout"].includes(path) && method === "POST" && hadSession) {
      credentials = await credentialsOf(app);
    }
  }
  expect(returned).toEqual(statuses);
});

/** The methods that a response names are those with which the table expects anything but 405. */
function checkAllow(path: string, response: Response): void {
  if (response.status === 404) return;
  const known = rows.filter(
    (row) => row.path === path && ![405, 204].includes(row.statuses[0] ?? 0),
  );
  const methods = known.map((row) => row.method).sort();
  expect(response.headers.get("Allow")?.split(", ").sort()).toEqual(methods);
}

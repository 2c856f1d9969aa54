import { expect, test } from "vitest";
import {
  absenceBody,
  addOneOfEach,
  applicationBody,
  closureBody,
  credentialStates,
  credentialsOf,
  doctorBody,
  linkBody,
  noticeBody,
  sittingBody,
} from "../../tests/api.ts";
import { startAppForFile } from "../../tests/app.ts";
import { admin } from "../../tests/http.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
let credentials = await credentialsOf(app);
let ids = await addOneOfEach(app, credentials.bearer);

const everybody = "200 200 200 200 200 200 200";
const reading = "401 401 401 401 200 200 200";
const adding = "401 401 401 401 201 201 201";
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
  ["/doctor/{doctor}", "GET HEAD", everybody],
  ["/doctor/{doctor}", "PUT", reading],
  ["/doctor/{doctor}", "DELETE", reading],
  ["/doctor/{doctor}", "POST PATCH", never],
  ["/doctor/{doctor}", "OPTIONS", asking],
  ["/doctor/{doctor}/availability", "PUT", reading],
  ["/doctor/{doctor}/availability", "GET HEAD POST DELETE PATCH", never],
  ["/doctor/{doctor}/availability", "OPTIONS", asking],
  ["/doctor/{doctor}/sittings", "GET HEAD", reading],
  ["/doctor/{doctor}/sittings", "POST", adding],
  ["/doctor/{doctor}/sittings", "PUT DELETE PATCH", never],
  ["/doctor/{doctor}/sittings", "OPTIONS", asking],
  ["/doctor/{doctor}/absences", "GET HEAD", reading],
  ["/doctor/{doctor}/absences", "POST", adding],
  ["/doctor/{doctor}/absences", "PUT DELETE PATCH", never],
  ["/doctor/{doctor}/absences", "OPTIONS", asking],
  ["/closures", "GET HEAD", reading],
  ["/closures", "POST", adding],
  ["/closures", "PUT DELETE PATCH", never],
  ["/closures", "OPTIONS", asking],
  ["/notices", "GET HEAD", reading],
  ["/notices", "POST", adding],
  ["/notices", "PUT DELETE PATCH", never],
  ["/notices", "OPTIONS", asking],
  ["/sittings/{sitting}", "GET HEAD PUT DELETE", reading],
  ["/sittings/{sitting}", "POST PATCH", never],
  ["/sittings/{sitting}", "OPTIONS", asking],
  ["/absences/{absence}", "GET HEAD PUT DELETE", reading],
  ["/absences/{absence}", "POST PATCH", never],
  ["/absences/{absence}", "OPTIONS", asking],
  ["/closures/{closure}", "GET HEAD PUT DELETE", reading],
  ["/closures/{closure}", "POST PATCH", never],
  ["/closures/{closure}", "OPTIONS", asking],
  ["/notices/{notice}", "GET HEAD PUT DELETE", reading],
  ["/notices/{notice}", "POST PATCH", never],
  ["/notices/{notice}", "OPTIONS", asking],
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
  ["/social-links/{link}", "DELETE", reading],
  ["/social-links/{link}", "GET HEAD POST PUT PATCH", never],
  ["/social-links/{link}", "OPTIONS", asking],
  ["/career", "POST", "201 201 201 201 201 201 201"],
  ["/career", "GET HEAD PUT DELETE PATCH", never],
  ["/career", "OPTIONS", asking],
  ["/careers", "GET HEAD", reading],
  ["/careers", "POST PUT DELETE PATCH", never],
  ["/careers", "OPTIONS", asking],
  ["/career/{application}", "GET HEAD", reading],
  ["/career/{application}", "DELETE", reading],
  ["/career/{application}", "PATCH", reading],
  ["/career/{application}", "POST PUT", never],
  ["/career/{application}", "OPTIONS", asking],
  ["/career/{application}/checked", "PUT", reading],
  ["/career/{application}/checked", "GET HEAD POST DELETE PATCH", never],
  ["/career/{application}/checked", "OPTIONS", asking],
  ["/openapi.json", "GET HEAD", everybody],
  ["/openapi.json", "POST PUT DELETE PATCH", never],
  ["/openapi.json", "OPTIONS", asking],
  ["/nowhere", "GET HEAD POST PUT DELETE PATCH OPTIONS", nothing],
  ["/doctor/{doctor}/nowhere", "GET HEAD POST PUT DELETE PATCH OPTIONS", nothing],
];

const bodies: Record<string, unknown> = {
  "/login": admin,
  "/doctor": doctorBody,
  "/doctor/{doctor}": doctorBody,
  "/doctor/{doctor}/availability": { availability: "unavailable" },
  "/doctor/{doctor}/sittings": sittingBody,
  "/doctor/{doctor}/absences": absenceBody,
  "/sittings/{sitting}": sittingBody,
  "/absences/{absence}": absenceBody,
  "/closures": closureBody,
  "/closures/{closure}": closureBody,
  "/notices": noticeBody,
  "/notices/{notice}": noticeBody,
  "/social-links": linkBody,
  "/career": applicationBody,
  "/career/{application}": { state: "contacted" },
};

const rows = expectations.flatMap(([path, methods, statuses]) =>
  methods.split(" ").map((method) => ({ path, method, statuses: statuses.split(" ").map(Number) })),
);

test("every address of the API stands in the table, and each once with each method", async () => {
  const document = await (await app.get("/api/v1/openapi.json")).json();
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{.*?\}/, "{}")}`,
    ),
  );
  const listed = rows.map(({ path, method }) => `${method} ${path.replace(/\{.*?\}/, "{}")}`);
  expect(new Set(listed).size).toBe(listed.length);
  for (const call of described) expect(listed).toContain(call);
});

test.each(rows)("$method $path", async ({ path, method, statuses }) => {
  const returned: number[] = [];
  for (const state of credentialStates) {
    const target = path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => ids[name]);
    const body = ["GET", "HEAD"].includes(method) ? undefined : bodies[path];
    const headers = credentials[state];
    const response = await app.send(method, `/api/v1${target}`, body, headers);
    returned.push(response.status);
    if (method !== "HEAD" && response.status >= 400) {
      expect((await response.json()).message).toMatch(/\w/);
    }
    if (response.status === 405 || method === "OPTIONS") checkAllow(path, response);
    if (method === "DELETE" && response.ok) ids = await addOneOfEach(app, credentials.bearer);
    // Signing in ends the session that the client had, as signing out does.
    if (["/login", "/logout"].includes(path) && method === "POST" && response.ok) {
      credentials = await credentialsOf(app);
    }
  }
  expect(returned).toEqual(statuses);
});

/** The methods that an response names are those with which the table expects anything but 405. */
function checkAllow(path: string, response: Response): void {
  if (response.status === 404) return;
  const known = rows.filter(
    (row) => row.path === path && ![405, 204].includes(row.statuses[0] ?? 0),
  );
  const methods = known.map((row) => row.method).sort();
  expect(response.headers.get("Allow")?.split(", ").sort()).toEqual(methods);
}

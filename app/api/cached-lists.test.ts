import { afterAll, expect, test } from "vitest";
import { doctorBody, linkBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { admin } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";

const saturday = "2026-11-21T10:20:00";
const { app, ids, setClock } = await startTimedApp(saturday);
afterAll(() => app.stop());
const staff = await logIn(app);
const desk = await app.as(admin);
const id = ids.get("Dr Harjit Singh") as string;

const lists = {
  doctors: "/api/v1/doctors",
  available: "/api/v1/available-doctors?q=harjit&per=1",
  doctor: `/api/v1/doctor/${id}`,
  opd: "/api/v1/opd",
  week: "/api/v1/opd/week",
  links: "/api/v1/social-links",
};
const ofDoctors = [lists.doctors, lists.available, lists.doctor];

async function read(path: string, headers = {}): Promise<string> {
  const response = await app.get(path, headers);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Those that differ after the work from what the cache had before it. */
async function changedBy(work: () => unknown): Promise<string[]> {
  const paths = Object.values(lists);
  const before = await Promise.all(paths.map((path) => read(path)));
  await work();
  const after = await Promise.all(paths.map((path) => read(path)));
  return paths.filter((_, at) => before[at] !== after[at]);
}

const call = (method: string, path: string, body?: object) =>
  app.send(method, `/api/v1/${path}`, body, staff.bearer);
const run = (sql: string) => onDatabase(app, (sqlite) => sqlite.exec(sql));

const writes: [string, () => unknown, string[]][] = [
  [
    "a form of the dashboard",
    () => desk.post(`/dashboard/AddDoctor/${id}/availability`, { availability: "unavailable" }),
    [...ofDoctors, lists.opd, lists.week],
  ],
  [
    "a call",
    () => call("PUT", `doctor/${id}/availability`, { availability: "available" }),
    [...ofDoctors, lists.opd, lists.week],
  ],
  [
    "another process",
    () => run(`UPDATE doctors SET fees = fees + 1, version = version + 1 WHERE id = '${id}'`),
    ofDoctors,
  ],
  [
    "an absence",
    () => call("POST", `doctor/${id}/absences`, { firstDay: "2026-11-21", lastDay: "2026-11-21" }),
    [...ofDoctors, lists.opd, lists.week],
  ],
  ["its end", () => run("DELETE FROM absences"), [...ofDoctors, lists.opd, lists.week]],
  ["a link", () => call("POST", "social-links", linkBody), [lists.links]],
  ["its end", () => run("DELETE FROM links"), [lists.links]],
];

test.each(writes)("after %s the next call shows it", async (_, work, changed) => {
  expect(await changedBy(work)).toEqual(changed);
});

test("a doctor who is hidden or deleted is gone with the next call", async () => {
  run(`UPDATE doctors SET is_active = 0 WHERE id = '${id}'`);
  expect((await app.get(lists.doctor)).status).toBe(404);
  expect(await read(lists.doctors)).not.toContain(id);
  run(`UPDATE doctors SET is_active = 1 WHERE id = '${id}'`);
  expect(await read(lists.doctor)).toContain(id);
});

test("strangers and staff never get what is meant for the other, also at the same time", async () => {
  const { id: hidden } = await (
    await call("POST", "doctor", { ...doctorBody, isActive: false })
  ).json();
  const states = [{}, staff.bearer, {}, staff.cookie, { Cookie: "lite=1" }, {}];
  for (const path of ofDoctors) {
    const texts = await Promise.all([...states, ...states].map((headers) => read(path, headers)));
    const theirs = [...states, ...states].map(
      (headers) => "Authorization" in headers || headers === staff.cookie,
    );
    expect(texts.map((text) => text.includes('"contact"'))).toEqual(theirs);
    if (path === lists.doctors) {
      expect(texts.map((text) => text.includes(hidden))).toEqual(theirs);
    }
  }
  await call("DELETE", `doctor/${hidden}`);
});

test("lists change with the clock, forwards and back, without any write", async () => {
  const ends = [...ofDoctors, lists.opd, lists.week];
  setClock("2026-11-21T10:59:30");
  expect(await changedBy(() => setClock("2026-11-21T10:59:50"))).toEqual([]);
  expect(await changedBy(() => setClock("2026-11-21T11:00:01"))).toEqual(ends);
  expect(await changedBy(() => setClock("2026-11-21T10:59:30"))).toEqual(ends);
  expect(await changedBy(() => setClock("2026-11-22T00:00:01"))).toEqual(ends);
  setClock(saturday);
});

test("a version says that a doctor is the same, and not that the times are", async () => {
  const { headers } = await app.get(lists.doctor);
  const known = { "If-None-Match": headers.get("ETag") as string };
  expect(known["If-None-Match"]).toMatch(/^"\d+"$/);
  for (const more of [{}, staff.bearer]) {
    expect((await app.get(lists.doctor, { ...known, ...more })).status).toBe(200);
  }
});

test.each(Object.values(lists))("%s has the same headers for GET, HEAD and 304", async (path) => {
  await read(path);
  const whole = await app.get(path, { "Accept-Encoding": "gzip" });
  const head = await app.send("HEAD", path, undefined, { "Accept-Encoding": "gzip" });
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name !== "date"));
  expect(headersOf(head)).toEqual(headersOf(whole));
  expect(await head.text()).toBe("");
  expect(whole.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(whole.headers.get("Content-Encoding")).toBe("gzip");
  expect(whole.headers.has("Access-Control-Allow-Origin")).toBe(false);
  expect(whole.headers.get("Vary")?.includes("Authorization, Cookie")).toBe(
    ofDoctors.includes(path),
  );
  if (path === lists.doctor) return;
  const same = await app.get(path, { "If-None-Match": whole.headers.get("ETag") as string });
  expect(same.status).toBe(304);
  for (const name of ["Cache-Control", "ETag", "Link", "Vary"]) {
    expect(same.headers.get(name), name).toBe(whole.headers.get(name));
  }
});

test("a wrong parameter is said to be wrong each time", async () => {
  for (const path of ["doctors?page=x", "available-doctors?limit=0", "opd?date=yesterday"]) {
    for (const _ of ["once", "twice"]) {
      const response = await app.get(`/api/v1/${path}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
});

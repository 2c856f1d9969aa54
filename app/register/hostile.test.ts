import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { everyDay, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
let staff: Visitor;
let doctor: string;
let forms: Record<string, string>;
let appointment: string;
let queue: string;

beforeAll(async () => {
  const { bearer } = await logIn(app, admin);
  const doctors = (await (await app.get("/api/v1/doctors")).json()) as { _id: string }[];
  doctor = doctors[0]?._id ?? "";
  await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, everyDay, bearer);
  const body = { source: "walk-in", name: "Om Prakash", phone: "9814000081", fee: 300 };
  const made = await app.send("POST", `/api/v1/doctor/${doctor}/appointments`, body, bearer);
  ({ id: appointment, queue } = await made.json());
  staff = await app.as(admin);
  const [register, payments] = ["/dashboard/Register", "/dashboard/Payments"];
  forms = {
    "a new appointment": `${register}/new?phone=9814000082&doctor=${doctor}`,
    "what paper says": `${register}/paper`,
    "a video call": `${register}/video?doctor=${doctor}`,
    "a change": `${register}/${appointment}`,
    "a state": `${register}/${appointment}/state`,
    "a move": `${register}/${appointment}/move`,
    "a call": `${register}/queue/${queue}/next`,
    "a pause": `${register}/queue/${queue}`,
    "a move of all": `${register}/queue/${queue}/move`,
    "how a doctor gives tokens": `${register}/doctor/${doctor}`,
    "a payment": `${payments}/new?appointment=${appointment}`,
    "a cash count": `${payments}/count`,
    "lost numbers": `${payments}/lost`,
  };
});

function everything(): unknown {
  const tables = ["appointments", "queues", "patients", "payments", "cash_counts"];
  return onDatabase(app, (sqlite) =>
    tables.map((table) => sqlite.prepare(`SELECT * FROM ${table}`).all()),
  );
}

async function openBooking(): Promise<{ html: string; when: string }> {
  const html = await (await staff.get(forms["a new appointment"] ?? "")).text();
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  return { html, when };
}

test("forms that are too large, or made up, change nothing and are told so", async () => {
  const before = everything();
  const faults: [string, string, number][] = [];
  for (const [what, path] of Object.entries(forms)) {
    const large = await staff.post(path, { note: "x".repeat(70_000) });
    if (large.status !== 413) faults.push([what, "large", large.status]);
    const madeUp: Record<string, string>[] = [
      { state: "x".repeat(900), to: "seen;--", when: "2026-11-26/../x", token: "1e9", now: "-1" },
      { "__proto__.x": "1", given: "9".repeat(20), version: "NaN", n500: "∞", kept: "-5" },
      { form_key: "’ OR 1=1", name: "‮", consultation: "0x10", mode: "split", cash: "1e3" },
    ];
    for (const made of madeUp) {
      const { status } = await staff.post(path, made);
      if (status < 400 || status >= 500) faults.push([what, JSON.stringify(made), status]);
    }
  }
  expect(faults).toEqual([]);
  expect(everything()).toEqual(before);
});

test("a form that comes slowly is read to its end, and nobody waits for it", async () => {
  const path = forms["a new appointment"] ?? "";
  const { html, when } = await openBooking();
  const fields = { ...formFields(html), name: "Slow Line", when, source: "phone", visit: "first" };
  const body = String(new URLSearchParams(fields));
  const { port } = new URL(app.origin);
  const [cookie] = (await app.post("/signin", admin)).headers.getSetCookie();
  const headers = {
    Cookie: cookie?.split(";")[0] ?? "",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const slow = request({ port, path, method: "POST", headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    slow.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
  });
  slow.write(body.slice(0, 20));
  await pause(500);
  expect((await staff.get("/dashboard/Register")).status).toBe(200);
  slow.end(body.slice(20));
  expect(await status).toBe(303);
});

test("a page of yesterday calls nobody, gives no token of days before and counts no cash", async () => {
  onDatabase(app, (sqlite) => {
    const day = sqlite.prepare("SELECT date(day, '-1 day') FROM queues").pluck().get();
    sqlite.prepare("UPDATE queues SET day = ? WHERE id = ?").run(day, queue);
    sqlite.prepare("UPDATE appointments SET day = ? WHERE queue_id = ?").run(day, queue);
  });
  const call = await staff.post(forms["a call"] ?? "", { now: "", token: "1" });
  expect(call.status).toBe(409);
  expect(textOf(await call.text())).toContain("Token 1 is not waiting any more.");
  const path = forms["a new appointment"] ?? "";
  const { html, when } = await openBooking();
  const [, ...rest] = when.split("/");
  const fields = { ...formFields(html), name: "Late Page", source: "phone", visit: "first" };
  const old = await staff.post(path, { ...fields, when: ["2020-01-01", ...rest].join("/") });
  expect(old.status).toBe(400);
  expect(textOf(await old.text())).toContain("Choose a time.");
  const counting = forms["a cash count"] ?? "";
  const count = formFields(await (await staff.get(counting)).text());
  const paying = forms["a payment"] ?? "";
  const paid = { ...formFields(await (await staff.get(paying)).text()), mode: "cash" };
  expect((await staff.post(paying, paid)).status).toBe(303);
  const stale = await staff.post(counting, { ...count, n100: "3" });
  expect(stale.status).toBe(409);
  expect(textOf(await stale.text())).toContain("1 more came meanwhile");
});

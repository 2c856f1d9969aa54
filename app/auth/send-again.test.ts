import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, emptyDirectory, startApp } from "../../tests/app/http.ts";
import { readSetUpCode } from "../../tests/app/set-up-code.ts";
import { count, toldAfter } from "../../tests/forms/send-again.ts";

const form = "/dashboard/Devices/password";
const password = "another long password";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

function changes(): number {
  return count(app, "SELECT count(*) FROM audit WHERE subject = 'staff' AND action = 'update'");
}

test("a new password whose response was lost is told as changed when it is sent again", async () => {
  const other = await app.as(admin);
  const fields = { current_password: admin.password, password };
  await staff.postAndHangUp(form, fields, () => changes() > 0);
  const again = await staff.post(form, fields);
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe(
    "Your password was changed. All other devices were signed out.",
  );
  expect((await other.get("/dashboard")).status).toBe(302);
  expect(changes()).toBe(1);
  await app.as({ ...admin, password });
});

test("who has just changed the password and types the old one is told so", async () => {
  const fields = { current_password: admin.password, password: "a third long password" };
  const rejected = await staff.post(form, fields);
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toContain(
    "Current password is wrong. You changed it a few minutes ago.",
  );
  await app.as({ ...admin, password });
});

test("somebody who does not know the password learns nothing by sending the form", async () => {
  onDatabase(app, (sqlite) => sqlite.exec("UPDATE audit SET at = '2026-01-01T00:00:00.000Z'"));
  const rejected = await staff.post(form, { current_password: "a guess", password });
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toMatch(/Current password is wrong\.</);
});

test("however often a new password is sent again, it counts as no wrong attempt", async () => {
  await using limited = await startApp();
  const desk = await limited.as(admin);
  const fields = { current_password: admin.password, password };
  const statuses: number[] = [];
  for (let sent = 0; sent < 9; sent += 1) statuses.push((await desk.post(form, fields)).status);
  expect(statuses).toEqual(statuses.map(() => 303));
});

test("no password is written to the database in any form but its hash", async () => {
  const text = onDatabase(app, (sqlite) => sqlite.serialize().toString("latin1"));
  expect(text).not.toContain(password);
  expect(text).not.toContain(admin.password);
});

test("who sends the form of the first account again is led to the sign-in page", async () => {
  await using fresh = await startApp({}, emptyDirectory());
  const code = await readSetUpCode(fresh);
  const fields = { code, name: "Desk", email: "desk@example.org", password: "long enough" };
  const accounts = () => count(fresh, "SELECT count(*) FROM staff");
  await fresh.postAndHangUp("/setup", fields, () => accounts() > 0);
  for (const again of [
    await fresh.post("/setup", fields),
    await fresh.get(`/setup?code=${code}`),
  ]) {
    expect([302, 303]).toContain(again.status);
    expect(again.headers.get("Location")).toBe("/signin");
  }
  expect((await fresh.post("/setup", { ...fields, code: "guess" })).status).toBe(404);
  expect(accounts()).toBe(1);
  expect((await fresh.post("/signin", fields)).status).toBe(303);
});

test("a device signed out twice is told as signed out", async () => {
  const desk = await app.as({ ...admin, password });
  const lost = app.visitor();
  await lost.post("/signin", { ...admin, password }, { "User-Agent": "Chrome/130.0 Android" });
  const id = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM sessions WHERE device LIKE '%Android'").pluck().get(),
  );
  const path = `/dashboard/Devices/${id}/sign-out`;
  const live = "SELECT count(*) FROM sessions WHERE id = ? AND datetime(expires_at) > datetime()";
  const ended = () => count(app, live, String(id)) === 0;
  await desk.postAndHangUp(path, {}, ended);
  const again = await desk.post(path, {});
  expect(again.status).toBe(303);
  expect(await toldAfter(desk, again)).toBe("The device is signed out.");
  expect((await lost.get("/dashboard")).status).toBe(302);
});

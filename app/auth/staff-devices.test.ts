import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { admin } from "../../tests/http.ts";

const app = await startAppForFile();

async function signInWith(agent: string) {
  const visitor = app.visitor();
  await visitor.post("/signin", admin, { "User-Agent": agent });
  return visitor;
}

test("a device that is signed out by another has to sign in again", async () => {
  const desk = await signInWith("Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
  const lost = await signInWith("Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile");
  const page = await (await desk.get("/dashboard/Devices")).text();
  expect(page).toContain("Chrome on Android");
  const rows = page.split("<tr>");
  expect(rows.find((row) => row.includes("Firefox on Windows"))).toContain("This device");
  const row = rows.find((text) => text.includes("Chrome on Android")) ?? "";
  const path = /\/dashboard\/Devices\/\w{24}\/sign-out/.exec(row)?.[0] ?? "";
  expect((await desk.post(path, {})).status).toBe(303);
  expect((await lost.get("/dashboard")).status).toBe(302);
  expect((await desk.get("/dashboard")).status).toBe(200);
  expect((await desk.post(path, {})).status).toBe(303);
});

test("a new password keeps this device signed in and ends all others", async () => {
  const desk = await signInWith("Firefox/140.0");
  const other = await signInWith("Chrome/130.0");
  const password = "another long password";
  const wrong = await desk.post("/dashboard/Devices/password", {
    current_password: "guess",
    password,
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Current password is wrong.");
  const short = await desk.post("/dashboard/Devices/password", {
    current_password: admin.password,
    password: "short",
  });
  const page = await short.text();
  expect(short.status).toBe(400);
  expect(page).toContain("New password must have at least 10 characters.");
  expect(page).not.toContain(admin.password);
  const weak = { current_password: admin.password, password: "Hospital@123" };
  const refused = await desk.post("/dashboard/Devices/password", weak);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Use four random words");
  expect((await other.get("/dashboard")).status).toBe(200);

  const changed = { current_password: admin.password, password };
  expect((await desk.post("/dashboard/Devices/password", changed)).status).toBe(303);
  expect((await other.get("/dashboard")).status).toBe(302);
  expect((await desk.get("/dashboard")).status).toBe(200);
  await app.as({ ...admin, password });
});

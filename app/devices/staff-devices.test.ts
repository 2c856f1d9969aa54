import { expect, test } from "vitest";
import { describeDevice } from "#app/auth/session.server.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";

const app = await startAppForFile({ TRUST_PROXY: "loopback" });
let accounts = 0;

/** An account with which nobody has signed in yet. */
async function newAccount(): Promise<typeof admin> {
  accounts += 1;
  const account = { email: `staff${accounts}@example.org`, password: "river lotus candle" };
  await addAccount(app.dataDirectory, account);
  return account;
}

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
  const rows = page.split("<tr ").slice(1);
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

const phone = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile";
const question = "Somebody signed in to your account on a new device";

/** What a page says, without its marks. */
async function textOf(visitor: Visitor, path = "/dashboard"): Promise<string> {
  return (await (await visitor.get(path)).text()).replace(/<[^>]*>/g, "");
}

const browser = "Mozilla/5.0 (X) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `${browser.replace("X", "Windows NT 10.0")} Chrome/130.0 Safari/537.36 Edg/130.0`,
    "Edge on Windows",
  ],
  [
    `${browser.replace("X", "Windows NT 10.0")} Chrome/130.0 Safari/537.36 OPR/115.0`,
    "Opera on Windows",
  ],
  [
    `${browser.replace("X", "Linux; Android 14")} Chrome/130.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `${browser.replace("X", "iPhone; CPU iPhone OS 18_0 like Mac OS X")} Version/18.0 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${browser.replace("X", "Macintosh; Intel Mac OS X 10_15_7")} Version/18.0 Safari/605.1`,
    "Safari on macOS",
  ],
  [
    `${browser.replace("X", "iPhone; CPU iPhone OS 18_0 like Mac OS X")} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPhone",
  ],
  [
    `${browser.replace("X", "iPhone; CPU iPhone OS 18_0 like Mac OS X")} FxiOS/140.0 Mobile/15E148 Safari/604.1`,
    "Firefox on iPhone",
  ],
  [
    `${browser.replace("X", "Linux; Android 14")} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["backup/1.0", "backup"],
  ["", "Unknown device"],
])("a browser that says %s is named %s", (agent, name) => {
  const request = new Request("http://localhost/", { headers: { "User-Agent": agent } });
  expect(describeDevice(request)).toBe(name);
});

test("the overview says when and where the account was used before", async () => {
  const account = await newAccount();
  const desk = app.visitor();
  const office = { "X-Forwarded-For": "10.0.0.5", "User-Agent": "Windows NT 10.0 Firefox/140.0" };
  await desk.post("/signin", account, office);
  expect(await textOf(desk)).not.toContain("Last sign-in");
  await desk.post("/signout", {});
  await desk.post("/signin", account, { "X-Forwarded-For": "10.0.0.9" });
  expect(await textOf(desk)).toMatch(/Last sign-in: Firefox on Windows, from 10\.0\.0\.5, \d/);
  const own = await textOf(desk, "/dashboard/Devices");
  expect(own).toContain("10.0.0.9");
  expect(own).toContain("Two-step sign-in is off");
});

test("a sign-in on a new device is told on every page until somebody says who that was", async () => {
  const account = await newAccount();
  const desk = await app.as(account);
  expect(await textOf(desk)).not.toContain(question);
  await desk.post("/signin", account);
  expect(await textOf(desk)).not.toContain(question);

  const stranger = app.visitor();
  const headers = { "User-Agent": phone, "X-Forwarded-For": "203.0.113.8" };
  await stranger.post("/signin", account, headers);
  expect(await textOf(stranger)).not.toContain(question);
  const told = await textOf(desk, "/dashboard/Links");
  expect(told).toContain(question);
  expect(told).toContain("Chrome on Android, from 203.0.113.8, ");
  const known = await desk.post("/dashboard/Devices/known", { return: "/dashboard/Links" });
  expect(known.headers.get("Location")).toBe("/dashboard/Links");
  expect(await textOf(desk)).not.toContain(question);
  expect((await stranger.get("/dashboard")).status).toBe(200);
});

test("who was not that ends all other sessions and is led to a new password", async () => {
  const account = await newAccount();
  const desk = await app.as(account);
  const stranger = app.visitor();
  await stranger.post("/signin", account);
  const ended = await desk.post("/dashboard/Devices/not-me", {});
  expect(ended.headers.get("Location")).toBe("/dashboard/Devices/password");
  expect(await textOf(desk, "/dashboard/Devices/password")).toContain(
    "All other sessions have ended. Now choose a new password.",
  );
  expect((await stranger.get("/dashboard")).status).toBe(302);
  // Its cookie makes it no known device any more.
  await stranger.post("/signin", account);
  expect(await textOf(desk)).toContain(question);
});

test("a program that signs in every day from one place is no new device", async () => {
  const account = await newAccount();
  const desk = await app.as(account);
  const logIn = () => app.send("POST", "/api/v1/login", account, { "User-Agent": "backup/1.0" });
  await logIn();
  expect(await textOf(desk)).toContain(question);
  await desk.post("/dashboard/Devices/known", {});
  await logIn();
  expect(await textOf(desk)).not.toContain(question);
});

test("two people who share a browser are no strangers to each other", async () => {
  const account = await newAccount();
  const second = await newAccount();
  const browser = app.visitor();
  for (const one of [account, second, account, second]) {
    await browser.post("/signin", one);
    expect(await textOf(browser)).not.toContain(question);
    await browser.post("/signout", {});
  }
  expect(await textOf(await app.as(account))).not.toContain(question);
});

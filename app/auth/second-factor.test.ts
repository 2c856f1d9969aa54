import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import {
  admin,
  preparedDirectory,
  runScript,
  startApp,
  type Visitor,
} from "../../tests/app/http.ts";
import {
  beginSetUp,
  codeOf,
  pendingIn,
  recoveryCodesIn,
  secondStep,
} from "../../tests/app/two-step.ts";

const confirm = `${secondStep}/confirm`;

const app = await startAppForFile({ RATE_LIMITS: "off" });
let accounts = 0;

/** An account that nobody has used yet. */
async function newAccount(): Promise<typeof admin> {
  accounts += 1;
  const account = { email: `staff${accounts}@example.org`, password: "river lotus candle" };
  await addAccount(app.dataDirectory, account, "admin");
  return account;
}

/** An account that needs codes from now on; the code of half a minute ago is used up by that. */
async function withSecondFactor(account: typeof admin, on = app) {
  const staff = await on.as(account);
  const secret = await beginSetUp(staff, account);
  const page = await (await staff.post(confirm, { code: codeOf(secret, -30) })).text();
  return { staff, secret, recovery: recoveryCodesIn(page) };
}

/** Types the password; returns the token for the second step. */
async function typePassword(
  visitor: Visitor,
  account: typeof admin,
  fields: Record<string, string> = {},
): Promise<string> {
  const response = await visitor.post("/signin", { ...account, ...fields });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  const page = await response.text();
  expect(page).toContain("Enter your code");
  return pendingIn(page);
}

/** The text of the screen with its state. */
async function stateOf(staff: Visitor): Promise<string> {
  return (await (await staff.get(secondStep)).text()).replace(/<[^>]*>/g, "");
}

test("it counts once a code was confirmed, and ends the sessions that had none", async () => {
  const account = await newAccount();
  const [staff, other] = [await app.as(account), await app.as(account)];
  expect((await staff.get(confirm)).headers.get("Location")).toBe(secondStep);
  const refused = await staff.post(secondStep, { password: "wrong password" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("The password is wrong.");

  const secret = await beginSetUp(staff, account);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const wrong = await staff.post(confirm, { code: codeOf(secret, 9999) });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("The code is wrong.");
  await app.as(account);

  const done = await (await staff.post(confirm, { code: codeOf(secret) })).text();
  expect(new Set(recoveryCodesIn(done)).size).toBe(10);
  expect(await (await staff.get(confirm)).text()).not.toContain(recoveryCodesIn(done)[0]);
  expect(await stateOf(staff)).toContain("10 recovery codes left");
  expect((await other.get("/dashboard")).status).toBe(302);
  await typePassword(app.visitor(), account);
});

test("signing in takes password and code, and leads to the page and for the time that was asked", async () => {
  const account = await newAccount();
  const { secret } = await withSecondFactor(account);
  const visitor = app.visitor();
  const next = "/dashboard/AddDoctor?q=verma";
  const pending = await typePassword(visitor, account, { next, rememberPassword: "on" });
  expect((await visitor.get("/dashboard")).status).toBe(302);

  const wrong = await visitor.post("/signin/code", { pending, next, code: "000 000" });
  expect(wrong.status).toBe(401);
  const page = await wrong.text();
  expect(page).toContain("The code is wrong.");
  expect(pendingIn(page)).toBe(pending);

  const code = codeOf(secret);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const signedIn = await visitor.post("/signin/code", { pending, next, code: typed });
  expect(signedIn.headers.get("Location")).toBe(next);
  expect(signedIn.headers.get("Set-Cookie")).toMatch(/^session=.*Expires=/);
  expect((await visitor.get("/dashboard")).status).toBe(200);

  const again = await typePassword(app.visitor(), account);
  const twice = await app.post("/signin/code", { pending: again, code });
  expect(await twice.text()).toContain("This code was used already.");
  const late = await app.post("/signin/code", { pending, code: codeOf(secret, 30) });
  expect(late.status).toBe(401);
  expect(await late.text()).toContain("Please sign in again.");
});

test("the form with the code may come twice within a minute, and signs in once", async () => {
  const account = await newAccount();
  const { staff, secret } = await withSecondFactor(account);
  const next = "/dashboard/Links";
  const pending = await typePassword(app.visitor(), account);
  const fields = { pending, next, code: codeOf(secret) };
  expect((await app.post("/signin/code", fields)).status).toBe(303);
  const browser = app.visitor();
  const again = await browser.post("/signin/code", fields);
  expect([again.status, again.headers.get("Location")]).toEqual([303, next]);
  expect((await browser.get(next)).status).toBe(200);
  const devices = await (await staff.get("/dashboard/Devices")).text();
  expect(devices.match(/\/sign-out"/g)).toHaveLength(1);

  const stranger = await typePassword(app.visitor(), account);
  const spent = await app.post("/signin/code", { ...fields, pending: stranger });
  expect(await spent.text()).toContain("This code was used already.");
  await browser.post("/signout", {});
  const ended = await app.post("/signin/code", fields);
  expect([ended.status, ended.headers.getSetCookie()]).toEqual([401, []]);
  expect(await ended.text()).toContain("This sign-in has ended. Please sign in again.");
});

test("another code with a sign-in that is completed lets nobody in, and neither does the right one then", async () => {
  const account = await newAccount();
  const { secret } = await withSecondFactor(account);
  const pending = await typePassword(app.visitor(), account);
  const code = codeOf(secret);
  const sent = [];
  for (const typed of [code, codeOf(secret, 30), code]) {
    sent.push((await app.post("/signin/code", { pending, code: typed })).status);
  }
  expect(sent).toEqual([303, 401, 401]);
});

test("a recovery code lets in once, and new ones replace those of before", async () => {
  const account = await newAccount();
  const { staff, recovery } = await withSecondFactor(account);
  const [first = "", second = ""] = recovery;
  const signIn = async (code: string) =>
    app.post("/signin/code", { pending: await typePassword(app.visitor(), account), code });
  expect((await signIn(first.replace(/(?=(.{4})+$)/g, " "))).status).toBe(303);
  expect((await signIn(first)).status).toBe(401);
  expect(await stateOf(staff)).toContain("9 recovery codes left");
  const codes = `${secondStep}/codes`;
  expect((await staff.post(codes, { password: "wrong" })).status).toBe(400);
  const [renewed = ""] = recoveryCodesIn(
    await (await staff.post(codes, { password: account.password })).text(),
  );
  expect((await signIn(second)).status).toBe(401);
  expect((await signIn(renewed)).status).toBe(303);
});

test("codes cannot be tried for ever, from however many addresses and with however many sign-ins", {
  tags: ["long"],
}, async () => {
  await using app = await startApp({ TRUST_PROXY: "loopback" });
  const { staff, secret } = await withSecondFactor(admin, app);
  const statuses: number[] = [];
  for (let number = 0; number < 24; number += 1) {
    const from = { "X-Forwarded-For": `203.0.${number}.5` };
    const page = await (await app.post("/signin", admin, from)).text();
    const fields = { pending: pendingIn(page), code: "000000" };
    statuses.push((await app.post("/signin/code", fields, from)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
  // The browser of the account's owner, which is known, is not held up by that.
  await staff.post("/signout", {});
  const pending = await typePassword(staff, admin);
  expect((await staff.post("/signin/code", { pending, code: codeOf(secret) })).status).toBe(303);

  const stranger = { "X-Forwarded-For": "198.51.100.7" };
  const tries: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    tries.push((await app.post("/signin", admin, stranger)).status);
  }
  expect(tries.at(-1)).toBe(429);
});

test("a clock that is wrong is named, and the code of another time is spent", async () => {
  const account = await newAccount();
  const { secret } = await withSecondFactor(account);
  const pending = await typePassword(app.visitor(), account);
  const code = codeOf(secret, 300);
  const ahead = await (await app.post("/signin/code", { pending, code })).text();
  expect(ahead).toContain(
    "The clock of your phone is 5 minutes ahead of the clock of this website",
  );
  const behind = await app.post("/signin/code", { pending, code: codeOf(secret, -240) });
  expect(await behind.text()).toContain("4 minutes behind");
  const steps = onDatabase(app, (sqlite) =>
    sqlite
      .prepare(
        "SELECT count(*) FROM used_steps WHERE staff_id = (SELECT id FROM staff WHERE email = ?)",
      )
      .pluck()
      .get(account.email),
  );
  expect(steps).toBe(3);
});

test("a device needs no code for a while if somebody wants so, until that is taken back", async () => {
  const account = await newAccount();
  const { staff, secret } = await withSecondFactor(account);
  const desk = app.visitor();
  const pending = await typePassword(desk, account);
  await desk.post("/signin/code", { pending, code: codeOf(secret), trust: "on" });
  expect((await desk.post("/signin", account)).status).toBe(303);
  expect(await stateOf(staff)).toContain("1 device needs no code");
  expect((await staff.post(`${secondStep}/devices`, {})).status).toBe(303);
  await desk.post("/signout", {});
  await typePassword(desk, account);
});

test("it is switched off with password and code, or by the operator", async () => {
  const account = await newAccount();
  const { staff, secret } = await withSecondFactor(account);
  const off = `${secondStep}/off`;
  const { password } = account;
  const noCode = await staff.post(off, { password, code: "000000" });
  expect(await noCode.text()).toContain("The code is wrong.");
  const noPassword = await staff.post(off, { password: "wrong", code: codeOf(secret) });
  expect(await noPassword.text()).toContain("The password is wrong.");
  expect((await staff.post(off, { password, code: codeOf(secret) })).status).toBe(303);
  await app.as(account);

  const lost = await newAccount();
  const { secret: old } = await withSecondFactor(lost);
  const newPassword = ["commands/staff.ts", "reset", lost.email];
  const made = await runScript(newPassword, { DATA_DIR: app.dataDirectory });
  const [, code = ""] = /new-password\?code=(\S+)/.exec(made.output) ?? [];
  lost.password = "another quiet lantern";
  const changed = await app.post("/new-password", { code, password: lost.password });
  expect(await changed.text()).toContain("Enter your code");
  const pending = await typePassword(app.visitor(), lost);
  const command = ["commands/staff.ts", "reset-second-factor", lost.email];
  const reset = await runScript(command, { DATA_DIR: app.dataDirectory });
  expect(reset).toMatchObject({ code: 0, output: expect.stringContaining("password alone") });
  const late = await app.post("/signin/code", { pending, code: codeOf(old) });
  expect(late.status).toBe(401);
  const told = await late.text();
  expect(told).toContain("Please sign in again.");
  expect(told).not.toMatch(/too long|cannot check codes/);
  await app.as(lost);
});

test("a form that comes after its session ended is kept through both steps", async () => {
  const account = await newAccount();
  const { staff, secret } = await withSecondFactor(account);
  await staff.post("/signout", {});
  const ended = app.visitor();
  const pending = await typePassword(ended, account);
  const signedIn = await ended.post("/signin/code", { pending, code: codeOf(secret) });
  const [cookie = ""] = (signedIn.headers.get("Set-Cookie") ?? "").split(";");
  await app.post("/signout", {}, { Cookie: cookie });
  const path = "/dashboard/Links/new";
  const resume = JSON.stringify({ path, fields: [["url", "https://example.org/kept"]] });
  const first = await app.post("/signin?resume", { ...account, resume }, { Cookie: cookie });
  const page = await first.text();
  expect(page).toContain("https://example.org/kept");
  const fields = { pending: pendingIn(page), code: codeOf(secret, 30), resume };
  const html = await (await app.post("/signin/code", fields, { Cookie: cookie })).text();
  expect(html).toContain(`action="${path}"`);
  expect(html).toContain('name="url" value="https://example.org/kept"');
});

test("programs send the code with the password", async () => {
  const account = await newAccount();
  const { secret } = await withSecondFactor(account);
  const logIn = (fields = {}) => app.send("POST", "/api/v1/login", { ...account, ...fields });
  const missing = await logIn();
  expect(missing.status).toBe(401);
  expect((await missing.json()).message).toContain("send it as code");
  expect((await logIn({ code: "123456" })).status).toBe(401);
  const { token } = await (await logIn({ code: codeOf(secret) })).json();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await app.get("/api/v1/careers", headers)).status).toBe(200);
});

test("where it is required, administrators find nothing but setting it up, and editors need none", async () => {
  await using app = await startApp({ REQUIRE_SECOND_FACTOR: "on" });
  const account = { email: "desk@example.org", password: "river lotus candle" };
  await addAccount(app.dataDirectory, account);
  const desk = await app.as(account);
  expect((await desk.get("/dashboard")).status).toBe(200);
  expect((await app.send("POST", "/api/v1/login", account)).status).toBe(200);
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE staff SET role = 'admin' WHERE email = ?").run(account.email),
  );
  expect((await desk.get("/dashboard")).headers.get("Location")).toBe(secondStep);
  expect((await app.send("POST", "/api/v1/login", account)).status).toBe(401);

  const staff = await app.as(admin);
  for (const path of ["/dashboard", "/dashboard/Careers", "/dashboard/Careers/export.csv"]) {
    expect((await staff.get(path)).headers.get("Location"), path).toBe(secondStep);
  }
  const url = "https://example.org/typed";
  const refused = await staff.post("/dashboard/Links/new", { url, category: "other" });
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain("Set up two-step sign-in first.");
  expect(page).toContain(`href="${secondStep}"`);
  expect(page).toContain(`name="url" value="${url}"`);
  const sent = await staff.post("/dashboard/Links/new.data", { url, category: "other" });
  expect(sent.status).toBe(403);
  expect(await sent.text()).toContain("once two-step sign-in is on");
  expect((await staff.get("/api/v1/careers")).status).toBe(403);
  expect(await (await staff.get("/api/v1/doctors")).text()).not.toContain("contact");
  expect(await (await staff.get(secondStep)).text()).toContain("This website requires it");
  const secret = await beginSetUp(staff, admin);
  expect((await staff.post(confirm, { code: codeOf(secret) })).status).toBe(200);
  expect((await staff.get("/dashboard")).status).toBe(200);
});

test("the server does not start with a damaged key, and says what to do", async () => {
  const data = preparedDirectory();
  writeFileSync(join(data, "secret"), "");
  await expect(startApp({}, data)).rejects.toThrow(
    /ended with 3: the key in \S+secret cannot be used, as it is not 32 bytes in base64: [^\n]+\n$/,
  );
  rmSync(data, { recursive: true });
});

test("after a restore without the key the screen says to set it up again, and how", async () => {
  const account = await newAccount();
  const { staff, recovery } = await withSecondFactor(account);
  expect(await stateOf(staff)).not.toContain("Set it up again");
  const data = preparedDirectory();
  const copy = onDatabase(app, (sqlite) => sqlite.serialize());
  writeFileSync(join(data, "hospital.db"), copy);
  writeFileSync(join(data, "secret"), randomBytes(32).toString("base64"));
  {
    await using restored = await startApp({}, data);
    const again = restored.visitor();
    const [code = "", other = ""] = recovery;
    const pending = await typePassword(again, account);
    expect((await again.post("/signin/code", { pending, code })).status).toBe(303);
    expect(await stateOf(again)).toContain("Set it up again");
    await again.post(`${secondStep}/off`, { password: account.password, code: other });
    const secret = await beginSetUp(again, account);
    await again.post(confirm, { code: codeOf(secret) });
    expect(await stateOf(again)).toContain("On since");
    expect(await stateOf(again)).not.toContain("Set it up again");
  }
  rmSync(data, { recursive: true, force: true });
});

test("no secret stands readable in the database", async () => {
  const account = await newAccount();
  const { secret, recovery } = await withSecondFactor(account);
  const key = join(app.dataDirectory, "secret");
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const files = ["hospital.db", "hospital.db-wal"].map((name) =>
    readFileSync(join(app.dataDirectory, name), "latin1"),
  );
  for (const text of [secret, ...recovery]) expect(files.join("")).not.toContain(text);
  expect(recovery).toHaveLength(10);
});

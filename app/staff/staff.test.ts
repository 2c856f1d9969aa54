import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { isOfDesk } from "#app/auth/roles.ts";
import { addOneOfEach, idFor, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { commandsInTurn } from "../../tests/app/commands-in-turn.ts";
import { type App, admin, startApp, type Visitor } from "../../tests/app/http.ts";
import { beginSetUp, codeOf, secondStep } from "../../tests/app/two-step.ts";
import { readBuiltInputs } from "../../tests/forms/built-inputs.ts";
import { filledIn, toFormData } from "../../tests/forms/doctor-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const boss = await app.as(admin);
const password = "river lotus candle";
const staff = "/dashboard/Staff";

async function textAt(visitor: Visitor, path: string): Promise<string> {
  return textOf(await (await visitor.get(path)).text());
}

/** The link that a page shows, as a path. */
async function linkIn(response: Response): Promise<string> {
  const html = await response.text();
  const [, path = ""] = /<code[^>]*>http:\/\/[^/]+(\/[^<]+)</.exec(html) ?? [];
  expect(path, textOf(html)).toMatch(/^\/(?:invitation|new-password)\?code=[\w-]{43}$/);
  return path;
}

function codeIn(path: string): string {
  return path.split("code=")[1] ?? "";
}

async function invite(email: string, role = "editor", by = boss): Promise<string> {
  return linkIn(await by.post(`${staff}/invite`, { email, role }));
}

/** Makes an account by an invitation; returns its browser, its id and what it signs in with. */
async function enroll(email: string, role = "editor", on: App = app, by = boss) {
  const link = await invite(email, role, by);
  const visitor = on.visitor();
  const fields = { code: codeIn(link), name: `${email} Name`, password };
  const accepted = await visitor.post(link, fields);
  expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, "/dashboard"]);
  return { visitor, id: idOf(email, on), account: { email, password } };
}

function idOf(email: string, on: App = app): string {
  return onDatabase(on, (sqlite) =>
    sqlite.prepare("SELECT id FROM staff WHERE email = ?").pluck().get(email),
  ) as string;
}

function letExpire(): void {
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE staff_links SET expires_at = ? WHERE state = 'open'").run("2026-01-01"),
  );
}

test("who is invited chooses a name and a password, and is signed in as an editor", async () => {
  const link = await invite("asha@example.org");
  expect(await textAt(boss, staff)).toMatch(/Invitations.*asha@example\.org Editor/);
  const visitor = app.visitor();
  const shown = await visitor.get(link);
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  const page = await shown.text();
  expect(textOf(page)).toContain("as an editor .");
  expect(page).toContain('value="asha@example.org"');
  expect(page).toContain('content="noindex"');
  const code = codeIn(link);
  const weak = await visitor.post(link, { code, name: "Asha", password: "Password123" });
  expect(weak.status).toBe(400);
  expect(await weak.text()).toContain("Use four random words");
  const unnamed = await visitor.post(link, { code, name: " ", password });
  expect(await unnamed.text()).toContain("Name is required.");
  const accepted = await visitor.post(link, { code, name: "आशा वर्मा", password });
  expect(accepted.headers.get("Location")).toBe("/dashboard");
  const overview = await textAt(visitor, "/dashboard");
  expect(overview).toContain("Welcome, आशा वर्मा");
  expect(overview).not.toContain("accounts and invitations");
  const list = await textAt(boss, staff);
  expect(list).toMatch(/आशा वर्मा asha@example\.org Editor Off .* 1 device/);
  expect(list).not.toContain("Invitations");
  expect(list.match(/\(you\) \S+/g)).toEqual([`(you) ${admin.email}`]);
  const history = await textAt(boss, "/dashboard/History");
  expect(history).toContain("Administrator invited asha@example.org");
  expect(history).toContain("आशा वर्मा added the account of आशा वर्मा Accepted an invitation.");
});

test("a link that was used, replaced or withdrawn, or is too old or unknown, says so", async () => {
  const used = await invite("used@example.org");
  const fields = { code: codeIn(used), name: "Used", password };
  expect((await app.visitor().post(used, fields)).status).toBe(303);
  const replaced = await invite("again@example.org");
  const open = await invite("again@example.org");
  const withdrawn = await invite("withdrawn@example.org");
  const [id = ""] = onDatabase(app, (sqlite) =>
    sqlite
      .prepare("SELECT id FROM staff_links WHERE email = 'withdrawn@example.org'")
      .pluck()
      .all(),
  ) as string[];
  expect((await boss.post(`${staff}/invitation/${id}/withdraw`, {})).status).toBe(303);
  expect((await app.get(open)).status).toBe(200);
  letExpire();
  const unknown = `/invitation?code=${"x".repeat(43)}`;
  const ends: [string, number, string][] = [
    [used, 410, "It was used already"],
    [replaced, 410, "A newer link was made since"],
    [withdrawn, 410, "It was withdrawn"],
    [open, 410, "It was valid for 48 hours"],
    [unknown, 404, "It is not complete, or too old"],
    ["/invitation", 404, "It is not complete, or too old"],
    [used.replace("invitation", "new-password"), 410, "It was used already"],
  ];
  const accounts = () =>
    onDatabase(app, (sqlite) => sqlite.prepare("SELECT count(*) FROM staff").get());
  const before = accounts();
  for (const [path, status, words] of ends) {
    for (const response of [
      await app.get(path),
      await app.post(path, { ...fields, code: codeIn(path) }),
    ]) {
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toContain(words);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
  expect(accounts()).toEqual(before);
  expect(await textAt(boss, staff)).toMatch(/again@example\.org Editor .* Expired/);
});

test("an invitation gets a new link, also after it has expired", async () => {
  await invite("late@example.org", "desk");
  letExpire();
  const html = await (await boss.get(staff)).text();
  const [row = ""] = /<tr(?:(?!<tr).)*late@example\.org.*?<\/tr>/s.exec(html) ?? [];
  const [path = ""] = /\/dashboard\/Staff\/invitation\/\w{24}\/new/.exec(row) ?? [];
  const link = await linkIn(await boss.post(path, {}));
  expect(await textAt(app, link)).toContain("for the front desk .");
  const again = await boss.post(path, {});
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("accepted, replaced or withdrawn in the meantime");
  expect((await app.get(link)).status).toBe(200);
});

test("a link says for whom it is, warns who is signed in already, and is withdrawn after a question that names the person", async () => {
  const made = await boss.post(`${staff}/invite`, { email: "guest@example.org", role: "cash" });
  expect(textOf(await made.clone().text())).toContain(
    "This link makes the account guest@example.org",
  );
  const link = await linkIn(made);
  const warning = `This browser is signed in as ${admin.email}, and will be signed out`;
  expect(await textAt(boss, link)).toContain(warning);
  expect(await textAt(app, link)).not.toContain("This browser is signed in");
  const [row = ""] =
    /<tr(?:(?!<tr).)*guest@example\.org.*?<\/tr>/s.exec(await (await boss.get(staff)).text()) ?? [];
  expect(textOf(row)).toContain(`Front desk and cash ${admin.email}`);
  const [path = ""] = /\/dashboard\/Staff\/invitation\/\w{24}\/withdraw/.exec(row) ?? [];
  const question = await (await boss.get(path)).text();
  expect(question.slice(question.indexOf("<dialog"))).toContain("guest@example.org");
  const withdrawn = await boss.post(path, {});
  expect(await textAt(boss, withdrawn.headers.get("Location") ?? "")).toContain(
    "The invitation is not open any more.",
  );
});

test("who has an account is not invited, in any letter case", async () => {
  const fields = { email: admin.email.toUpperCase(), role: "admin" };
  const response = await boss.post(`${staff}/invite`, fields);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("has an account already.");
  const wrong = await boss.post(`${staff}/invite`, { email: "nobody", role: "owner" });
  const text = textOf(await wrong.text());
  expect(text).toContain("Email format is not correct.");
  expect(text).toContain("Role is required.");
});

test("no link stands readable in the database, the log or the history", async () => {
  const link = await invite("secret@example.org");
  const { id } = await enroll("holder@example.org");
  const other = await linkIn(await boss.post(`${staff}/${id}/link`, {}));
  const files = ["hospital.db", "hospital.db-wal"].map((name) =>
    readFileSync(join(app.dataDirectory, name), "latin1"),
  );
  const history = await (await boss.get("/dashboard/History")).text();
  for (const code of [codeIn(link), codeIn(other)]) {
    for (const text of [...files, app.log(), history]) expect(text.includes(code)).toBe(false);
  }
});

test("another role counts at the next request, in the browser and for a token", async () => {
  const { visitor, id, account } = await enroll("role@example.org");
  expect((await visitor.get(staff)).status).toBe(403);
  expect((await boss.post(`${staff}/${id}/make-administrator`, {})).status).toBe(303);
  expect((await visitor.get(staff)).status).toBe(200);
  expect((await boss.post(`${staff}/${id}/make-editor`, {})).status).toBe(303);
  expect((await visitor.get(staff)).status).toBe(403);
  const history = await textAt(boss, "/dashboard/History?kind=staff");
  expect(history).toMatch(/Role Before: Administrator After: Editor|Role Administrator Editor/);
  const { bearer } = await logIn(app, account);
  expect((await app.get("/api/v1/careers", bearer)).status).toBe(200);
});

test("a disabled account is signed out at once, and nobody signs in to it until it is enabled", async () => {
  const { visitor, id, account } = await enroll("leaves@example.org");
  const { bearer } = await logIn(app, account);
  const link = await linkIn(await boss.post(`${staff}/${id}/link`, {}));
  const disabled = await boss.post(`${staff}/${id}/disable`, {});
  expect(await textAt(boss, disabled.headers.get("Location") ?? "")).toContain("Disabled since");
  expect((await visitor.get("/dashboard")).status).toBe(302);
  expect((await app.get("/api/v1/careers", bearer)).status).toBe(401);
  expect((await app.get(link)).status).toBe(410);
  const refused = await app.visitor().post("/signin", account);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("This account is disabled. Please ask an administrator.");
  const wrong = await app.visitor().post("/signin", { ...account, password: "wrong password" });
  expect(await wrong.text()).not.toContain("This account is disabled");
  expect((await app.send("POST", "/api/v1/login", account)).status).toBe(403);
  expect(await textAt(boss, staff)).toContain("leaves@example.org Disabled Editor");
  const shown = await (await boss.get(`${staff}/${id}`)).text();
  const offered = [...shown.matchAll(new RegExp(`href="${staff}/${id}/([^"]+)"`, "g"))].map(
    ([, change]) => change,
  );
  expect(offered).toEqual(expect.arrayContaining(["make-administrator", "enable", "remove"]));
  for (const change of ["make-editor", "disable", "sign-out", "link"]) {
    expect(offered).not.toContain(change);
  }
  const events = "/dashboard/History/Events?kind=sign-in+failed&who=leaves%40example.org";
  await expect
    .poll(() => textAt(boss, events), { timeout: 20_000 })
    .toMatch(/the account is disabled · 2 times, the last at \d+:\d\d [AP]M · from 127\.0\.0\.1/);
  expect((await boss.post(`${staff}/${id}/link`, {})).status).toBe(409);
  expect((await boss.post(`${staff}/${id}/enable`, {})).status).toBe(303);
  expect((await visitor.get("/dashboard")).status).toBe(302);
  expect((await app.visitor().post("/signin", account)).status).toBe(303);
});

/** Sends a body, and does something when half of it has come; returns the status. */
async function sendInHalves(
  path: string,
  encoded: Response,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
  method = "POST",
): Promise<number | undefined> {
  const type = encoded.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await encoded.arrayBuffer());
  const sent = { ...headers, "Content-Type": type, "Content-Length": String(body.length) };
  const request = httpRequest(app.origin + path, { method, headers: sent });
  request.write(body.subarray(0, body.length / 2));
  await pause(500);
  await meanwhile();
  request.end(body.subarray(body.length / 2));
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test("a form that is on its way while its sender loses the right to it is not stored", async () => {
  const { id, account } = await enroll("slow@example.org", "admin");
  const [first, second] = [await logIn(app, account), await logIn(app, account)];
  const count = () => {
    const sql = "SELECT (SELECT count(*) FROM doctors) + (SELECT count(*) FROM settings)";
    return onDatabase(app, (sqlite) => sqlite.prepare(sql).pluck().get());
  };
  const before = count();
  const statuses = [];
  const ways = [
    ["/dashboard/Hospital/identity", first.cookie, "make-editor", { name: "Slow Hospital" }],
    ["/api/v1/doctor", second.bearer, "make-front-desk", filledIn],
    ["/dashboard/AddDoctor/new", first.cookie, "sign-out", filledIn],
    ["/api/v1/doctor", second.bearer, "disable", filledIn],
  ] as const;
  for (const [path, headers, change, fields] of ways) {
    const meanwhile = () => boss.post(`${staff}/${id}/${change}`, {});
    statuses.push(await sendInHalves(path, new Response(toFormData(fields)), headers, meanwhile));
    await boss.post(`${staff}/${id}/make-administrator`, {});
    if (change === "sign-out") Object.assign(second.bearer, (await logIn(app, account)).bearer);
  }
  expect([statuses, count()]).toEqual([[403, 403, 401, 401], before]);
  const removed = await boss.post(`${staff}/${id}/remove`, {});
  expect(removed.headers.get("Location")).toBe(staff);
  expect(await textAt(boss, staff)).toContain("slow@example.org Name has no account any more.");
});

test("no call of the API is carried out whose sender loses the right to it while it is on its way", async () => {
  const { id, account } = await enroll("slow-calls@example.org", "admin");
  const ids = await addOneOfEach(app, (await logIn(app)).bearer);
  const calls = readBuiltInputs()
    .calls.filter(({ path }) => !["/api/v1/login", "/api/v1/career"].includes(path))
    .flatMap(({ method, path, call, example }) => {
      const address = path.replace(/:\w+/, idFor(path, ids));
      const bodies = [
        ...(example ? [() => Response.json(example)] : []),
        ...(call.asForm ? [() => new Response(toFormData(filledIn))] : []),
      ];
      return bodies.map((encode) => ({ method, path, address, encode }));
    });
  expect(calls.length).toBeGreaterThan(15);
  const count = () =>
    onDatabase(app, (sqlite) =>
      sqlite
        .prepare(
          `SELECT (SELECT count(*) FROM audit WHERE subject NOT IN ('staff', 'sessions')),
          (SELECT count(*) FROM register_changes), (SELECT count(*) FROM payments)`,
        )
        .raw()
        .get(),
    );
  const before = count();
  const rounds = [
    ["make-front-desk", 403, calls.filter(({ path }) => !isOfDesk(path))],
    ["make-editor", 403, calls.filter(({ path }) => isOfDesk(path))],
    ["disable", 401, calls],
  ] as const;
  for (const [change, expected, sent] of rounds) {
    await boss.post(`${staff}/${id}/enable`, {});
    await boss.post(`${staff}/${id}/make-administrator`, {});
    const { bearer } = await logIn(app, account);
    const changed = pause(300).then(() => boss.post(`${staff}/${id}/${change}`, {}));
    const statuses = await Promise.all(
      sent.map(async ({ method, path, address, encode }) => {
        const status = await sendInHalves(address, encode(), bearer, () => changed, method);
        return [method, path, status];
      }),
    );
    expect(statuses).toEqual(sent.map(({ method, path }) => [method, path, expected]));
  }
  expect(count()).toEqual(before);
});

test("an administrator signs somebody out everywhere", async () => {
  const { visitor, id, account } = await enroll("lost@example.org");
  const { bearer } = await logIn(app, account);
  expect(await textAt(boss, `${staff}/${id}`)).toMatch(/API token.*Browser|Browser.*API token/);
  expect((await boss.post(`${staff}/${id}/sign-out`, {})).status).toBe(303);
  expect((await visitor.get("/dashboard")).status).toBe(302);
  expect((await app.get("/api/v1/careers", bearer)).status).toBe(401);
  expect((await app.visitor().post("/signin", account)).status).toBe(303);
  const history = await textAt(boss, "/dashboard/History");
  expect(history).toContain("signed out everywhere lost@example.org Name");
});

test("a link to a new password ends all sessions, and the second step only if that was ticked", async () => {
  const { visitor, id, account } = await enroll("phone@example.org");
  const lost = "The phone is lost too";
  expect(await textAt(boss, `${staff}/${id}/link`)).not.toContain(lost);
  const secret = await beginSetUp(visitor, account);
  await visitor.post(`${secondStep}/confirm`, { code: codeOf(secret) });
  expect(await textAt(boss, `${staff}/${id}/link`)).toContain(lost);
  const first = await linkIn(await boss.post(`${staff}/${id}/link`, {}));
  expect((await visitor.get("/dashboard")).status).toBe(200);
  expect((await app.get(first)).status).toBe(200);
  const own = await app.post(first, { code: codeIn(first), password: "phone@example.org" });
  expect(own.status).toBe(400);
  const chosen = "another quiet lantern";
  const browser = app.visitor();
  const set = await browser.post(first, { code: codeIn(first), password: chosen });
  expect(set.status).toBe(200);
  expect(await set.text()).toContain("Enter your code");
  expect((await browser.get("/dashboard")).status).toBe(302);
  expect((await visitor.get("/dashboard")).status).toBe(302);
  expect((await app.post(first, { code: codeIn(first), password: chosen })).status).toBe(410);

  const fields = { ends_second_factor: "on" };
  const second = await linkIn(await boss.post(`${staff}/${id}/link`, fields));
  expect(await textAt(app.visitor(), second)).toContain("Two-step sign-in will be switched off");
  const done = await browser.post(second, { code: codeIn(second), password });
  expect(done.headers.get("Location")).toBe("/dashboard");
  expect((await browser.get("/dashboard")).status).toBe(200);
  expect(await textAt(boss, `${staff}/${id}`)).toContain("Two-step sign-in Off");
  const history = await textAt(boss, "/dashboard/History");
  expect(history).toContain("made a link for a new password of phone@example.org Name");
});

test("what an administrator has made ends with the right to make it, and pages say so", async () => {
  const { visitor, id, account } = await enroll("maker@example.org", "admin");
  const guest = await invite("accomplice@example.org", "admin", visitor);
  const target = idOf(admin.email);
  const fields = { ends_second_factor: "on" };
  const link = await linkIn(await visitor.post(`${staff}/${target}/link`, fields));
  expect(await textAt(boss, "/dashboard")).toContain("maker@example.org made it");
  expect(await textAt(boss, `${staff}/${target}`)).toContain("Link for a new password maker@");
  expect(await textAt(boss, `${staff}/${id}/disable`)).toContain("2 open links");
  const demoted = await boss.post(`${staff}/${id}/make-editor`, {});
  expect(await textAt(boss, demoted.headers.get("Location") ?? "")).toContain(
    "is an editor now. 2 open links that this account made (invitations, new passwords) stopped working.",
  );
  await boss.post(`${staff}/${id}/make-administrator`, {});
  for (const path of [guest, link]) {
    const shown = await app.get(path);
    const sent = await app.post(path, { code: codeIn(path), name: "Accomplice", password });
    expect([shown.status, sent.status]).toEqual([410, 410]);
    expect(await shown.text()).toContain("It was withdrawn");
  }
  const list = await textAt(boss, staff);
  expect(list).not.toMatch(/accomplice|Administrator staff@example\.org Switched off/);
  const history = await textAt(boss, "/dashboard/History");
  expect(history).toContain("withdrew the invitation of accomplice@example.org");
  expect(history).toContain("withdrew the link for a new password of Administrator");

  const own = await invite("friend@example.org", "editor", visitor);
  const typed = { current_password: account.password, password: "another quiet lantern" };
  await visitor.post("/dashboard/Devices/password", typed);
  expect(await textAt(visitor, "/dashboard/Devices")).toContain("1 open link that this account");
  expect((await app.get(own)).status).toBe(410);
  expect((await boss.post(`${staff}/${id}/remove`, {})).status).toBe(303);
  const record = await (await boss.get("/dashboard/History")).text();
  expect(record).toMatch(/<option[^>]*value="maker@example\.org"/);
});

test("an open link to a new password is shown, and withdrawn by an administrator or by its owner", async () => {
  const { visitor, id } = await enroll("owner@example.org");
  const withdrawn = async (by: Visitor, path: string) => {
    const link = await linkIn(await boss.post(`${staff}/${id}/link`, {}));
    expect(await textAt(boss, staff)).toMatch(
      /Links for a new password .*owner@example\.org Stays staff@example\.org .*Withdraw/,
    );
    expect(await textAt(boss, `${staff}/${id}`)).toContain("Link for a new password staff@");
    expect(await textAt(visitor, "/dashboard")).toContain("sets a new password for your account");
    expect((await app.get(link)).status).toBe(200);
    expect((await by.get(path)).status).toBe(200);
    for (const _ of ["once", "again"]) expect((await by.post(path, {})).status).toBe(303);
    expect((await app.get(link)).status).toBe(410);
    expect(await textAt(visitor, "/dashboard")).not.toContain("There is a link that sets");
    expect(await textAt(boss, staff)).not.toContain("the link for owner@example.org");
  };
  await withdrawn(boss, `${staff}/${id}/link/withdraw`);
  await withdrawn(visitor, "/dashboard/Devices/withdraw-link");
  expect((await visitor.post(`${staff}/${id}/link/withdraw`, {})).status).toBe(403);
  expect((await boss.get(`${staff}/${id}/link/withdraw`)).status).toBe(303);
  const gone = await boss.post(`${staff}/${"0".repeat(24)}/link/withdraw`, {});
  expect(gone.headers.get("Location")).toBe(staff);
  expect((await boss.get(`${staff}/${id}/constructor`)).status).toBe(404);
});

test("nobody changes the own account there, and the page says why", async () => {
  const id = idOf(admin.email);
  for (const what of ["make-editor", "disable", "remove", "sign-out", "link"]) {
    const response = await boss.post(`${staff}/${id}/${what}`, {});
    expect([what, response.status]).toEqual([what, 303]);
    expect(await textAt(boss, `${staff}/${id}`)).toContain("another administrator has to do that");
    expect(await textAt(boss, `${staff}/${id}`)).toContain("devices are under My account.");
  }
  expect((await boss.get(staff)).status).toBe(200);
  expect(await textAt(boss, `${staff}/${id}`)).not.toContain("Make editor");
});

test("two administrators who take each other's role at once leave one", async () => {
  await using own = await startApp({ RATE_LIMITS: "off" });
  const one = await own.as(admin);
  const other = (await enroll("other@example.org", "admin", own, one)).visitor;
  const ids = [idOf("other@example.org", own), idOf(admin.email, own)];
  const changes = ["make-editor", "disable", "remove"].map(async (what) => {
    return Promise.all([
      one.post(`${staff}/${ids[0]}/${what}`, {}),
      other.post(`${staff}/${ids[1]}/${what}`, {}),
    ]);
  });
  await Promise.all(changes);
  const left = onDatabase(own, (sqlite) =>
    sqlite
      .prepare("SELECT count(*) FROM staff WHERE role = 'admin' AND disabled_at IS NULL")
      .pluck()
      .get(),
  );
  expect(left).toBe(1);
});

test("the command line does the same, and keeps the last administrator", async () => {
  const settings = { DATA_DIR: app.dataDirectory, ORIGIN: "https://hospital.example" };
  using commands = commandsInTurn("commands/staff.ts", settings);
  const run = (...words: string[]) => commands.run(words, `${password}\n`);
  const mail = "shell@example.org";
  const invited = await run("invite", mail, "--role", "admin");
  expect(invited.output).toMatch(
    /as an administrator.*\nhttps:\/\/hospital\.example\/invitation\?code=/,
  );
  expect((await app.get(`/invitation?code=${codeIn(invited.output).trim()}`)).status).toBe(200);
  expect((await run("add", mail, "Shell")).output).toContain("as an editor");
  const again = await run("add", mail, "Shell");
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringContaining(`${mail} has an account already.`),
  ]);
  expect((await run("reset-second-factor", mail)).output).toContain(
    `${mail} needs no code: nothing was changed.`,
  );
  const visitor = await app.as({ email: mail, password });
  expect((await run("role", mail, "owner")).code).toBe(2);
  expect((await run("role", mail, "admin")).output).toContain("is an administrator now");
  expect((await visitor.get(staff)).status).toBe(200);
  expect((await run("sign-out", mail)).code).toBe(0);
  expect((await visitor.get(staff)).status).toBe(302);
  const made = await invite(
    "shell-guest@example.org",
    "admin",
    await app.as({ email: mail, password }),
  );
  expect((await run("disable", mail)).output).toContain("stopped working: 1.");
  expect((await app.get(made)).status).toBe(410);
  expect((await run("list")).output).toContain(`${mail}\tShell\tadmin\tdisabled`);
  const last = [
    ["role", admin.email, "editor"],
    ["disable", admin.email],
    ["remove", admin.email],
  ];
  for (const words of share(last, 3)) {
    const refused = await run(...words);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("is the last administrator");
    expect(refused.output).toContain("hospital staff role OTHER admin");
  }
  expect((await run("reset", mail)).output).toContain("First: hospital staff enable");
  expect((await run("enable", mail)).code).toBe(0);
  const reset = await run("reset", mail);
  expect((await app.get(`/new-password?code=${codeIn(reset.output).trim()}`)).status).toBe(200);
  expect((await run("remove", mail)).code).toBe(0);
  expect(idOf(mail)).toBeUndefined();
});

test("an invitation says in plain words what somebody is invited for", async () => {
  const texts = {
    admin: "as an administrator .",
    "editor-desk": "as an editor at the front desk too .",
    desk: "for the front desk .",
  };
  for (const [role, text] of Object.entries(texts)) {
    expect(await textAt(app, await invite(`${role}@words.example.org`, role))).toContain(text);
  }
});

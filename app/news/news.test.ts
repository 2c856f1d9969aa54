import { afterEach, expect, test } from "vitest";
import { applicationBody, onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { type App, admin, preparedDirectory, startApp } from "../../tests/app/http.ts";
import { startMailServer } from "../../tests/app/mail-server.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const boss = await app.as(admin);
const news = "/dashboard/News";
const mail = `${news}/Mail`;

function fieldsFor(port: number, more: Record<string, string> = {}) {
  return {
    version: "0",
    host: "127.0.0.1",
    port: String(port),
    security: "none",
    sender: "website@example.org",
    recipients: "desk@example.org\nowner@example.org",
    ...more,
  };
}

async function textAt(path: string, visitor = boss): Promise<string> {
  return textOf(await (await visitor.get(path)).text());
}

function countWaiting(of: Pick<App, "dataDirectory"> = app): number {
  return onDatabase(of, (sqlite) =>
    sqlite.prepare("SELECT count(*) FROM outbox").pluck().get(),
  ) as number;
}

let applicants = 0;

async function apply(to: App = app, position = applicationBody.position): Promise<void> {
  applicants += 1;
  const contact = { ...applicationBody.contact, phone: `98000001${applicants + 10}` };
  const body = { ...applicationBody, position, contact };
  expect((await to.send("POST", "/api/v1/career", body)).status).toBe(201);
}

async function addEditor(email: string) {
  const account = { email, password: "river lotus candle" };
  await addAccount(app.dataDirectory, account);
  return app.as(account);
}

afterEach(async () => {
  await boss.post(`${mail}/off`, {});
  // The versions of each test begin with 1.
  onDatabase(app, (sqlite) => sqlite.exec("DELETE FROM mail_server"));
});

async function addressIn(response: Response): Promise<string> {
  const [, path = ""] = /<code[^>]*>http:\/\/[^/]+(\/[^<]+)</.exec(await response.text()) ?? [];
  expect(path).toMatch(/^\/news\.atom\?key=[\w-]{43}$/);
  return path;
}

test("email is off until an administrator sets it up", async () => {
  expect(await textAt(news)).toContain("The hospital sends no email.");
  await apply();
  expect(countWaiting()).toBe(0);
});

test("an administrator sets up email, sends a test, and news comes by itself", async () => {
  await using server = await startMailServer();
  const saved = await boss.post(mail, fieldsFor(server.port));
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, mail]);
  const tested = await boss.post(`${mail}/test`, {});
  expect(tested.status).toBe(303);
  expect(server.taken.join()).toContain("Subject: A test from the website of");
  expect(await textAt(mail)).toContain("The test was sent to desk@example.org, owner@example.org.");
  await apply();
  await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(2);
  expect(server.taken[1]).toContain("A new application for Nurse");
  expect(server.taken[1]).not.toContain(applicationBody.contact.email);
});

test("a test that fails says why and can be repeated, and a silent server keeps nobody from applying", async () => {
  await using server = await startMailServer();
  await boss.post(mail, fieldsFor(server.port));
  server.become("refuses");
  const refused = await boss.post(`${mail}/test`, {});
  expect(refused.status).toBe(503);
  expect(textOf(await refused.text())).toContain("550 no such person");
  await apply();
  const failed = "The last try failed";
  await expect.poll(() => textAt(mail), { timeout: 60_000, interval: 500 }).toContain(failed);
  await boss.post(mail, fieldsFor(server.port, { version: "1" }));
  expect(await textAt(mail)).toMatch(/Emails that wait to be sent: 1.(?!.*The last try failed)/s);
  server.become("takes");
  expect((await boss.post(`${mail}/test`, {})).status).toBe(303);
  server.become("is silent");
  const start = performance.now();
  await apply();
  expect(performance.now() - start).toBeLessThan(2000);
  expect(countWaiting()).toBe(2);
  expect(await textAt(mail)).toContain("Emails that wait to be sent: 2.");
  await boss.post(`${mail}/off`, {});
  expect(countWaiting()).toBe(0);
  const tooLate = await boss.post(`${mail}/test`, {});
  expect([tooLate.status, textOf(await tooLate.text())]).toEqual([
    409,
    expect.stringContaining("Email is not set up any more."),
  ]);
});

test("a test that a slow server takes late is told as on its way, and comes", async () => {
  await using server = await startMailServer();
  await boss.post(mail, fieldsFor(server.port));
  server.become("is very slow");
  const told = await boss.post(`${mail}/test`, {});
  expect(told.status).toBe(303);
  expect(await textAt(mail)).toContain("The mail server is slow: the test is still on its way.");
  expect((await boss.post(`${mail}/test`, {})).status).toBe(409);
  await expect.poll(() => server.taken.length, { timeout: 40_000, interval: 500 }).toBe(1);
}, 90_000);

test("the password is sealed, never shown again, and kept only for the same server", async () => {
  const password = "monsoon-secret-9";
  const secured = { security: "starttls", username: "website", password };
  await boss.post(mail, fieldsFor(587, secured));
  const stored = onDatabase(app, (sqlite) =>
    JSON.stringify([
      sqlite.prepare("SELECT * FROM mail_server").all(),
      sqlite.prepare("SELECT * FROM audit").all(),
    ]),
  );
  expect(stored).toContain("website@example.org");
  expect(stored).not.toContain(password);
  const page = await (await boss.get(mail)).text();
  expect(page).toContain("Leave this empty to keep it.");
  expect(page).not.toContain(password);
  const again = { ...secured, password: "", version: "1" };
  expect((await boss.post(mail, fieldsFor(587, again))).status).toBe(303);
  const elsewhere = { ...again, host: "smtp.example.net", version: "2" };
  const refused = await boss.post(mail, fieldsFor(587, elsewhere));
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("Type the password for this mail server.");
  const late = await boss.post(mail, fieldsFor(587, again));
  expect(late.status).toBe(409);
  const shown = await late.text();
  expect(textOf(shown)).toContain("Somebody else has changed this meanwhile.");
  expect(formFields(shown).version).toBe("2");
  const renewed = { ...secured, password: "another-secret-9", version: "2" };
  expect((await boss.post(mail, fieldsFor(587, renewed))).status).toBe(303);
  const recorded = onDatabase(app, (sqlite) =>
    sqlite
      .prepare(
        "SELECT after FROM audit WHERE subject = 'mail server' AND action = 'update' ORDER BY id DESC LIMIT 2",
      )
      .pluck()
      .all(),
  );
  expect(recorded).toEqual(['{"password":"changed"}', "{}"]);
});

test("without a port the usual one of the protection is taken", async () => {
  for (const [version, [security, port]] of Object.entries({
    tls: "465",
    starttls: "587",
  }).entries()) {
    const fields = fieldsFor(0, { security, port: "", version: String(version) });
    expect((await boss.post(mail, fields)).status).toBe(303);
    expect(formFields(await (await boss.get(mail)).text()).port).toBe(port);
  }
});

test("what cannot be right is refused with what to do", async () => {
  const wrong = {
    host: "http://smtp.example.org/",
    port: "70000",
    sender: "website",
    recipients: "desk@example.org, nobody",
  };
  const refused = await boss.post(mail, fieldsFor(587, wrong));
  expect(refused.status).toBe(400);
  const text = textOf(await refused.text());
  for (const sentence of [
    "Enter the name of the mail server, such as smtp.example.org.",
    "Email format is not correct.",
    "nobody is not an email address.",
  ]) {
    expect(text).toContain(sentence);
  }
  const open = { username: "website", password: "x" };
  const unprotected = await boss.post(mail, fieldsFor(25, open));
  expect(textOf(await unprotected.text())).toContain("choose TLS or STARTTLS");
});

test("ten people can get the news, each once", async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `desk${index}@example.org`);
  const send = (all: string[]) => boss.post(mail, fieldsFor(25, { recipients: all.join(", ") }));
  const refused = await send([...ten, "owner@example.org"]);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    400,
    expect.stringContaining("At most 10 addresses can get the news."),
  ]);
  expect((await send([...ten, "desk3@example.org"])).status).toBe(303);
  expect(await textAt(news)).toContain(`for each new application: ${ten.join(", ")}.`);
  expect(await textAt(mail)).toContain("No email waits to be sent.");
});

test("an editor sees who gets emails, and cannot change it", async () => {
  const editor = await addEditor("desk@example.org");
  expect(await textAt(news, editor)).toContain("An administrator can change this.");
  expect((await editor.get(mail)).status).toBe(403);
  expect((await editor.post(mail, fieldsFor(25))).status).toBe(403);
});

test("news that waits survives a server that is killed", async () => {
  const data = preparedDirectory();
  await using server = await startMailServer();
  server.become("is silent");
  const first = await startApp({ RATE_LIMITS: "off" }, data);
  const owner = await first.as(admin);
  await owner.post(mail, fieldsFor(server.port));
  await apply(first);
  first.process.kill("SIGKILL");
  await first.stop();
  server.become("takes");
  await using second = await startApp({ RATE_LIMITS: "off" }, data);
  await expect.poll(() => server.taken.length, { timeout: 90_000, interval: 500 }).toBe(1);
  expect(countWaiting(second)).toBe(0);
}, 120_000);

test("an invitation and a link to a new password go by email where it is ticked", async () => {
  const account = { email: "priya@example.org", role: "editor" };
  expect(await textAt("/dashboard/Staff/invite")).toContain("Nothing is sent by email.");
  await using server = await startMailServer();
  await boss.post(mail, fieldsFor(server.port));
  expect(await textAt("/dashboard/Staff/invite")).toContain(
    "Send the link to that person by email",
  );
  await boss.post("/dashboard/Staff/invite", account);
  expect(countWaiting()).toBe(0);
  const shown = await (
    await boss.post("/dashboard/Staff/invite", { ...account, by_mail: "on" })
  ).text();
  expect(textOf(shown)).toContain("It is on its way to priya@example.org.");
  const [, code = ""] = /code=([\w-]{43})/.exec(shown) ?? [];
  expect(code).not.toBe("");
  const waiting = onDatabase(app, (sqlite) => sqlite.prepare("SELECT * FROM outbox").all());
  expect(JSON.stringify(waiting)).not.toContain(code);
  await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(1);
  const invited = server.taken[0]?.replaceAll("=\r\n", "") ?? "";
  expect(invited).toContain("To: priya@example.org");
  expect(invited.replaceAll("=3D", "=")).toContain(`/invitation?code=${code}`);

  const invitation = onDatabase(app, (sqlite) =>
    sqlite
      .prepare("SELECT id FROM staff_links WHERE state = 'open' AND email = ?")
      .pluck()
      .get(account.email),
  );
  const again = await boss.post(`/dashboard/Staff/invitation/${invitation}/new`, { by_mail: "on" });
  expect(textOf(await again.text())).toContain("It is on its way to priya@example.org.");
  await addEditor("late@example.org");
  const id = idOf("late@example.org");
  const link = await boss.post(`/dashboard/Staff/${id}/link`, { by_mail: "on" });
  expect(textOf(await link.text())).toContain("It is on its way to late@example.org.");
  await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(3);
  expect(server.taken[2]).toContain("To: late@example.org");
});

test("a feed has a secret address, shown once, and without it there is no feed", async () => {
  for (const path of ["/news.atom", "/news.atom?key=", `/news.atom?key=${"x".repeat(43)}`]) {
    expect((await app.get(path)).status, path).toBe(404);
  }
  const first = await addressIn(await boss.post(`${news}/feed`, {}));
  const feed = await app.get(first);
  expect(feed.headers.get("Content-Type")).toContain("application/atom+xml");
  expect(feed.headers.get("Cache-Control")).toContain("no-store");
  const text = await feed.text();
  expect(text).toContain("<title>A new application for Nurse</title>");
  expect(text).toMatch(/<link href="http:\/\/[^"]+\/dashboard\/Careers\/[\da-f]{24}"\/>/);
  expect(text).not.toContain(applicationBody.name);
  expect(text).not.toContain("@");
  expect(await (await boss.get(news)).text()).not.toContain("news.atom");

  await apply(app, "Nurse & <Midwife>");
  expect(await (await app.get(first)).text()).toContain(
    "<title>A new application for Nurse &amp; &lt;Midwife&gt;</title>",
  );

  const second = await addressIn(await boss.post(`${news}/feed`, {}));
  expect((await app.get(first)).status).toBe(404);
  expect((await app.get(second)).status).toBe(200);
  await boss.post(`${news}/feed/end`, {});
  expect((await app.get(second)).status).toBe(404);
  expect(app.log()).not.toContain(second.split("key=")[1]);
});

function idOf(email: string): unknown {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM staff WHERE email = ?").pluck().get(email),
  );
}

test("the feed of an account ends when the account is disabled", async () => {
  const editor = await addEditor("leaver@example.org");
  const address = await addressIn(await editor.post(`${news}/feed`, {}));
  expect((await app.get(address)).status).toBe(200);
  const id = idOf("leaver@example.org");
  await boss.post(`/dashboard/Staff/${id}/disable`, {});
  expect((await app.get(address)).status).toBe(404);
});

test("the feed of an account ends when the account goes to the front desk", async () => {
  const editor = await addEditor("mover@example.org");
  const address = await addressIn(await editor.post(`${news}/feed`, {}));
  const id = idOf("mover@example.org");
  await boss.post(`/dashboard/Staff/${id}/make-editor-and-desk`, {});
  expect((await app.get(address)).status).toBe(200);
  await boss.post(`/dashboard/Staff/${id}/make-front-desk`, {});
  expect((await app.get(address)).status).toBe(404);
  await boss.post(`/dashboard/Staff/${id}/make-editor`, {});
  expect((await app.get(address)).status).toBe(404);
});

test("a member of staff finds the news in the menu, and the history says who set it up", async () => {
  expect(await (await boss.get("/dashboard")).text()).toContain(`href="${news}"`);
  const history = await textAt("/dashboard/History");
  expect(history).toContain("switched off the mail server");
  expect(history).toContain("made an address for the news feed");
});

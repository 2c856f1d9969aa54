import { expect, test } from "vitest";
import { momentOf } from "#app/timetable/calendar.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";

const app = await startAppForFile();
const colleague = { email: "colleague@example.org", password: "lamp river basket moon" };
await addAccount(app.dataDirectory, colleague);

const forms: [path: string, fields: Record<string, string>][] = [
  ["/dashboard/AddDoctor/new", { name: "Dr Typed", about: 'First "line" <b>\nसुनीता & others' }],
  ["/dashboard/Notices/new", { text: "Closed on Friday", first_day: "1/1/2027" }],
];

/** Signs in, opens a form, and returns its hidden field that says whose it is, and the cookies. */
async function openForm(account: typeof admin, path: string) {
  const signedIn = await app.post("/signin", account);
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const Cookie = cookies.join("; ");
  const page = await (await app.get(path, { Cookie })).text();
  const [, owner = ""] = /name="account" value="([^"]+)"/.exec(page) ?? [];
  const device = cookies.find((cookie) => cookie.startsWith("device=")) ?? "";
  return { Cookie, device, account: owner };
}

function resumeIn(page: string): string {
  const [, escaped = ""] = /name="resume" value="([^"]+)"/.exec(page) ?? [];
  const named = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#x27;": "'" };
  const text = escaped.replace(
    /&(?:quot|lt|gt|#x27);/g,
    (name) => named[name as keyof typeof named],
  );
  return text.replaceAll("&amp;", "&");
}

function textOf(page: string): string {
  const named = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#x27;": "'" };
  const text = page.replace(/&(?:quot|lt|gt|#x27);/g, (name) => named[name as keyof typeof named]);
  return text.replaceAll("&amp;", "&");
}

const ways: [way: string, headers: (open: { Cookie: string; device: string }) => object][] = [
  ["with the session signed out", ({ Cookie }) => ({ Cookie })],
  ["with the session cookie gone", ({ device }) => ({ Cookie: device })],
  ["with all cookies gone", () => ({})],
];

for (const [path, fields] of forms) {
  test.each(ways)(
    `a form of ${path} sent %s goes on after the sign-in of its account alone`,
    async (_, headersOf) => {
      const open = await openForm(admin, path);
      await app.post("/signout", {}, { Cookie: open.Cookie });
      const headers = headersOf(open) as Record<string, string>;
      const ended = await app.post(path, { ...fields, account: open.account }, headers);
      expect(ended.status).toBe(401);
      expect(ended.headers.get("Cache-Control")).toBe("no-store");
      const page = await ended.text();
      expect(page).toContain("Nothing is lost. Sign in, and go on with what you typed.");
      const resume = resumeIn(page);
      const wrong = await app.post("/signin?resume", { ...admin, password: "no", resume }, headers);
      expect(resumeIn(await wrong.text())).toBe(resume);
      const other = await app.post("/signin?resume", { ...colleague, resume }, headers);
      expect(other.status).toBe(303);
      expect(other.headers.get("Location")).toBe(path);
      const own = await app.post("/signin?resume", { ...admin, resume }, headers);
      const goesOn = await own.text();
      expect(goesOn).toContain(`action="${path}"`);
      for (const text of Object.values(fields)) expect(textOf(goesOn)).toContain(`value="${text}"`);
    },
  );

  test(`a form of ${path} that does not say whose it is is shown, to be copied, and to nobody else`, async () => {
    const page = await (await app.post(path, fields)).text();
    expect(page).toContain("copy it, sign in, and put it into the form again");
    for (const text of Object.values(fields)) expect(textOf(page)).toContain(text);
    expect(page).not.toContain("<b>");
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const foreign = await app.post(path, fields, headers);
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).not.toContain(Object.values(fields)[0]);
    const resume = resumeIn(page);
    const signedIn = await app.post("/signin?resume", { ...admin, resume });
    expect(signedIn.headers.get("Location")).toBe(path);
  });

  test(`a form of ${path} sent by a disabled account is shown, and the page says that it cannot go on`, async () => {
    const disabled = { email: `x${path.length}@example.org`, password: "lamp river basket moon" };
    await addAccount(app.dataDirectory, disabled);
    const { account, Cookie } = await openForm(disabled, path);
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE staff SET disabled_at = created_at WHERE id = ?").run(account),
    );
    const page = await (await app.post(path, { ...fields, account }, { Cookie })).text();
    expect(page).toContain(
      "This account may not sign in any more. Here is what you typed: copy it.",
    );
    for (const text of Object.values(fields)) expect(textOf(page)).toContain(text);
    expect(JSON.parse(resumeIn(page)).fields).toEqual([]);
  });
}

test("a form of an administrator's that an editor's session sends does not show the editor its text", async () => {
  const path = "/dashboard/Hospital/identity";
  const { account } = await openForm(admin, path);
  const editor = { email: "editor@example.org", password: "lamp river basket moon" };
  await addAccount(app.dataDirectory, editor);
  const { Cookie } = await openForm(editor, "/dashboard");
  const typed = { name: "Secret Plans Hospital", account };
  const refused = await app.post(path, typed, { Cookie });
  expect(refused.status).toBe(403);
  expect(await refused.text()).not.toContain("Secret Plans");
});

test("passwords and files of a form without a session are kept nowhere, and too much is not read", async () => {
  const { account } = await openForm(admin, "/dashboard/Devices/password");
  const secrets = { current_password: "the one before", password: "river lotus candle", account };
  const page = await (await app.post("/dashboard/Devices/password", secrets)).text();
  expect(page).toContain("type the passwords and codes of the form again");
  expect(page).not.toMatch(/the one before|river lotus/);
  const [path, fields] = forms[0] as (typeof forms)[0];
  const large = { ...fields, awards: "x".repeat(70_000), account };
  const refused = await app.post(path, large);
  expect(await refused.text()).not.toContain("Dr Typed");
  const resume = JSON.stringify({ path, owner: account, fields: [["about", "x".repeat(200_000)]] });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...admin, resume })) form.set(name, value);
  const signedIn = await app.post("/signin?resume", form);
  expect(signedIn.status).toBe(400);
  expect((await signedIn.text()).length).toBeLessThan(64 * 1024);
});

test("a form without a session that the sign-in could not carry is shown, to be copied", async () => {
  const { account } = await openForm(admin, "/dashboard");
  const text = "Words ".repeat(10_000);
  const page = await (await app.post("/dashboard/Notices/new", { text, account })).text();
  expect(page).toContain("copy it, sign in, and put it into the form again");
  const signedIn = await app.post("/signin?resume", { ...admin, resume: resumeIn(page) });
  expect(signedIn.headers.get("Location")).toBe("/dashboard/Notices/new");
});

test("a form that says whose it is is saved as any other while its session lasts", async () => {
  const staff = await app.as(admin);
  const page = await (await staff.get("/dashboard/Notices/new")).text();
  const [, account = ""] = /name="account" value="([^"]+)"/.exec(page) ?? [];
  const [, form_key = ""] = /name="form_key" value="([^"]+)"/.exec(page) ?? [];
  const today = momentOf(Date.now()).day;
  const days = { first_day: today, last_day: today };
  const sent = { text: "Open on Friday", ...days, account, form_key };
  expect((await staff.post("/dashboard/Notices/new", sent)).status).toBe(303);
  expect(await (await staff.get("/dashboard/Notices")).text()).toContain("Open on Friday");
});

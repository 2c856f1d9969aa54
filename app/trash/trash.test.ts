import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appointmentBody, logIn, onDatabase, sittingBody } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import {
  type App,
  admin,
  preparedDirectory,
  startApp,
  type Visitor,
} from "../../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import { filesWith } from "../../tests/pages/search-data.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { placeInWords } from "./places.ts";

const list = "/dashboard/AddDoctor";
const trash = "/dashboard/Trash";
const desk = { email: "desk@example.org", password: "quiet marigold lattice 26" };
const sitting = {
  starts_at: "600",
  ends_at: "780",
  weekdays: ["1", "3"],
  room: "",
  note: "",
  first_day: "",
  last_day: "",
};
const days = { first_day: "2030-01-26", last_day: "2030-01-26" };

let app: App;
let staff: Visitor;
let colleague: Visitor;
let data: string;

beforeAll(async () => {
  data = preparedDirectory();
  await addAccount(data, desk);
  app = await startApp({ RATE_LIMITS: "off" }, data);
  staff = await app.as(admin);
  colleague = await app.as(desk);
});
afterAll(() => app.stop());

interface Shown {
  html: string;
  text: string;
  /** What the form beside the message sends. */
  undo: Record<string, string> | undefined;
}

async function show(path: string, who = staff): Promise<Shown> {
  const response = await who.get(path.split("#")[0] as string);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [form] =
    /<form[^>]*action="\/dashboard\/Undo"[^>]*>.*?<\/form>/.exec(html.split("<h1")[0] ?? "") ?? [];
  return { html, text: textOf(html), undo: form ? hiddenFields(form) : undefined };
}

function hiddenFields(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    inputs.map(([, name, value]) => [name, value?.replaceAll("&amp;", "&")]),
  );
}

/** Sends a form, and shows the page that it leads to. */
async function send(
  path: string,
  fields: Record<string, string | string[]> | FormData = {},
  who = staff,
) {
  const response = await who.post(path, fields);
  expect([path, response.status]).toEqual([path, 303]);
  return show(response.headers.get("Location") as string, who);
}

function undo({ undo }: Shown, who = staff): Promise<Shown> {
  return send("/dashboard/Undo", undo as Record<string, string>, who);
}

async function idIn(shown: Shown): Promise<string> {
  return /<tr id="([\da-f]{24})" class/.exec(shown.html)?.[1] as string;
}

async function addDoctor(name: string, photo?: File): Promise<string> {
  return idIn(await send(`${list}/new`, toFormData({ ...filledIn, name }, photo)));
}

async function apply(name: string): Promise<string> {
  const [email, phone] = ["nurse@example.org", "9876543210"];
  const sent = { name, position: "Nurse", email, phone, resume_link: "https://example.org/resume" };
  expect((await app.post("/careers", sent)).status).toBe(303);
  const { html } = await show(`/dashboard/Careers?q=${encodeURIComponent(name)}`);
  return /Careers\/(\w{24})\/delete/.exec(html)?.[1] as string;
}

function uploads(): string[] {
  return readdirSync(join(data, "uploads")).sort();
}

test("a doctor is deleted, is back on the website, and is deleted again", async () => {
  const id = await addDoctor("Dr Back Again");
  const deleted = await send(`${list}/${id}/delete?q=Again`);
  expect(deleted.text).toContain("Dr Back Again was deleted.");
  expect((await app.get(`/doctor/${id}`)).status).toBe(404);
  const back = await undo(deleted);
  expect(back.text).toContain("Dr Back Again is back.");
  expect(back.html).toMatch(/<div[^>]*autofocus[^>]*><p role="status">/i);
  expect(back.html).toContain('value="Again"');
  expect((await app.get(`/doctor/${id}`)).status).toBe(200);
  const again = await undo(back);
  expect(again.text).toContain("Dr Back Again was deleted. It is in the Trash.");
  expect((await app.get(`/doctor/${id}`)).status).toBe(404);
});

test("an addition, an edit, the badge and being away are undone", async () => {
  const added = await send(`${list}/new`, toFormData({ ...filledIn, name: "Dr Edited" }));
  const id = await idIn(added);
  const edit = toFormData({ ...filledIn, name: "Dr Renamed", fees: "900", version: "1" });
  const edited = await send(`${list}/${id}/edit`, edit);
  expect(edited.text).toContain("Dr Renamed was updated.");
  expect((await undo(edited)).text).toContain("Dr Edited is as before: the change was undone.");
  const profile = await (await app.get(`/doctor/${id}`)).text();
  expect(profile).toContain("Dr Edited");
  expect(profile).not.toContain("₹900");

  const switched = await send(`${list}/${id}/availability`, { availability: "unavailable" });
  await undo(switched);
  expect(await (await app.get(`/doctor/${id}`)).text()).not.toContain("Unavailable");

  const away = await send(`${list}/${id}/away`, { ...days, span: "range", note: "" });
  expect(away.text).toContain("Dr Edited is away Sat 26 Jan");
  expect((await show(`${list}/${id}/OPD`)).text).toContain("Sat 26 Jan");
  await undo(away);
  expect((await show(`${list}/${id}/OPD`)).text).not.toContain("Sat 26 Jan");

  await send(`${list}/${id}/away`, { span: "today", note: "Conference" });
  const here = await send(`${list}/${id}/in`);
  expect((await show(`${list}/${id}/OPD`)).text).not.toContain("Conference");
  await undo(here);
  expect((await show(`${list}/${id}/OPD`)).text).toContain("Conference");

  const another = await send(`${list}/new`, toFormData({ ...filledIn, name: "Dr Mistaken" }));
  expect((await undo(another)).text).toContain("Dr Mistaken was deleted. It is in the Trash.");
});

test("a link, a sitting, a closed day and a notice come and go by Undo", async () => {
  const doctor = await addDoctor("Dr Timed");
  const url = "https://example.org/undo";
  for (const [path, fields, name] of [
    ["/dashboard/Links/new", { category: "homeinsta", url }, url],
    [`${list}/${doctor}/OPD/new`, sitting, "Mon and Wed, 10:00 AM–1:00 PM"],
    ["/dashboard/Closures/new", { name: "Republic Day", ...days }, "Republic Day"],
    [
      "/dashboard/Notices/new",
      { text: "The lift is out of order", ...days },
      "The lift is out of order",
    ],
  ] as const) {
    const added = await send(path, fields as Record<string, string>);
    const gone = await undo(added);
    expect([path, gone.text]).toEqual([
      path,
      expect.stringContaining("was deleted. It is in the Trash."),
    ]);
    expect((await show(trash)).text).toContain(name);
    const back = await undo(gone);
    expect(back.text).toContain("is back.");
    const id = await idIn(back);
    const deleted = await send(`${path.replace(/new$/, id)}/delete`);
    expect((await undo(deleted)).html).toContain(`id="${id}"`);
  }
});

test("unchecked applications come back from their deletion, and from the list", async () => {
  const id = await apply("Unchecked Undone");
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE applications SET is_unchecked = 1 WHERE id = ?").run(id),
  );
  const unchecked = "/dashboard/Careers/Unchecked";
  const moved = await send(`${unchecked}/${id}/move`);
  expect(moved.text).toContain("Unchecked Undone was moved to Career Applications.");
  await undo(moved);
  expect((await show(unchecked)).text).toContain("Unchecked Undone");
  const deleted = await send(`${unchecked}/delete`, { until: new Date().toISOString() });
  expect(deleted.text).toMatch(/\d unchecked applications? deleted\./);
  await undo(deleted);
  expect((await show(unchecked)).text).toContain("Unchecked Undone");
  expect((await show("/dashboard/Careers?q=unchecked+undone")).text).toContain(
    "No career applications found",
  );
});

test("an application that came back says so in its own history", async () => {
  const id = await apply("Put Back Once");
  await undo(await send(`/dashboard/Careers/${id}/delete`));
  expect((await show(`/dashboard/Careers/${id}`)).text).toMatch(/Restored .* Deleted .* Applied/);
});

test("several applications that were deleted together come back together", async () => {
  const ids = [await apply("Several 1"), await apply("Several 2"), await apply("Several 3")];
  const deleted = await send("/dashboard/Careers/delete", { id: ids });
  expect(deleted.text).toContain("3 applications were deleted.");
  expect((await undo(deleted)).text).toContain("3 applications are back.");
  const { text } = await show("/dashboard/Careers?q=several");
  for (const name of ["Several 1", "Several 2", "Several 3"]) expect(text).toContain(name);
});

test("what somebody has changed since stays, and the page says what and by whom", async () => {
  const id = await addDoctor("Dr Contested");
  const switched = await send(`${list}/${id}/availability`, { availability: "unavailable" });
  const edit = toFormData({
    ...filledIn,
    name: "Dr Contested",
    fees: "950",
    availability: "unavailable",
    version: "2",
  });
  await send(`${list}/${id}/edit`, edit, colleague);
  const refused = await staff.post("/dashboard/Undo", switched.undo as Record<string, string>);
  expect(refused.status).toBe(409);
  const text = textOf(await refused.text());
  expect(text).toContain("Nothing was undone");
  expect(text).toMatch(/Dr Contested was changed since by desk@example\.org, .* \(fees\)\./);
  expect(await (await app.get(`/doctor/${id}`)).text()).toContain("₹950");
});

test("a session comes back only after its doctor, whom the Trash names", async () => {
  const doctor = await addDoctor("Dr Sessions");
  const id = await idIn(await send(`${list}/${doctor}/OPD/new`, sitting));
  const deleted = await send(`${list}/${doctor}/OPD/${id}/delete`);
  expect((await show(`${trash}?kind=sitting`)).text).toMatch(/1:00 PM of Dr Sessions/);
  await send(`${list}/${doctor}/delete`);
  const refused = await staff.post("/dashboard/Undo", deleted.undo as Record<string, string>);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    409,
    expect.stringContaining("belongs to a doctor who is deleted. Put the doctor back first."),
  ]);
});

test("of a deleted page an editor is told who puts it back", async () => {
  const page = { kind: "page", name: "Parking", hero: "surgery" };
  expect((await staff.post("/dashboard/Pages/new", page)).status).toBe(303);
  const { html: pages } = await show("/dashboard/Pages");
  const [, id = ""] = /Pages\/([\da-f]{24})\/delete/.exec(pages) ?? [];
  await send(`/dashboard/Pages/${id}/delete`);
  const ofPages = `${trash}?kind=own+page`;
  expect((await show(ofPages)).text).toMatch(/Parking .* 30 days Put back Parking/);
  const { html, text } = await show(ofPages, colleague);
  expect(text).toMatch(/Parking .* 30 days Put back by administrators/);
  expect(html).not.toContain('action="/dashboard/Undo"');
});

test("two clicks on Undo, or a second one later, do no harm", async () => {
  const id = await addDoctor("Dr Twice");
  const deleted = await send(`${list}/${id}/delete`);
  await undo(deleted);
  const again = await undo(deleted);
  expect(again.text).toContain("It had already been undone.");
  expect(again.undo).toBeUndefined();
  expect((await app.get(`/doctor/${id}`)).status).toBe(200);
});

test("the front desk is not led to the Trash, which it cannot open", async () => {
  const account = { email: "only-desk@example.org", password: desk.password };
  await addAccount(data, account, "desk");
  const clerk = await app.as(account);
  const added = await send("/dashboard/Notices/new", { text: "Lift closed", ...days }, clerk);
  const refused = await colleague.post("/dashboard/Undo", added.undo as Record<string, string>);
  expect(await refused.text()).toContain("Look into the Trash");
  const gone = await undo(added, clerk);
  expect(gone.text).toContain("was deleted.");
  expect(gone.text).not.toContain("Trash");

  const others = await send("/dashboard/Notices/new", { text: "Lift repaired", ...days });
  const notYours = await clerk.post("/dashboard/Undo", others.undo as Record<string, string>);
  expect(notYours.status).toBe(409);
  const text = textOf(await notYours.text());
  expect(text).toContain("You can undo what you did yourself within the last 24 hours.");
  expect(text).not.toContain("Trash");
  expect((await show("/dashboard/Undo")).text).toContain("Look into the Trash");
  const nothing = await show("/dashboard/Undo", clerk);
  expect(nothing.text).toContain("There is nothing to undo on this page. Go back");
  expect(nothing.text).not.toContain("Trash");
});

test("nobody undoes what a colleague did, but from the Trash anybody puts back", async () => {
  const id = await addDoctor("Dr Shared Trash");
  const switched = await send(`${list}/${id}/availability`, { availability: "unavailable" });
  const refused = await colleague.post("/dashboard/Undo", switched.undo as Record<string, string>);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    409,
    expect.stringContaining("You can undo what you did yourself within the last 24 hours"),
  ]);
  await send(`${list}/${id}/delete`);
  const { html, text } = await show(`${trash}?kind=doctor`, colleague);
  expect(text).toContain("Dr Shared Trash");
  expect(text).toContain(admin.email);
  expect(html).not.toMatch(/Trash\/\d+\/erase/);
  expect((await show(`${trash}?kind=doctor`)).html).toMatch(/Trash\/\d+\/erase/);
  expect(text).toMatch(/Dr Shared Trash doctor .* 30 days Put back/);
  onDatabase(app, (sqlite) => {
    const age = "UPDATE audit SET at = ? WHERE subject_id = ? AND action = 'delete'";
    sqlite.prepare(age).run(new Date(Date.now() - 28.5 * 24 * 60 * 60_000).toISOString(), id);
  });
  expect((await show(`${trash}?kind=doctor`, colleague)).text).toMatch(
    /Dr Shared Trash doctor .* 2 days Put back/,
  );
  const row = /Dr Shared Trash.*?<form(.*?)<\/form>/.exec(html)?.[1] ?? "";
  const back = await colleague.post("/dashboard/Undo", hiddenFields(row));
  expect(back.headers.get("Location")).toBe(`${trash}?kind=doctor`);
  expect((await show(trash, colleague)).text).toContain("Dr Shared Trash is back.");
  expect((await app.get(`/doctor/${id}`)).status).toBe(200);
});

test("what has gone for good, or belongs to a doctor who is deleted, is not put back, and the page says so", async () => {
  const id = await addDoctor("Dr Gone");
  const refused = async ({ undo = {} }: Shown) => {
    const response = await staff.post("/dashboard/Undo", undo);
    return [response.status, textOf(await response.text())];
  };
  const added = await send(`${list}/${id}/OPD/new`, sitting);
  const removed = await undo(added);
  await send(`${list}/${id}/delete`);
  expect(await refused(removed)).toEqual([
    409,
    expect.stringContaining("belongs to a doctor who is deleted. Put the doctor back first."),
  ]);
  const url = "https://example.org/gone-for-good";
  const link = await undo(await send("/dashboard/Links/new", { category: "homeinsta", url }));
  const { html } = await show(`${trash}?kind=link`);
  const [, erase = ""] = /gone-for-good.*?(\/dashboard\/Trash\/\d+\/erase)/.exec(html) ?? [];
  await send(erase);
  expect(await refused(link)).toEqual([
    409,
    expect.stringMatching(/was deleted for good: nothing is left to put back\./),
  ]);
});

test("an edit whose old values were not kept is not undone, and the page says so", async () => {
  const id = await addDoctor("Dr Half Kept");
  const edit = toFormData({ ...filledIn, name: "Dr Half Kept", fees: "900", version: "1" });
  const { undo: fields = {} } = await send(`${list}/${id}/edit`, edit);
  onDatabase({ dataDirectory: data }, (sqlite) =>
    sqlite
      .prepare("UPDATE audit SET before = json_set(before, '$.phone', 'not kept') WHERE id = ?")
      .run(fields.first),
  );
  const refused = await staff.post("/dashboard/Undo", fields);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    409,
    expect.stringContaining("cannot be set back: what it was before was not kept."),
  ]);
  expect((await show(`${list}/${id}/edit`)).html).toMatch(/name="fees"[^>]*value="900"/);
});

test("strangers, other websites and nonsense undo and erase nothing", async () => {
  const id = await addDoctor("Dr Guarded");
  const { undo: fields = {} } = await send(`${list}/${id}/delete`);
  const { html } = await show(trash);
  const erase = /\/dashboard\/Trash\/\d+\/erase/.exec(html)?.[0] as string;
  for (const path of ["/dashboard/Undo", erase]) {
    expect((await app.post(path, fields)).status).toBe(401);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await staff.post(path, fields, foreign)).status).toBe(403);
  }
  expect((await app.get(trash)).headers.get("Location")).toContain("/signin");
  const wrongs: Record<string, string>[] = [
    {},
    { first: "1e3", last: "1" },
    { first: "-1", last: "1" },
    { first: "1", last: "9".repeat(16) },
  ];
  for (const wrong of wrongs) {
    expect((await staff.post("/dashboard/Undo", wrong)).status).toBe(400);
  }
  expect(
    (await staff.post("/dashboard/Undo", { first: "1", last: "999999999999999" })).status,
  ).toBe(409);
  const elsewhere = await staff.post("/dashboard/Undo", {
    ...fields,
    return: "https://evil.example",
  });
  expect(elsewhere.headers.get("Location")).toBe("/dashboard");
  const nothing = await staff.get("/dashboard/Undo");
  expect(nothing.status).toBe(200);
  expect(await nothing.text()).toContain("Look into the Trash");
  expect((await staff.get(`${trash}?kind=%00%27&page=-7`)).status).toBe(200);
});

test("a replaced photo comes back, and deleting for good takes every file of the doctor", async () => {
  const others = uploads();
  const id = await addDoctor("Dr Photographed", file(await picture("jpeg"), "1.jpg"));
  const first = uploads();
  const edit = { ...filledIn, name: "Dr Photographed", version: "1" };
  const edited = await send(
    `${list}/${id}/edit`,
    toFormData(edit, file(await picture("jpeg"), "2.jpg")),
  );
  expect(uploads().length - others.length).toBe(2 * (first.length - others.length));
  await undo(edited);
  const profile = await (await app.get(`/doctor/${id}`)).text();
  const [path = ""] = /\/uploads\/[\w-]+\.webp/.exec(profile) ?? [];
  expect(first).toContain(path.replace("/uploads/", ""));
  expect((await app.get(path)).status).toBe(200);

  await send(`${list}/${id}/delete`);
  expect((await staff.post(`/dashboard/Careers/${id}/erase`, {})).status).toBe(404);
  expect((await app.get(path)).status).toBe(200);
  const { html } = await show(`${trash}?kind=doctor`);
  const [, erase = ""] = /Dr Photographed.*?(\/dashboard\/Trash\/\d+\/erase)/.exec(html) ?? [];
  const question = await show(`${erase}?kind=doctor`);
  expect(question.text).toContain("Nobody can bring this back. Are you sure?");
  const erased = await send(`${erase}?kind=doctor`);
  expect(erased.text).toContain("Dr Photographed was deleted for good.");
  expect(erased.undo).toBeUndefined();
  expect(uploads()).toEqual(others);
  expect(filesWith(data, ["Dr Photographed"])).toEqual([]);
  expect((await send(erase)).text).toContain("It is not in the Trash any more.");
});

test("an appointment keeps the name of a doctor who is deleted for good, and the question says so", async () => {
  const name = "Dr Kept By Name";
  const id = await addDoctor(name);
  const { bearer } = await logIn(app);
  for (const [thing, body] of Object.entries({
    sittings: sittingBody,
    appointments: appointmentBody,
  })) {
    const added = await app.send("POST", `/api/v1/doctor/${id}/${thing}`, body, bearer);
    expect([thing, added.status]).toEqual([thing, 201]);
  }
  await send(`${list}/${id}/delete`);
  const { html } = await show(`${trash}?kind=doctor`);
  const [, erase = ""] = /Dr Kept By Name.*?(\/dashboard\/Trash\/\d+\/erase)/.exec(html) ?? [];
  expect((await show(erase)).text).toContain(
    "only appointments, receipts and checks of pages keep the name",
  );
  await send(erase);
  const queues = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT doctor_name FROM queues WHERE doctor_id = ?").pluck().all(id),
  );
  expect(queues).toEqual([name]);
});

test("an erased applicant is in no file of the data folder, whether or not the Trash had the application", async () => {
  const planted = ["Yashmeenpreet", "yashmeenpreet", "9811122333"];
  const sent = {
    name: "Yashmeenpreet Planted",
    position: "Nurse",
    email: "yashmeenpreet@example.org",
    phone: "9811122333",
    resume_link: "https://example.org/yashmeenpreet",
  };
  for (const isTrashed of [false, true]) {
    await app.post("/careers", sent);
    const { html } = await show("/dashboard/Careers?q=Yashmeenpreet");
    const [path = ""] = /\/dashboard\/Careers\/\w{24}/.exec(html) ?? [];
    const question = await show(`${path}/delete`);
    expect(question.html).toContain(`${path}/erase`);
    if (isTrashed) {
      await send(`${path}/delete`);
      expect((await show(`${trash}?kind=application`)).text).toContain("Yashmeenpreet Planted");
      expect(filesWith(data, planted)).not.toEqual([]);
      const { html: deleted } = await show(`${trash}?kind=application`);
      const [, erase = ""] = /Yashmeenpreet.*?(\/dashboard\/Trash\/\d+\/erase)/.exec(deleted) ?? [];
      await send(erase);
    } else {
      expect((await show(`${path}/erase`)).text).toContain("Yashmeenpreet Planted");
      const erased = await send(`${path}/erase`);
      expect(erased.text).toContain("The application was erased");
    }
    expect(filesWith(data, planted)).toEqual([]);
    expect(app.log()).not.toMatch(/yashmeenpreet|9811122333/i);
    expect((await show(trash)).text).not.toContain("Yashmeenpreet");
  }
});

test("the Trash tells what there is, and what to do when it is empty", async () => {
  await using other = await startApp({});
  const visitor = await other.as(admin);
  const { text } = await show(trash, visitor);
  expect(text).toContain("Nothing is in the Trash. What you delete can be put back from here.");
  const { html, text: full } = await show(trash);
  const [all, ...kinds] = [...full.matchAll(/ \((\d+)\)/g)].map(([, count]) => Number(count));
  expect(kinds.length).toBeGreaterThan(1);
  expect(all).toBe(kinds.reduce((sum, count) => sum + count, 0));
  expect(html).toContain("/dashboard/Trash?kind=doctor");
  const rows = async (query: string) =>
    (await show(trash + query)).html.match(/\/dashboard\/Trash\/\d+\/erase/g)?.length;
  const [, doctors] = /Doctors \((\d+)\)/.exec(full) ?? [];
  expect(await rows("?kind=doctor")).toBe(Number(doctors));
  expect((await show(`${trash}?kind=doctor`)).text).not.toContain("Republic Day");
  expect(await rows("")).toBeGreaterThan(Number(doctors));
});

test("whoever reads names of applicants in the Trash is recorded, whatever was deleted after them", async () => {
  await send(`/dashboard/Careers/${await apply("Read In The Trash")}/delete`);
  await send(`${list}/${await addDoctor("Dr Deleted Later")}/delete`);
  // What others have read before is perhaps not written yet.
  const reader = { email: "reader@example.org", password: "quiet marigold lattice 31" };
  await addAccount(data, reader);
  const readings = () =>
    onDatabase(app, (sqlite) =>
      sqlite
        .prepare(
          "SELECT coalesce(sum(count), 0) FROM events WHERE detail = 'in the Trash' AND staff_email = ?",
        )
        .pluck()
        .get(reader.email),
    );
  expect((await show(trash, await app.as(reader))).text).toContain("Read In The Trash");
  await expect.poll(readings).toBe(1);
});

test("photos that were added together are named in words", () => {
  const batch = "0b5d".padEnd(24, "9");
  const names = [batch, `${batch}-0`, `${batch}-11`].map((id) => placeInWords(`gallery/${id}`));
  const inWords = ["photo 0b5d", "photo 0b5d-0", "photo 0b5d-11"];
  expect(names).toEqual(inWords.map((name) => `Gallery, ${name}`));
  expect(placeInWords("gallery/private-room")).toBe("Gallery, private room");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, momentOf, weekdayOf } from "#app/timetable/calendar.ts";
import { showDay, showLongDay } from "#app/timetable/words.ts";
import {
  type App,
  admin,
  emptyDirectory,
  runScript,
  startApp,
  type Visitor,
} from "../../tests/http.ts";
import { textOf } from "../../tests/text-of.ts";

const today = momentOf(Date.now()).day;
const list = "/dashboard/AddDoctor";

let app: App;
let staff: Visitor;

beforeAll(async () => {
  const data = emptyDirectory();
  const samples = ["commands/seed.ts", "--with-account", "--with-timetable"];
  expect((await runScript(samples, { DATA_DIR: data })).code).toBe(0);
  app = await startApp({}, data);
  staff = await app.as(admin);
});
afterAll(() => app.stop());

async function read(path: string): Promise<string> {
  const response = await staff.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

async function doctorNamed(name: string): Promise<string> {
  const html = await read(`${list}?q=${encodeURIComponent(name)}`);
  return /<tr id="([\da-f]{24})"/.exec(html)?.[1] as string;
}

function field(html: string, name: string): string {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
}

async function follow(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return textOf(await read((response.headers.get("Location") as string).split("#")[0] as string));
}

const sitting = {
  starts_at: "600",
  ends_at: "780",
  room: "",
  note: "",
  first_day: "",
  last_day: "",
};

test("a visiting doctor gets the second and fourth Saturday, copied to other days, and removed", async () => {
  const id = await doctorNamed("Karan Thakur");
  const page = `${list}/${id}/OPD`;
  expect(textOf(await read(page))).toContain("No sittings yet. Visitors are asked to call.");
  const form = await read(`${page}/new`);
  const added = await staff.post(`${page}/new`, {
    ...sitting,
    form_key: field(form, "form_key"),
    weekdays: "6",
    weeks: ["2", "4"],
    room: "Room 12",
  });
  const shown = await follow(added);
  expect(shown).toContain("The sitting was added.");
  expect(shown).toMatch(/2nd and 4th Sat.*10:00 AM–1:00 PM.*Room 12/);

  const copied = /href="([^"]*\?copy=[\da-f]{24})"/.exec(await read(page))?.[1] as string;
  const copy = await read(copied);
  expect(copy).toContain('value="Room 12"');
  expect(copy).not.toMatch(/name="weekdays"[^>]*checked/);
  const second = await staff.post(`${page}/new`, {
    ...sitting,
    form_key: field(copy, "form_key"),
    weekdays: "6",
    room: "Room 12",
  });
  expect(await follow(second)).toContain("At the same time: 10:00 AM–1:00 PM.");

  const [first] = [...(await read(page)).matchAll(/OPD\/([\da-f]{24})\/delete/g)];
  const removed = await staff.post(`${page}/${first?.[1]}/delete`, {});
  expect(await follow(removed)).toContain("The sitting was deleted.");
});

test("a wrong sitting comes back with what was typed and a message at each field", async () => {
  const page = `${list}/${await doctorNamed("Karan Thakur")}/OPD/new`;
  const response = await staff.post(page, {
    ...sitting,
    ends_at: "600",
    room: "Room 12",
    first_day: "31/02/2027",
  });
  expect(response.status).toBe(400);
  const html = await response.text();
  const text = textOf(html);
  expect(text).toContain("There is a problem");
  expect(text).toContain("Choose at least one day.");
  expect(text).toContain("First day must be a date, such as 26/01/2027.");
  expect(html).toContain('value="Room 12"');
  expect(html).toContain("<title>Error: Add sitting</title>");
});

test("two people cannot overwrite each other's change of a sitting", async () => {
  const page = `${list}/${await doctorNamed("Harjit Singh")}/OPD`;
  const edit = `${page}/${/OPD\/([\da-f]{24})\/edit/.exec(await read(page))?.[1]}/edit`;
  const fields = { ...sitting, starts_at: "540", ends_at: "660", weekdays: ["1", "2"] };
  const version = field(await read(edit), "version");
  const first = await staff.post(edit, { ...fields, room: "Room 5", version });
  expect(first.status).toBe(303);
  const second = await staff.post(edit, { ...fields, room: "Room 6", version });
  expect(second.status).toBe(409);
  const text = textOf(await second.text());
  expect(text).toContain("Somebody else saved this sitting while you were editing");
  expect(text).toMatch(/Room or place Room 5 Room 6/);
});

test("a doctor is marked away for two days from the Doctor List in two clicks, and is back in one", async () => {
  const id = await doctorNamed("Suresh Sharma");
  expect(await read(list)).toContain(`href="${list}/${id}/away"`);
  const form = await read(`${list}/${id}/away`);
  expect(form).toMatch(/value="today"[^>]*checked|checked=""[^>]*value="today"/);
  const saved = await staff.post(`${list}/${id}/away`, {
    span: "tomorrow",
    form_key: field(form, "form_key"),
    note: "Back soon",
  });
  const back = addDays(today, 2);
  const shown = await follow(saved);
  expect(shown).toContain(
    `Dr Suresh Sharma (sample) is away until ${showLongDay(back).split(" ")[0]}.`,
  );
  expect(shown).toContain("Away until");
  const again = await staff.post(`${list}/${id}/in?back=overview`, {});
  expect(again.headers.get("Location")).toBe("/dashboard");
  expect(textOf(await read(`${list}/${id}/OPD`))).toContain("Not away, today or later.");
});

test("an absence from … to … must not be over, and a date as people write it is understood", async () => {
  const id = await doctorNamed("Anjali Mehta");
  const over = { span: "range", first_day: "01/01/2026", last_day: "02/01/2026" };
  const refused = await staff.post(`${list}/${id}/away`, over);
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("The last day is over already.");
  const day = addDays(today, 3);
  const typed = day.split("-").reverse().join("/");
  const saved = await staff.post(`${list}/${id}/away`, {
    span: "range",
    first_day: typed,
    last_day: typed,
  });
  expect(await follow(saved)).toContain(`is away ${showDay(day)}.`);
});

test("the overview lists today's sittings, and says who is away", async () => {
  const id = await doctorNamed("Daljeet Sandhu");
  const page = `${list}/${id}/OPD`;
  await staff.post(`${page}/new`, {
    ...sitting,
    weekdays: String(weekdayOf(today)),
    starts_at: "360",
    ends_at: "1380",
  });
  const row = () =>
    read("/dashboard").then((html) => textOf(html.split("Today&#x27;s doctors")[1] as string));
  expect(await row()).toMatch(/6:00 AM–11:00 PM Dr Daljeet Sandhu \(sample\) Urology/);
  await staff.post(`${list}/${id}/away?back=overview`, { span: "today" });
  expect(await row()).toMatch(/Dr Daljeet Sandhu \(sample\) Urology (Away until|Over)/);
});

test("the OPD is closed on a national holiday with its name, which is then offered no more", async () => {
  const page = await read("/dashboard/Closures");
  const offered = /href="([^"]*\?day=\d{4}-01-26[^"]*)"/.exec(page)?.[1]?.replace(/&amp;/g, "&");
  const form = await read(offered as string);
  expect(form).toContain('value="Republic Day"');
  const saved = await staff.post("/dashboard/Closures/new", {
    name: field(form, "name"),
    first_day: field(form, "first_day"),
    last_day: field(form, "last_day"),
    form_key: field(form, "form_key"),
  });
  const shown = await follow(saved);
  expect(shown).toMatch(/The OPD is closed \w{3} 26 Jan: Republic Day\./);
  expect(shown).not.toMatch(/Close the OPD on \w{3} 26 Jan/);
});

test("a notice can be added, corrected and deleted", async () => {
  const days = { first_day: today, last_day: today };
  const saved = await staff.post("/dashboard/Notices/new", { text: "Lift under repair", ...days });
  expect(await follow(saved)).toContain("Lift under repair");
  const id = /Notices\/([\da-f]{24})\/edit/.exec(await read("/dashboard/Notices"))?.[1];
  const version = field(await read(`/dashboard/Notices/${id}/edit`), "version");
  const edited = await staff.post(`/dashboard/Notices/${id}/edit`, {
    text: "Lift works again",
    ...days,
    version,
  });
  expect(await follow(edited)).toContain("Lift works again");
  const deleted = await staff.post(`/dashboard/Notices/${id}/delete`, {});
  expect(await follow(deleted)).toContain("No notices, today or later");
});

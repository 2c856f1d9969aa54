import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, weekdayOf } from "#app/timetable/calendar.ts";
import { showDay, showLongDay } from "#app/timetable/words.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { type App, admin, type Visitor } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";
import { filledIn, toFormData } from "../../tests/forms/doctor-form.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { structuredDataIn } from "../../tests/pages/schema-org.ts";
import { textOf } from "../../tests/pages/text-of.ts";

// A Saturday.
const today = "2026-11-21";
const list = "/dashboard/AddDoctor";
const desk = { email: "desk-reads@example.org", password: "quiet marigold lattice 26" };

let app: App;
let staff: Visitor;
let setClock: (time: string) => void;

beforeAll(async () => {
  ({ app, setClock } = await startTimedApp(`${today}T10:20`));
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

test("the times of a doctor whom visitors do not see are said to be unseen", async () => {
  const id = await doctorNamed("Karan Thakur");
  const times = () => read(`${list}/${id}/OPD`).then(textOf);
  expect(await times()).toContain("Visitors read now: “");
  expect(await read(`${list}/${id}/OPD`)).toContain(`href="${list}#${id}"`);
  const set = (active: number) =>
    onDatabase(app, (sqlite) => {
      sqlite.prepare("UPDATE doctors SET is_active = ? WHERE id = ?").run(active, id);
    });
  set(0);
  expect(await times()).toContain("Visitors do not see these times.");
  expect(await times()).not.toContain("Visitors read now");
  set(1);
});

test("of a doctor who is unavailable neither the list nor the page of the hours says when there is OPD", async () => {
  const id = await doctorNamed("Balwinder Dhillon");
  const set = (availability: string) => staff.post(`${list}/${id}/availability`, { availability });
  const shown = async () => [
    /<tr id.*?<\/tr>/s.exec(await read(`${list}?q=Balwinder`))?.[0] ?? "",
    await read(`${list}/${id}/OPD`),
  ];
  const [row = "", times = ""] = await shown();
  expect(textOf(row)).toContain("12:00 PM");
  expect(textOf(times)).toContain("Visitors read now: “");
  await set("unavailable");
  const [rowAfter = "", timesAfter = ""] = await shown();
  expect(textOf(rowAfter)).not.toContain("12:00 PM");
  expect(textOf(timesAfter)).toContain("Visitors do not see these times.");
  await set("available");
});

test("a new doctor without OPD days is told of, and one with days and hours has half hours and OPD of just these", async () => {
  const { hospital_slots: _, ...others } = filledIn;
  const add = async (fields: Record<string, string | string[]>) => {
    const saved = await staff.post(`${list}/new`, toFormData(fields));
    const id = /#([\da-f]{24})$/.exec(saved.headers.get("Location") ?? "")?.[1] as string;
    return { id, told: await follow(saved) };
  };
  const untold = "No OPD days are given yet";
  const undated = await add({ ...filledIn, name: "Dr Without Days" });
  expect(undated.told).toContain(untold);
  const hours = { weekdays: ["2", "5"], opd_from: "960", opd_to: "1080" };
  const dated = await add({ ...others, ...hours, name: "Dr With Days" });
  expect(dated.told).toContain("Dr With Days was added.");
  expect(dated.told).not.toContain(untold);
  expect(textOf(await read(`${list}/${dated.id}/OPD`))).toMatch(/Tue and Fri .*4:00–6:00 PM/);
  const details = textOf(await read(`${list}?q=With+Days&open=${dated.id}`));
  expect(details).toContain("Hospital Slots 4:00–6:00 PM");
  const both = await add({ ...filledIn, ...hours, name: "Dr With Both" });
  const times = textOf(await read(`${list}/${both.id}/OPD`));
  expect(times).toMatch(/Tue and Fri .*4:00–6:00 PM/);
  expect(times).not.toContain("9:00–9:30 AM");
  for (const { id } of [undated, dated, both]) await staff.post(`${list}/${id}/delete`, {});
});

test("a visiting doctor gets the second and fourth Saturday, copied to other days, and removed", async () => {
  const id = await doctorNamed("Karan Thakur");
  const page = `${list}/${id}/OPD`;
  expect(textOf(await read(page))).toContain("No OPD sessions yet.");
  const form = await read(`${page}/new`);
  const added = await staff.post(`${page}/new`, {
    ...sitting,
    form_key: field(form, "form_key"),
    weekdays: "6",
    weeks: ["2", "4"],
    room: "Room 12",
  });
  const shown = await follow(added);
  expect(shown).toContain("The OPD session was added.");
  expect(shown).toMatch(/2nd and 4th Sat.*10:00 AM–1:00 PM.*Room 12/);
  expect(await read(`${page}/new`)).not.toMatch(/<details[^>]* open/);
  const [, edit = ""] = /href="([^"]*\/OPD\/[\da-f]{24}\/edit)"/.exec(await read(page)) ?? [];
  const opened = await read(edit);
  expect(opened).toMatch(/<details[^>]* open/);
  expect(textOf(opened)).toMatch(/Edit OPD session .* Update/);
  const other = await doctorNamed("Harjit Singh");
  const elsewhere = edit.replace(/AddDoctor\/\w+/, `AddDoctor/${other}`);
  expect((await staff.get(elsewhere)).status).toBe(404);

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
  const question = await read(`${page}/${first?.[1]}/delete`);
  expect(textOf(question.slice(question.indexOf("<dialog")))).toContain("Sat, 10:00 AM–1:00 PM");
  const removed = await staff.post(`${page}/${first?.[1]}/delete`, {});
  expect(await follow(removed)).toContain("The OPD session was deleted.");
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
  expect(html).toContain("<title>Error: Add OPD session</title>");
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
  expect(text).toContain("Somebody else saved this OPD session while you were editing");
  expect(text).toMatch(/Room or place Room 5 Room 6/);
});

test("a doctor is marked away for two days from the Doctor List in two clicks, and is back in one", async () => {
  const id = await doctorNamed("Suresh Sharma");
  expect(await read(list)).toContain(`href="${list}/${id}/away"`);
  const form = await read(`${list}/${id}/away`);
  expect(form).toMatch(/value="today"[^>]*checked|checked=""[^>]*value="today"/);
  const typed = {
    span: "both",
    begins: "now",
    form_key: field(form, "form_key"),
    note: "Back soon",
  };
  const saved = await staff.post(`${list}/${id}/away`, typed);
  expect((await staff.post(`${list}/${id}/away`, typed)).status).toBe(303);
  const stored = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT count(*) FROM absences WHERE doctor_id = ?").pluck().get(id),
  );
  expect(stored).toBe(1);
  const back = addDays(today, 2);
  const shown = await follow(saved);
  expect(shown).toContain(
    `Dr Suresh Sharma (sample) is away until ${showLongDay(back).split(" ")[0]}.`,
  );
  expect(shown).toContain("Away until");
  expect(textOf(await read(`${list}/${id}/OPD`))).toContain("Back soon");
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
  const planned = textOf(await read(`${list}/${id}/OPD`));
  expect(planned).toContain(`Not away : ${showDay(day)}`);
  expect(planned).not.toContain("Is back");
});

test("who marks a doctor as away reads the days, the OPD that takes place, and when one who is late would come", async () => {
  const suresh = await read(`${list}/${await doctorNamed("Suresh Sharma")}/away`);
  const text = textOf(suresh);
  expect(text).toContain("Away today, Sat 21 Nov");
  expect(text).toContain("Away tomorrow, Sun 22 Nov");
  expect(text).toContain("OPD of the next 7 days Sat 21 Nov, 9:00 AM–12:00 PM Mon 23 Nov");
  expect(formFields(suresh)).toMatchObject({ back_at: "660", from_at: "660" });
  const gurpreet = await read(`${list}/${await doctorNamed("Gurpreet Kaur")}/away`);
  expect(formFields(gurpreet)).toMatchObject({ back_at: "990" });
  const alok = textOf(await read(`${list}/${await doctorNamed("Alok Gupta")}/away`));
  expect(alok).toMatch(/OPD of the next 7 days Mon 23 Nov/);
});

test("who comes late today is told of with the hour", async () => {
  const id = await doctorNamed("Gurpreet Kaur");
  const saved = await staff.post(`${list}/${id}/away`, { span: "late", back_at: "1005" });
  expect(await follow(saved)).toContain("comes at 4:45 PM today");
  expect(textOf(await read(`${list}/${id}/OPD`))).toContain("Sat 21 Nov, comes at 4:45 PM");
  const seen = () => read(`/doctor/${id}`).then(textOf);
  expect(await seen()).toContain("4:45–6:00 PM later than usual");
  await staff.post(`${list}/${id}/away`, { span: "late", back_at: "990" });
  expect(await seen()).toContain("4:30–6:00 PM later than usual");
  await staff.post(`${list}/${id}/away`, { span: "today" });
  expect(await seen()).not.toContain("later than usual");
  await staff.post(`${list}/${id}/away`, { span: "late", back_at: "1005" });
  expect(await seen()).toContain("4:45–6:00 PM later than usual");
  await staff.post(`${list}/${id}/in`, {});
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
  await staff.post(`${list}/${id}/away?back=overview`, { span: "today", begins: "now" });
  expect(await row()).toMatch(/Dr Daljeet Sandhu \(sample\) Urology (Away until|Over)/);
});

test("holidays of the State are ticked and closed together, are then offered no more, and are undone together", async () => {
  const holidays = "/dashboard/Closures/holidays";
  const list = await read(`${holidays}?state=Himachal+Pradesh`);
  expect(textOf(list)).toMatch(/\w{3} 15 Apr \d{4}, Himachal Day/);
  expect(textOf(await read(holidays))).not.toContain("Himachal Day");
  const [republic, himachal] = ["01-26", "04-15"].map(
    (date) => new RegExp(`value="(\\d{4}-${date})"`).exec(list)?.[1] as string,
  ) as [string, string];
  const none = await staff.post(holidays, {});
  expect(none.status).toBe(400);
  expect(textOf(await none.text())).toContain("Tick at least one holiday.");
  const saved = await staff.post(`${holidays}?state=Himachal+Pradesh`, {
    day: [republic, himachal],
  });
  const page = await read(saved.headers.get("Location") as string);
  const shown = textOf(page);
  expect(shown).toContain("The OPD is closed on 2 more days.");
  expect(shown).toMatch(/Republic Day .*Himachal Day/);
  const left = await read(`${holidays}?state=Himachal+Pradesh`);
  expect(left).not.toContain(`value="${republic}"`);
  expect(left).not.toContain(`value="${himachal}"`);
  await staff.post("/dashboard/Undo", { first: field(page, "first"), last: field(page, "last") });
  const again = await read(`${holidays}?state=Himachal+Pradesh`);
  expect(again).toContain(`value="${republic}"`);
  expect(again).toContain(`value="${himachal}"`);
});

test("all holidays of the list are closed by one press, those whose day is only expected are marked, and a day that is known begins a closure", async () => {
  const holidays = "/dashboard/Closures/holidays?state=Punjab";
  const offered = await read(holidays);
  const days = [...offered.matchAll(/name="day" value="([^"]+)"/g)].map(([, day]) => day);
  expect(textOf(offered)).toMatch(/\d{4}, [^(]+ \(expected\)/);
  expect(textOf(offered)).not.toMatch(/Christmas \(expected\)/);
  const saved = await staff.post(holidays, { all: "yes" });
  const page = await read(saved.headers.get("Location") as string);
  expect(textOf(page)).toContain(`The OPD is closed on ${days.length} more days.`);
  expect(textOf(await read(holidays))).toContain("The OPD is closed on all holidays");
  const again = await staff.post(holidays, { all: "yes" });
  expect(textOf(await read(again.headers.get("Location") as string))).toContain(
    "The OPD is closed on these days already.",
  );
  await staff.post("/dashboard/Undo", { first: field(page, "first"), last: field(page, "last") });
  expect(await read(holidays)).toContain(`value="${days[0]}"`);
  const begun = await read("/dashboard/Closures/new?day=2026-12-31&name=Last+of+the+year");
  expect([field(begun, "name"), field(begun, "first_day")]).toEqual([
    "Last of the year",
    "2026-12-31",
  ]);
});

test("the front desk reads the closed days and cannot change them", async () => {
  const day = addDays(today, 40);
  const closed = { name: "Foundation stone", first_day: day, last_day: "" };
  const saved = await staff.post("/dashboard/Closures/new", { ...closed, from_at: "" });
  await addAccount(app.dataDirectory, desk, "desk");
  const page = await (await (await app.as(desk)).get("/dashboard/Closures")).text();
  expect(textOf(page)).toContain(`Foundation stone: ${showDay(day)}`);
  expect(page).not.toMatch(/Closures\/(?:new|holidays|\w{24})/);
  expect(await read("/dashboard/Closures")).toContain('href="/dashboard/Closures/holidays"');
  const id = saved.headers.get("Location")?.split("#")[1];
  const question = textOf(await read(`/dashboard/Closures/${id}/delete`));
  expect(question).toContain(`${showDay(day)}: Foundation stone`);
  await staff.post(`/dashboard/Closures/${id}/delete`, {});
});

test("the OPD is closed from an hour on, and visitors read until when there is OPD", async () => {
  const id = await doctorNamed("Nusrat Siddiqui");
  await staff.post(`${list}/${id}/OPD/new`, {
    ...sitting,
    weekdays: ["1", "2", "3", "4", "5", "6", "7"],
    starts_at: "1140",
    ends_at: "1320",
  });
  const day = addDays(today, 2);
  const saved = await staff.post("/dashboard/Closures/new", {
    name: "Evening of the festival",
    first_day: day,
    last_day: "",
    from_at: "1200",
  });
  expect(await follow(saved)).toContain(
    `The OPD is closed ${showDay(day)}, from 8:00 PM: Evening of the festival.`,
  );
  expect(textOf(await read("/dashboard/Closures"))).toContain(
    `Evening of the festival ${showDay(day)}, from 8:00 PM`,
  );
  expect(textOf(await read(`/doctor/${id}`))).toContain(
    `${showDay(day)} 9:00 AM–12:00 PM 7:00–8:00 PM ends earlier`,
  );
  const page = textOf(await read(`/opd?day=${day}`));
  expect(page).toContain("The OPD is closed: Evening of the festival, from 8:00 PM.");
  expect(page).toMatch(/Nusrat Siddiqui.*7:00–8:00 PM/);
});

test("a new closure or notice whose days are over already is refused, as it would be in no list", async () => {
  for (const [path, said] of [
    ["/dashboard/Closures/new", { name: "Republic Day" }],
    ["/dashboard/Notices/new", { text: "Free eye camp" }],
  ] as const) {
    const fields = { ...formFields(await read(path)), ...said, first_day: "26/01/2026" };
    for (const last_day of ["26/01/2026", ""]) {
      const refused = await staff.post(path, { ...fields, last_day });
      expect([path, refused.status]).toEqual([path, 400]);
      expect(textOf(await refused.text())).toContain("The last day is over already.");
    }
  }
});

test("other hours for two weeks are one form, and the usual hours return by themselves", async () => {
  const id = await doctorNamed("Pooja Bansal");
  const page = `${list}/${id}/OPD`;
  const usual = /instead=([\da-f]{24})/.exec(await read(page))?.[1];
  const form = `${page}/new?instead=${usual}`;
  const opened = await read(form);
  expect(opened).toContain("<title>Other hours from … to …</title>");
  const other = { ...sitting, weekdays: ["4"], starts_at: "660", ends_at: "840" };
  const undated = await staff.post(form, other);
  expect(undated.status).toBe(400);
  expect(textOf(await undated.text())).toContain("First day is required.");
  const last = addDays(today, 13);
  const saved = await staff.post(form, { ...other, first_day: today, last_day: last });
  const shown = await follow(saved);
  expect(shown).toContain("The usual ones then return by themselves.");
  expect(shown).toMatch(/Thu.*11:00 AM–2:00 PM/);
  expect(shown).not.toContain("At the same time");
  expect(shown).toContain(
    `Thu in place of the usual hours from ${showDay(today)} until ${showDay(last)}`,
  );
  const added = saved.headers.get("Location")?.split("#")[1];
  expect(await read(page)).toContain(`copy=${added}`);
  expect(await read(page)).not.toContain(`instead=${added}`);
  const thursdays = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => weekdayOf(day) === 4,
  );
  const profile = await read(`/doctor/${id}`);
  expect(textOf(profile)).toContain(`${showDay(thursdays[0] as string)} 11:00 AM–2:00 PM`);
  expect(textOf(profile)).toMatch(/Usual weeks: [^.]*4–6 PM/);
  expect(textOf(profile)).not.toMatch(/Usual weeks: [^.]*11 AM–2 PM/);
  const [data] = structuredDataIn(profile);
  const hours = data?.openingHoursSpecification as { validFrom?: string; opens: string }[];
  const days = hours.map(({ validFrom, opens }) => `${validFrom} ${opens}`);
  expect(days).toContain(`${thursdays[0]} 11:00`);
  expect(days).not.toContain(`${thursdays[0]} 16:00`);
  for (const day of thursdays) {
    const text = textOf(await read(`/opd?day=${day}&doctor=${id}`));
    expect([
      day,
      /11:00 AM–2:00 PM|until 2:00 PM/.test(text),
      text.includes("4:00–6:00 PM"),
    ]).toEqual([day, true, false]);
  }
});

test("of a doctor who is in OPD now, staff say whether the absence begins now or afterwards", async () => {
  const id = await doctorNamed("Suresh Sharma");
  const form = `${list}/${id}/away`;
  expect(textOf(await read(form))).toContain("is in OPD now, until 12:00 PM.");
  for (const begins of [[], "after"]) {
    const unsaid = await staff.post(form, { span: "both", begins });
    expect(unsaid.status).toBe(400);
    expect(textOf(await unsaid.text())).toContain("Choose when the absence begins.");
  }
  const [, ending = ""] = /name="begins"[^>]*value="(\d+)"/.exec(await read(form)) ?? [];
  for (const time of ["11:50", "12:10"]) {
    setClock(`${today}T${time}`);
    const after = await staff.post(form, { span: "both", begins: ending });
    const said = await follow(after);
    expect(said, time).toContain("is away Sat 21 Nov, from 12:00 PM, to Sun 22 Nov.");
    if (time === "11:50")
      expect(textOf(await read(`/doctor/${id}`))).toContain("In OPD now, until 12:00 PM");
    await staff.post(`${list}/${id}/in`, {});
  }
  setClock(`${today}T10:20`);
});

test("tomorrow alone is a choice, and leaving early keeps the OPD until then", async () => {
  const id = await doctorNamed("Kavita Joshi");
  const tomorrow = addDays(today, 1);
  const saved = await staff.post(`${list}/${id}/away`, { span: "tomorrow", begins: "now" });
  expect(await follow(saved)).toContain(`is away ${showDay(tomorrow)}.`);
  const early = await staff.post(`${list}/${id}/away`, { span: "early", from_at: "1140" });
  expect(await follow(early)).toContain(`is away ${showDay(today)}, from 7:00 PM.`);
});

test("the form of a new notice that comes again leaves what somebody has changed since, and says so", async () => {
  const add = "/dashboard/Notices/new";
  const { form_key = "" } = formFields(await read(add));
  const notice = { text: "Lift out of order", first_day: today, last_day: today, form_key };
  expect((await staff.post(add, notice)).status).toBe(303);
  const list = await read("/dashboard/Notices");
  const [, edit = ""] = /"(\/dashboard\/Notices\/[\da-f]{24}\/edit)"/.exec(list) ?? [];
  const theirs = { ...formFields(await read(edit)), text: "Take the ramp" };
  expect((await staff.post(edit, theirs)).status).toBe(303);
  const again = await staff.post(add, notice);
  expect(again.status).toBe(409);
  expect(textOf(await again.text())).toContain("This was added already, and somebody has changed");
  expect(formFields(await read(edit))).toMatchObject({ text: "Take the ramp" });
  await staff.post(edit.replace("edit", "delete"), {});
});

test("a notice that led to a page which is hidden by now leads nowhere", async () => {
  const days = { first_day: today, last_day: today };
  const notice = { text: "Dengue is about", ...days, link: "/hi/Dengue" };
  await follow(await staff.post("/dashboard/Notices/new", notice));
  const isLed = async () =>
    /Dengue is about.{0,60}href="\/hi\/Dengue"/s.test(await read("/contact"));
  expect(await isLed()).toBe(true);
  onDatabase(app, (sqlite) =>
    sqlite.exec("INSERT INTO article_links (path, is_hidden) VALUES ('/Dengue', 1)"),
  );
  expect(await isLed()).toBe(false);
  expect(await read("/contact")).toContain("Dengue is about");
  onDatabase(app, (sqlite) => sqlite.exec("DELETE FROM article_links; DELETE FROM notices"));
});

test("a notice lasts a week unless staff say otherwise, may lead to a page, and is corrected and deleted", async () => {
  const offered = formFields(await read("/dashboard/Notices/new"));
  expect(offered).toMatchObject({ first_day: today, last_day: addDays(today, 6) });
  const days = { first_day: today, last_day: today };
  const notice = { text: "Lift under repair", ...days };
  const refused = await staff.post("/dashboard/Notices/new", { ...notice, link: "javascript:1" });
  expect(refused.status).toBe(400);
  const saved = await staff.post("/dashboard/Notices/new", { ...notice, link: "/contact" });
  const told = textOf(await follow(saved));
  expect(told).toContain(`Visitors see the notice ${showDay(today)}.`);
  expect(told).toMatch(new RegExp(`Lift under repair.{0,20}${showDay(today)}`));
  expect(await read("/insurance")).toMatch(
    /Lift under repair<\/b>\s*(<!-- -->)? ?<a href="\/contact">Read more/,
  );
  const id = /Notices\/([\da-f]{24})\/edit/.exec(await read("/dashboard/Notices"))?.[1];
  const version = field(await read(`/dashboard/Notices/${id}/edit`), "version");
  const edited = await staff.post(`/dashboard/Notices/${id}/edit`, {
    text: "Lift works again",
    ...days,
    version,
  });
  expect(await follow(edited)).toContain("Lift works again");
  const seen = async () => (await (await app.get("/about")).text()).includes("Lift works again");
  expect(await seen()).toBe(true);
  const question = textOf(await read(`/dashboard/Notices/${id}/delete`));
  expect(question).toContain(`${showDay(today)}: Lift works again`);
  const deleted = await staff.post(`/dashboard/Notices/${id}/delete`, {});
  expect(await follow(deleted)).toContain("No notices, today or later");
  expect(await seen()).toBe(false);
});

test.each([
  ["Notices", { text: "Parking is full", link: "/contact" }, "text", "this notice"],
  ["Closures", { name: "Founders’ day", from_at: "1200" }, "name", "this closure"],
] as const)("two people cannot overwrite each other's %s", async (kind, typed, name, thing) => {
  const days = { first_day: addDays(today, 30), last_day: addDays(today, 30) };
  const pages = `/dashboard/${kind}`;
  await follow(await staff.post(`${pages}/new`, { ...typed, ...days }));
  const last = [...(await read(pages)).matchAll(/\/([\da-f]{24})\/edit/g)].at(-1);
  const path = `${pages}/${last?.[1]}/edit`;
  const version = field(await read(path), "version");
  const first = { ...typed, ...days, [name]: "What the first one typed", version };
  expect((await staff.post(path, first)).status).toBe(303);
  const second = await staff.post(path, {
    ...first,
    [name]: "What the second one typed",
    last_day: addDays(today, 31),
  });
  expect(second.status).toBe(409);
  const kept = await second.text();
  const text = textOf(kept);
  expect(text).toContain(`Somebody else saved ${thing} while you were editing`);
  expect(text).toMatch(/What the first one typed What the second one typed/);
  expect(text).toMatch(/Last day .*21 Dec.* 22 Dec/);
  expect(formFields(kept)).toMatchObject({ [name]: "What the second one typed" });
  expect(await read(pages)).not.toContain("What the second one typed");
});

test("who marks a doctor as away from the doctor's hours returns there, and the doctor is back in two presses", async () => {
  const id = await doctorNamed("Asha Verma");
  const page = `${list}/${id}/OPD`;
  const [, away = ""] = /href="([^"]*\/away[^"]*)"/.exec(await read(page)) ?? [];
  expect(await read(away)).toContain(`href="${page}"`);
  const sent = await staff.post(away, { span: "today", note: "", begins: "now" });
  expect(sent.headers.get("Location")).toBe(page);
  const [, back = "", word] =
    /href="([^"]*\/absence\/[^"]*)"[^>]*>([^<]*)</.exec(await read(page)) ?? [];
  expect(word).toBe("Is back");
  const question = textOf(await read(back));
  expect(question).toContain("End this absence?");
  expect(question).toContain("Away Sat 21 Nov");
  expect(await follow(await staff.post(back, {}))).toContain("Not away, today or later.");
});

test("other hours for the next week are one press away, also without script", async () => {
  const id = await doctorNamed("Asha Verma");
  const [, instead = ""] =
    /href="([^"]*\?instead=[^"]*)"/.exec(await read(`${list}/${id}/OPD`)) ?? [];
  const [, path] = instead.split("?");
  const html = await read(`${list}/${id}/OPD/new?${path}`);
  expect(textOf(html)).toContain("Next week: Mon 23 to Sun 29 Nov");
  const next = await read(`${list}/${id}/OPD/new?${path}&week=next`);
  expect([field(next, "first_day"), field(next, "last_day")]).toEqual(["2026-11-23", "2026-11-29"]);
});

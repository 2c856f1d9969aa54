import { afterAll, expect, test } from "vitest";
import {
  absenceBody,
  closureBody,
  dump,
  logIn,
  noticeBody,
  onDatabase,
  sittingBody,
} from "../../tests/api/api.ts";
import { admin } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const saturday = "2026-11-21T10:20:00";
const { app, ids, setClock } = await startTimedApp(saturday);
afterAll(() => app.stop());
const staff = (await logIn(app)).bearer;
const idOf = (name: string) => ids.get(name) as string;
const harjit = idOf("Dr Harjit Singh");

async function read(path: string, headers = {}) {
  const response = await app.get(`/api/v1/${path}`, headers);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

async function send(method: string, path: string, body?: object, more = {}, expected = 200) {
  const response = await app.send(method, `/api/v1/${path}`, body, { ...staff, ...more });
  expect([method, path, response.status]).toEqual([method, path, expected]);
  return response.json();
}

const add = (path: string, body: object, expected = 201) => send("POST", path, body, {}, expected);

interface Shown {
  doctor: { name: string };
  from: string;
  to: string;
  state: string;
  room: string;
}

function shownOf({ sittings }: { sittings: Shown[] }, name: string) {
  return sittings
    .filter(({ doctor }) => doctor.name.startsWith(name))
    .map(({ from, to, state, room }) => [from, to, state, room].join(" "));
}

test("a day says who sits when, is away or comes later, and changes with the clock", async () => {
  const today = await read("opd");
  expect(today).toMatchObject({ date: "2026-11-21", closed: null });
  expect(shownOf(today, "Dr Harjit Singh")).toEqual(["09:00 11:00 now Room 5"]);
  expect(shownOf(today, "Dr Gurpreet Kaur")).toEqual(["16:00 18:00 later Room 3"]);
  expect(shownOf(today, "Dr Alok Gupta")).toEqual(["10:00 12:00 away Room 9"]);
  const response = await app.get("/api/v1/opd");
  const known = { "If-None-Match": response.headers.get("ETag") as string };
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect((await app.get("/api/v1/opd", known)).status).toBe(304);
  setClock("2026-11-21T11:00:00");
  expect((await app.get("/api/v1/opd", known)).status).toBe(200);
  expect(shownOf(await read("opd"), "Dr Harjit Singh")).toEqual(["09:00 11:00 over Room 5"]);
  setClock(saturday);
});

test("a day is one of the next 14, and a week one of the next eight", async () => {
  const fourth = await read("opd?date=2026-11-28");
  expect(shownOf(fourth, "Dr Rajesh Khanna")).toEqual(["10:00 13:00 later Room 8"]);
  for (const date of ["2026-11-20", "2026-12-05", "28/11/2026", "x"]) {
    const text = "date must be one of the next 14 days, such as 2026-11-24.";
    const response = await app.get(`/api/v1/opd?date=${date}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: text, errors: { date: [text] } });
  }
  const week = await read("opd/week");
  expect([week.firstDay, week.lastDay]).toEqual(["2026-11-16", "2026-11-22"]);
  expect(shownOf(week.days[4], "Dr Harjit Singh")).toEqual(["09:00 11:00 over Room 5"]);
  expect(shownOf(week.days[5], "Dr Harjit Singh")).toEqual(["09:00 11:00 now Room 5"]);
  expect((await read("opd/week?from=2027-01-04")).lastDay).toBe("2027-01-10");
  expect((await app.get("/api/v1/opd/week?from=2026-11-24")).status).toBe(400);
  setClock("2026-11-22T10:00:00");
  expect((await read("opd/week")).firstDay).toBe("2026-11-23");
  setClock(saturday);
});

test("a doctor has sittings, absences and the next sitting, alone and in a list", async () => {
  const alone = await read(`doctor/${harjit}`);
  expect(alone.nextSitting).toEqual({
    date: "2026-11-21",
    from: "09:00",
    to: "11:00",
    isNow: true,
  });
  expect(
    alone.sittings.map(({ from, weeks }: { from: string; weeks: number[] }) => [from, weeks]),
  ).toEqual([
    ["09:00", []],
    ["16:00", [2, 4]],
    ["17:00", []],
  ]);
  const away = await read(`doctor/${idOf("Dr Alok Gupta")}`);
  expect(away.absences).toMatchObject([{ firstDay: "2026-11-21", lastDay: "2026-11-22" }]);
  expect(away.nextSitting).toMatchObject({ date: "2026-11-23", from: "16:30", isNow: false });
  for (const path of ["doctors", "available-doctors", "doctors?page=1&per=100"]) {
    const listed: { id: string }[] = await read(path);
    expect(listed.find(({ id }) => id === harjit)).toEqual(alone);
    expect(listed.find(({ id }) => id === away.id)).toEqual(away);
  }
});

test("programs see no times of who is unavailable, and nothing of who is hidden", async () => {
  const id = idOf("Dr Vikram Chauhan");
  const none = { sittings: [], absences: [], nextSitting: null };
  const changed = await send("PUT", `doctor/${id}/availability`, { availability: "unavailable" });
  expect(changed).toMatchObject(none);
  expect(await read(`doctor/${id}`)).toMatchObject(none);
  expect(shownOf(await read("opd"), "Dr Vikram Chauhan")).toEqual([]);
  await send("PUT", `doctor/${id}/availability`, { availability: "available" });
  expect(shownOf(await read("opd"), "Dr Vikram Chauhan")).not.toEqual([]);
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE doctors SET is_active = 0 WHERE id = ?").run(id),
  );
  expect((await app.get(`/api/v1/doctor/${id}`)).status).toBe(404);
  expect(JSON.stringify(await read("opd"))).not.toContain(id);
  expect(JSON.stringify(await read("opd/week"))).not.toContain(id);
  expect((await read(`doctor/${id}`, staff)).sittings).not.toEqual([]);
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE doctors SET is_active = 1 WHERE id = ?").run(id),
  );
});

test("a program keeps the timetable, and visitors see it at once", async () => {
  const id = idOf("Dr Karan Thakur");
  const profile = async () => textOf(await (await app.get(`/doctor/${id}`)).text());
  expect(await profile()).not.toContain("2nd and 4th");
  const body = { weekdays: [6, 6], weeks: [4, 2], from: "10:00", to: "13:00", room: "Room 8" };
  const sitting = await add(`doctor/${id}/sittings`, body);
  expect(sitting).toMatchObject({ ...body, weekdays: [6], weeks: [2, 4], doctor: id, note: "" });
  expect(await profile()).toMatch(/Usual weeks: 2nd and 4th Sat 10 AM–1 PM/);
  const changed = { ...body, weeks: [], from: "12:00" };
  await send("PUT", `sittings/${sitting.id}`, changed, { "If-Match": '"1"' });
  expect(await profile()).toContain("Today 12:00–1:00 PM");
  const absence = await add(`doctor/${id}/absences`, {
    firstDay: "2026-11-21",
    lastDay: "2026-11-22",
  });
  expect(await profile()).toContain("Away. Next: Sat 28 Nov, 12:00 PM");
  await send("PUT", `absences/${absence.id}`, {
    firstDay: "2026-11-21",
    lastDay: "2026-11-21",
    backAt: "12:15",
  });
  expect(await profile()).toContain("Today 12:15–1:00 PM");
  const day = { firstDay: "2026-11-21", lastDay: "2026-11-21" };
  const closure = await add("closures", { name: "Election day", ...day });
  expect((await read("opd")).closed).toBe("Election day");
  expect(await profile()).toContain("Next: Sat 28 Nov, 12:00 PM");
  const notice = await add("notices", { text: "Bring your voter card.", ...day });
  expect(textOf(await (await app.get("/opd")).text())).toContain("Bring your voter card.");
  await send("DELETE", `notices/${notice.id}`);
  await send("DELETE", `closures/${closure.id}`);
  await send("DELETE", `absences/${absence.id}`);
  await send("DELETE", `sittings/${sitting.id}`);
  expect(textOf(await (await app.get("/opd")).text())).not.toContain("Bring your voter card.");
  expect((await read(`doctor/${id}`)).nextSitting).toBeNull();
});

const kinds: [string, string, Record<string, unknown>, Record<string, unknown>][] = [
  ["sittings", `doctor/${harjit}/sittings`, sittingBody, { room: "Room 99" }],
  ["absences", `doctor/${harjit}/absences`, absenceBody, { note: "At a congress" }],
  ["closures", "closures", closureBody, { name: "Another day" }],
  ["notices", "notices", noticeBody, { text: "Another text." }],
];

test.each(kinds)(
  "%s have versions, an address, and one line of the record for each change",
  async (kind, path, body, change) => {
    const lines = () =>
      onDatabase(app, (sqlite) =>
        sqlite
          .prepare("SELECT action FROM audit WHERE subject = ? ORDER BY id")
          .pluck()
          .all(kind.slice(0, -1)),
      );
    const before = lines().length;
    const response = await app.send("POST", `/api/v1/${path}`, body, staff);
    const { id } = await response.json();
    expect(response.headers.get("Location")).toBe(`/api/v1/${kind}/${id}`);
    expect(response.headers.get("ETag")).toBe('"1"');
    const changed = { ...body, ...change };
    const first = await send("PUT", `${kind}/${id}`, changed, { "If-Match": '"1"' });
    const stale = await send("PUT", `${kind}/${id}`, body, { "If-Match": '"1"' }, 412);
    expect(stale.message).toContain("Somebody else has changed this");
    expect((await app.get(`/api/v1/${kind}/${id}`, staff)).headers.get("ETag")).toBe('"2"');
    expect(await read(path, staff)).toContainEqual(first);
    await send("DELETE", `${kind}/${id}`, undefined, { "If-Match": '"1"' }, 412);
    await send("DELETE", `${kind}/${id}`, undefined, { "If-Match": '"2"' });
    expect(lines().slice(before)).toEqual(["create", "update", "delete"]);
    await send("DELETE", `${kind}/${id}`, undefined, {}, 404);
  },
);

async function readInParts(path: string): Promise<object[]> {
  const parts: object[] = [];
  let next: string | undefined = `/api/v1/${path}?limit=2`;
  while (next) {
    const response: Response = await app.get(next, staff);
    parts.push(...(await response.json()));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return parts;
}

test("a list in parts and in numbered pages is the whole list, also of those that begin together", async () => {
  const absences = `doctor/${harjit}/absences`;
  for (const note of ["One", "Two", "Three"]) await add(absences, { ...absenceBody, note });
  expect(await readInParts(absences)).toEqual(await read(absences, staff));
  const all = await read(`doctor/${harjit}/sittings`, staff);
  expect(await readInParts(`doctor/${harjit}/sittings`)).toEqual(all);
  const pages = [1, 2, 3].map((page) =>
    read(`doctor/${harjit}/sittings?page=${page}&per=2`, staff),
  );
  expect((await Promise.all(pages)).flat()).toEqual(all);
});

test.each<[string, string, object, string]>([
  ["weekdays", "sittings", { weekdays: [] }, "Choose at least one day."],
  [
    "weekdays",
    "sittings",
    { weekdays: ["6"] },
    "weekdays must be a list of whole numbers from 1 to 7.",
  ],
  ["weeks", "sittings", { weeks: [6] }, "weeks must be a list of whole numbers from 1 to 5."],
  ["from", "sittings", { from: "10:15" }, "from must be a half hour from 06:00 to 22:30."],
  ["to", "sittings", { to: "23:30" }, "to must be a half hour from 06:30 to 23:00."],
  ["to", "sittings", { to: "10:00" }, "The end must be later than the beginning."],
  [
    "lastDay",
    "sittings",
    { firstDay: "2027-01-02", lastDay: "2027-01-01" },
    "The last day must not be before the first.",
  ],
  [
    "firstDay",
    "sittings",
    { firstDay: "2027-02-30" },
    "First day must be a date, such as 26/01/2027.",
  ],
  [
    "lastDay",
    "absences",
    { firstDay: "2026-11-01", lastDay: "2026-11-20" },
    "The last day is over already.",
  ],
  ["backAt", "absences", { backAt: "11:00" }, "backAt is for a single day."],
  [
    "backAt",
    "absences",
    { backAt: "11:05" },
    "backAt must be a quarter of an hour from 06:15 to 22:45.",
  ],
  [
    "fromAt",
    "absences",
    { firstDay: "2099-03-01", lastDay: "2099-03-01", backAt: "11:00", fromAt: "12:00" },
    "An absence has backAt or fromAt.",
  ],
])("%s of %s that is not valid is rejected", async (field, kind, change, text) => {
  const before = dump(app);
  const body = { ...(kind === "sittings" ? sittingBody : absenceBody), ...change };
  const response = await add(`doctor/${harjit}/${kind}`, body, 400);
  expect(response).toEqual({ message: text, errors: { [field]: [text] } });
  expect(dump(app)).toBe(before);
});

test.each([
  ["closures", closureBody],
  ["notices", noticeBody],
])("%s that end before they begin are rejected", async (kind, body) => {
  const turned = { ...body, firstDay: "2099-03-09", lastDay: "2099-03-08" };
  const text = "The last day must not be before the first.";
  expect(await add(kind, turned, 400)).toEqual({ message: text, errors: { lastDay: [text] } });
});

test("what a program leaves out stays as it is, and null takes an hour away", async () => {
  const closure = await add("closures", { ...closureBody, fromAt: "14:00" });
  expect(closure.fromAt).toBe("14:00");
  const closed = `closures/${closure.id}`;
  expect((await send("PUT", closed, { ...closureBody, name: "Other" })).fromAt).toBe("14:00");
  expect((await send("PUT", closed, { ...closureBody, fromAt: null })).fromAt).toBeNull();
  await send("DELETE", closed);
  const notice = await add("notices", { ...noticeBody, link: "/opd" });
  expect((await send("PUT", `notices/${notice.id}`, noticeBody)).link).toBe("/opd");
  await send("DELETE", `notices/${notice.id}`);
  const day = { firstDay: "2099-03-01", lastDay: "2099-03-01" };
  const absence = await add(`doctor/${harjit}/absences`, { ...day, fromAt: "12:00" });
  const late = await send("PUT", `absences/${absence.id}`, { ...day, backAt: "11:00" });
  expect(late).toMatchObject({ backAt: "11:00", fromAt: null });
  await send("DELETE", `absences/${absence.id}`);
});

test("hours in place of others are usual ones once their days are taken away", async () => {
  const path = `doctor/${harjit}/sittings`;
  const days = { firstDay: "2099-03-01", lastDay: "2099-03-31" };
  const [usual, other] = [await add(path, sittingBody), await add(path, sittingBody)];
  onDatabase(app, (sqlite) =>
    sqlite
      .prepare("UPDATE sittings SET replaces = ?, first_day = ?, last_day = ? WHERE id = ?")
      .run(usual.id, days.firstDay, days.lastDay, other.id),
  );
  const put = (body: object) => send("PUT", `sittings/${other.id}`, { ...sittingBody, ...body });
  expect((await put({ ...days, room: "Room 4" })).replaces).toBe(usual.id);
  expect((await put({})).replaces).toBeNull();
  for (const { id } of [usual, other]) await send("DELETE", `sittings/${id}`);
});

test("nobody adds so many that every page is full of them, and what is over does not count", async () => {
  const path = `doctor/${harjit}/sittings`;
  const over = { firstDay: "2026-01-01", lastDay: "2026-01-31" };
  const { length } = await read(path, staff);
  const added = [await add(path, { ...sittingBody, ...over })];
  for (let count = length; count < 60; count++) added.push(await add(path, sittingBody));
  const { message } = await add(path, sittingBody, 400);
  expect(message).toBe(
    "There are 60 OPD sessions of this doctor that are not over: delete one of them first.",
  );
  const office = await app.as(admin);
  const form = `/dashboard/AddDoctor/${harjit}/OPD/new`;
  const typed = { weekdays: "1", starts_at: "600", ends_at: "660", room: "Room 77", note: "" };
  const refused = await office.post(form, typed);
  expect(refused.status).toBe(409);
  const shown = await refused.text();
  expect(textOf(shown)).toContain("There are 60 OPD sessions of this doctor");
  expect(shown).toContain('value="Room 77"');
  for (const { id } of added) await send("DELETE", `sittings/${id}`);
  await send("DELETE", `sittings/${(await add(path, sittingBody)).id}`);
});

test("sittings of a deleted doctor are gone", async () => {
  const id = idOf("Dr Kavita Joshi");
  const [sitting] = await read(`doctor/${id}/sittings`, staff);
  const absence = await add(`doctor/${id}/absences`, absenceBody);
  await send("DELETE", `doctor/${id}`);
  await send("GET", `absences/${absence.id}`, undefined, {}, 404);
  await send("GET", `sittings/${sitting.id}`, undefined, {}, 404);
  await send("PUT", `sittings/${sitting.id}`, sittingBody, {}, 404);
  await add(`doctor/${id}/absences`, absenceBody, 404);
  expect(JSON.stringify(await read("opd/week"))).not.toContain(id);
});

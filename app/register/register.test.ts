import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { addDays, momentOf, weekdayOf } from "#app/timetable/calendar.ts";
import { showDay } from "#app/timetable/words.ts";
import { appointmentBody, doctorBody, everyDay, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { openDesk, undoPathIn } from "../../tests/forms/desk.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { saveSetting } from "../../tests/forms/setting-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { visitAll } from "../../tests/pages/visit-all.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const { bearer, desk, other, doctor, read, bookingAt, book, change, stored } = await openDesk(app);

test("a caller gets the next token, and the same form sent twice gives one", async () => {
  const first = await book("9814000027", "Harjot Kaur");
  expect(first.response.status).toBe(303);
  expect(textOf(await read(`/dashboard/Register/${first.id}`))).toContain("1 Harjot Kaur");
  await desk.post(first.path, first.fields);
  expect(stored("SELECT count(*) FROM appointments")).toEqual([1]);
  const other = await desk.post(first.path, { ...first.fields, name: "Somebody Else" });
  expect(other.status).toBe(409);
  expect(textOf(await other.text())).toContain(
    "This form has given token 1 to Harjot Kaur. Open a new one.",
  );
  expect(stored("SELECT count(*) FROM appointments")).toEqual([1]);
  expect((await book("9814000022", "Ram Pyari")).response.status).toBe(303);
  expect(stored("SELECT max(token) FROM appointments")).toEqual([2]);
});

test("who is at a number is found by it, and is asked before a second token", async () => {
  const html = await read(bookingAt("98140 00027"));
  expect(textOf(html)).toContain("Harjot Kaur");
  expect(textOf(await read(bookingAt("0027")))).toContain("Harjot Kaur");
  // The link to later days keeps who it is and whose days.
  expect(html).toMatch(/new\?phone=98140(?:\+|%20)00027&amp;doctor=\w{24}&amp;day=20/);
  const [, person = ""] = /name="person"[^>]*value="(\w{24})"/.exec(html) ?? [];
  const again = await book("9814000027", "", { person });
  expect(again.response.status).toBe(409);
  const text = textOf(await again.response.text());
  expect(text).toContain("Harjot Kaur has token 1 already. Give another one?");
  const given = await book("9814000027", "", { person, again: "on" });
  expect(given.response.status).toBe(303);
  expect(stored("SELECT count(*) FROM patients WHERE phone = '9814000027'")).toEqual([1]);
  const added = await app.send("POST", "/api/v1/doctor", doctorBody, bearer);
  const { id: another } = (await added.json()) as { id: string };
  await app.send("POST", `/api/v1/doctor/${another}/sittings`, everyDay, bearer);
  const path = bookingAt("9814000027").replace(doctor, another);
  const fields = formFields(await read(path));
  const elsewhere = { ...fields, source: "phone", visit: "first", person };
  expect((await desk.post(path, elsewhere)).status).toBe(303);
});

test("somebody who comes again after years is found with the age of today and the year of the last visit", async () => {
  await book("9814000091", "Surinder Pal", { age: "40" });
  onDatabase(app, (sqlite) =>
    sqlite.exec("UPDATE patients SET last_day = '2023-11-20' WHERE phone = '9814000091'"),
  );
  const found = textOf(await read("/dashboard/Patients?q=9814000091"));
  expect(found).toMatch(/Surinder Pal.* 40 .*Mon 20 Nov 2023/);
  expect(textOf(await read(bookingAt("9814000091")))).toMatch(/Surinder Pal\s+40 card/);
});

test("a card is found by its name in whichever script it was written and is typed", async () => {
  const cards = {
    "हरप्रीत कौर ढिल्लों": "harpreet dhillon",
    "ਗੁਰਮੀਤ ਸਿੰਘ": "gurmeet sing",
    Sukhwinder: "सुखविंदर",
  };
  for (const [at, name] of Object.keys(cards).entries()) await book(`98140003${at}7`, name);
  for (const [name, typed] of Object.entries(cards)) {
    const found = await read(`/dashboard/Patients?q=${encodeURIComponent(typed)}`);
    expect([typed, textOf(found)]).toEqual([typed, expect.stringContaining(name)]);
  }
});

test("a search in the register stays on the day that is shown", async () => {
  const day = addDays(momentOf(Date.now()).day, 2);
  const html = await read(`/dashboard/Register?day=${day}`);
  const [form = ""] = /<form(?:(?!<\/form>).)*Token, name or phone.*?<\/form>/s.exec(html) ?? [];
  expect(formFields(form)).toMatchObject({ day });
});

test("a search in the register finds a token, a name and a number as it was pasted or typed", async () => {
  const { id } = await book("9814000029", "Pasted Number");
  const [day, token] = stored(
    `SELECT day FROM appointments WHERE id = '${id}' UNION ALL SELECT token FROM appointments WHERE id = '${id}'`,
  );
  const numbers = ["9814000029", "0029", "+91 98140 00029", "09814000029", "98140-00029"];
  const digits = ["९८१४००००२९", "੯੮੧੪੦੦੦੦੨੯"];
  for (const typed of [...numbers, ...digits, "pasted num", `${token}`]) {
    const q = new URLSearchParams({ day: `${day}`, q: typed });
    expect([typed, textOf(await read(`/dashboard/Register?${q}`))]).toEqual([
      typed,
      expect.stringContaining("Pasted Number"),
    ]);
  }
});

test("what is wrong with the form is said, and nothing is given", async () => {
  const before = stored("SELECT count(*) FROM appointments");
  const nameless = await book("9814000031", "");
  expect(nameless.response.status).toBe(400);
  expect(textOf(await nameless.response.text())).toContain("Name is required.");
  const wrong = await book("9814000031", "Somebody", {
    ...{ age: "old", fee: "much", when: "never", note: "2341 2341 2346" },
  });
  const text = textOf(await wrong.response.text());
  expect(text).toContain("must not be kept here");
  expect(text).toContain("Age must be like 34, 8 m, 20 d, or a date of birth.");
  expect(text).toContain("Fee must be a number.");
  expect(textOf(await read(`/dashboard/Register/new?phone=1&doctor=${doctor}`))).toContain(
    "Phone number must be 10 digits.",
  );
  expect(textOf(await read("/dashboard/Register/new?phone=&doctor=nobody"))).toContain(
    "No doctor is called that.",
  );
  expect(stored("SELECT count(*) FROM appointments")).toEqual(before);
});

test("a button that is out of date says what it is since when, and by whom", async () => {
  const { id } = await book("9814000041", "Anita Kumari");
  expect((await change(id, "booked", "waiting")).status).toBe(303);
  expect((await change(id, "booked", "waiting")).status).toBe(303);
  const refused = await change(id, "booked", "absent", other);
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text())).toMatch(
    /Anita Kumari is “Waiting” since \d{1,2}:\d\d [AP]M \(clerk@example\.org\)\./,
  );
});

test("two clerks who press “Call” at once: one call, and the other is told", async () => {
  const { id, queue } = await book("9814000051", "Poonam Bala");
  await change(id, "booked", "waiting");
  const [token] = stored(`SELECT token FROM appointments WHERE id = '${id}'`);
  const call = (visitor: Visitor) =>
    visitor.post(`/dashboard/Register/queue/${queue}/next`, { now: "", token: String(token) });
  expect((await call(desk)).status).toBe(303);
  expect((await call(desk)).status).toBe(303);
  const refused = await call(other);
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text())).toContain(`Token ${token} is being seen since`);
  expect(stored(`SELECT called FROM queues WHERE id = '${queue}'`)).toEqual([1]);
  const next = await book("9814000052", "Rajni Thakur");
  await change(next.id, "booked", "waiting");
  const [following] = stored(`SELECT token FROM appointments WHERE id = '${next.id}'`);
  const pressed = { now: String(token), token: String(following), shown: `${doctor}-x` };
  const called = await desk.post(`/dashboard/Register/queue/${queue}/next`, pressed);
  // The register comes back at what was open, not at a row.
  expect(called.headers.get("Location")).toBe(`/dashboard/Register?sitting=${doctor}-x`);
  expect(textOf(await read("/dashboard/Register"))).toContain(
    `Rajni Thakur is being seen, token ${following}. Poonam Bala was seen.`,
  );
});

test("visitors read which token is being seen, at once and without any name", async () => {
  const profile = `/doctor/${doctor}`;
  const [now] = stored("SELECT now_token FROM queues WHERE now_token IS NOT NULL");
  // After 23:00, when the hours are over, /opd begins with tomorrow.
  const opd = `/opd?day=${momentOf(Date.now()).day}`;
  for (const path of [profile, `${profile}/token`, opd]) {
    expect([path, textOf(await read(path, app))]).toEqual([
      path,
      expect.stringContaining(`Token ${now} is being seen`),
    ]);
  }
  const [id] = stored("SELECT id FROM appointments WHERE state = 'in'");
  await change(String(id), "in", "seen");
  const isOver = momentOf(Date.now()).minute >= 23 * 60;
  const says = textOf(await read(profile, app)).includes(`Token ${now} was seen.`);
  expect(says).toBe(!isOver);
  expect(await read(`${profile}/token`, app)).toContain('http-equiv="refresh" content="30"');
});

test("who waits at home reads how long the last ten took, and an arrival makes no page old", async () => {
  const [queue] = stored("SELECT id FROM queues WHERE called > 0");
  const token = `/doctor/${doctor}/token`;
  see(4, 60);
  expect(textOf(await read(token, app))).not.toContain("The last ten");
  see(9, 7);
  expect(textOf(await read(token, app))).toContain("The last ten took 7 minutes each.");
  expect(textOf(await read(`/hi${token}`, app))).toContain("हर एक पर 7 मिनट लगे");
  // While nobody is called, it would promise too much.
  for (const state of ["paused", "over", "open"]) {
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE queues SET state = ? WHERE id = ?").run(state, String(queue)),
    );
    const says = textOf(await read(token, app)).includes("The last ten took 7 minutes each.");
    expect([state, says]).toEqual([state, state === "open"]);
  }
  const version = () => stored("SELECT version FROM table_versions WHERE table_name = 'queues'");
  const { id } = await book("9814000062", "Rekha Devi");
  const before = version();
  await change(id, "booked", "waiting");
  expect(version()).toEqual(before);
  await book("9814000063", "Usha Rani");
  expect(version()).not.toEqual(before);
  onDatabase(app, (sqlite) => sqlite.exec("DELETE FROM appointments WHERE id LIKE 'e%'"));

  function see(people: number, minutes: number): void {
    const at = (more: number) => `strftime('%FT%TZ', 'now', (token + ${more}) || ' minutes')`;
    onDatabase(app, (sqlite) =>
      sqlite.exec(`
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${people})
          INSERT INTO appointments (id, doctor_id, doctor_name, day, kind, queue_id, token, source, visit, fee, created_at, updated_at)
            SELECT printf('e%02d%021d', ${minutes}, i), doctor_id, doctor_name, day, 'visit', id, ${minutes * 10} + i, 'phone', 'first', 0, created_at, updated_at
              FROM queues, n WHERE id = '${queue}';
        UPDATE appointments SET state = 'seen', called_at = ${at(0)}, seen_at = ${at(minutes)} WHERE token > ${minutes * 10} AND id LIKE 'e%'`),
    );
  }
});

test("articles and the home page stay in the memory of the server through a day of tokens", async () => {
  const paths = ["/", "/Dengue", "/doctors"];
  const kept = async () => {
    const responses = await Promise.all(paths.map((path) => app.get(path)));
    return responses.map((response) => response.headers.get("ETag"));
  };
  const count = () =>
    stored("SELECT version FROM table_versions WHERE table_name <> 'queues' ORDER BY 1");
  const before = [await kept(), count()];
  const { id } = await book("9814000061", "Simran Grewal");
  await change(id, "booked", "waiting");
  expect([await kept(), count()]).toEqual(before);
});

test("a stranger finds no patient anywhere, and the desk's pages ask to sign in", async () => {
  const names = stored(
    "SELECT name FROM patients UNION SELECT phone FROM patients WHERE phone <> ''",
  );
  expect(names.length).toBeGreaterThan(5);
  const calls = ["doctors", "opd", "opd/week", `doctor/${doctor}`, "openapi.json"];
  const token = `/doctor/${doctor}/token`;
  const starts = ["/", token, `/hi${token}`, "/hi/opd", ...calls.map((path) => `/api/v1/${path}`)];
  // The pages in other languages are made of the same data, and all articles come from one route.
  const articles = new Set<string>(articleLinks.slice(5).map(({ path }) => path));
  const isPage = (address: string) =>
    !/^\/(?:assets|uploads|media|video|hi|pa)\/|\.data$/.test(address) && !articles.has(address);
  const visited = await visitAll(app, starts, isPage);
  expect(visited.length).toBeGreaterThan(50);
  for (const { address, body } of visited) {
    const found = names.filter((name) => body.includes(String(name)));
    expect([address, found]).toEqual([address, []]);
  }
  const [id] = stored("SELECT id FROM appointments");
  for (const path of [
    `/dashboard/Register/${id}`,
    "/dashboard/Register.data",
    "/dashboard/Patients",
  ]) {
    expect([path, (await app.get(path)).status]).not.toEqual([path, 200]);
  }
});

test("a doctor is away: all are moved in their order, and told one by one", async () => {
  const { queue, id } = await book("9814000071", "Kiran Bala");
  const { id: here } = await book("9814000072", "Som Nath");
  expect((await change(here, "booked", "waiting")).status).toBe(303);
  const path = `/dashboard/Register/queue/${queue}/move`;
  const page = await read(path);
  expect(textOf(page)).toContain("Kiran Bala");
  const [token, day = ""] = stored(
    `SELECT token FROM appointments WHERE id = '${id}' UNION ALL SELECT day FROM queues WHERE id = '${queue}'`,
  ) as [number, string];
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(page) ?? [];
  const moved = await desk.post(path, { when });
  const told = moved.headers.get("Location") ?? "";
  const list = await read(told);
  expect(textOf(list)).toMatch(/0 of \d+ told/);
  expect(list).toContain("https://wa.me/919814000071?text=");
  // Sent again where no reply came.
  const again = await desk.post(path, { when });
  expect(again.headers.get("Location")).toBe(told);
  expect(textOf(await read(told))).toContain("Nobody is left to move or to cancel.");
  expect(decodeURIComponent(list)).toContain(`is away on ${showDay(day)}`);
  expect(textOf(list)).toContain(`Kiran Bala ${token}, ${showDay(day)}`);
  // Who has come already has to be told too.
  expect(textOf(list)).toMatch(/Som Nath \d+, /);
  expect(decodeURIComponent(/wa\.me[^"]*/.exec(list)?.[0] ?? "")).not.toContain("Kiran");
  expect((await desk.post(`/dashboard/Register/${id}/told`, {})).status).toBe(303);
  expect(textOf(await read(told))).toMatch(/1 of \d+ told/);
  const [to = ""] = when.split("/");
  expect(textOf(await read(`/dashboard/Register/${id}`))).toMatch(
    new RegExp(`moved it to (token \\d+, )?${showDay(to)}`),
  );
});

test("who has a token there already is not moved there, and one who is cancelled is one appointment", async () => {
  const { queue } = await book("9814000075", "Stays There");
  const path = `/dashboard/Register/queue/${queue}/move`;
  const [here = ""] = stored(
    `SELECT day || '/' || doctor_id || '/' || sitting_id FROM queues WHERE id = '${queue}'`,
  ) as string[];
  const same = await desk.post(path, { when: here });
  expect(same.status).toBe(400);
  expect(textOf(await same.text())).toContain(
    "They have tokens there already. Choose another time.",
  );
  const open = "state IN ('booked', 'waiting') AND queue_id";
  const others = `SELECT id FROM appointments WHERE ${open} = '${queue}' ORDER BY token DESC LIMIT -1 OFFSET 1`;
  for (const other of stored(others)) {
    const [state] = stored(`SELECT state FROM appointments WHERE id = '${other}'`);
    await change(`${other}`, `${state}`, "cancelled");
  }
  const left = textOf(await read(path));
  expect(left).toContain("Move 1 appointment");
  expect(left).toContain("Cancel it: nobody sees this patient");
  expect(left).not.toContain("Move all");
  const cancelled = await desk.post(path, { when: "cancel" });
  expect(textOf(await read(cancelled.headers.get("Location") ?? ""))).toContain(
    "1 appointment was cancelled. Now tell the patients.",
  );
  const nobody = await read(path);
  expect(textOf(nobody)).toContain("Nobody is left to move or to cancel.");
  expect(nobody).not.toContain('name="when"');
});

test("that a visit is cancelled is written to each patient in the language of the card", async () => {
  const { queue } = await book("9814000077", "Sunita", { language: "hi" });
  await book("9814000078", "Gurpreet", { language: "pa" });
  const cancelled = await desk.post(`/dashboard/Register/queue/${queue}/move`, { when: "cancel" });
  const html = await read(cancelled.headers.get("Location") ?? "");
  for (const [phone, script] of [
    ["9814000077", /\p{Script=Devanagari}/u],
    ["9814000078", /\p{Script=Gurmukhi}/u],
  ] as const) {
    const [, message = ""] = new RegExp(`wa\\.me/91${phone}\\?text=([^"]*)`).exec(html) ?? [];
    expect(decodeURIComponent(message)).toMatch(script);
  }
});

test("who was told the token has to be told anew that it is cancelled, or given back", async () => {
  const { id } = await book("9814000073", "Told Early");
  const told = () => stored(`SELECT told_at IS NOT NULL FROM appointments WHERE id = '${id}'`);
  for (const [from, to] of [
    ["booked", "cancelled"],
    ["cancelled", "booked"],
  ] as const) {
    await desk.post(`/dashboard/Register/${id}/told`, {});
    expect(told()).toEqual([1]);
    expect((await change(id, from, to)).status).toBe(303);
    expect([to, told()]).toEqual([to, [0]]);
    // No message says that a token is good which was cancelled.
    expect([to, /wa\.me/.test(await read(`/dashboard/Register/${id}`))]).toEqual([
      to,
      to === "booked",
    ]);
  }
});

test("a program that names no day gets one on which the doctor comes", async () => {
  const { bearer } = await logIn(app, admin);
  const { _id: id } = await (await app.send("POST", "/api/v1/doctor", doctorBody, bearer)).json();
  const path = `/api/v1/doctor/${id}`;
  await app.send("POST", `${path}/sittings`, everyDay, bearer);
  const { date: day } = await (await app.get("/api/v1/opd")).json();
  await app.send("POST", `${path}/absences`, { firstDay: day, lastDay: day }, bearer);
  const given = await app.send("POST", `${path}/appointments`, appointmentBody, bearer);
  expect(given.status).toBe(201);
  expect((await given.json()).date > day).toBe(true);
});

test("who speaks Hindi or Punjabi is written to in that language, with its dates and times", async () => {
  for (const [phone, language, words] of [
    ["9814000088", "hi", /आपका टोकन नंबर \d+ है।.*बदलने के लिए [\d ]+ पर फोन करें।/],
    ["9814000089", "pa", /ਤੁਹਾਡਾ ਟੋਕਨ ਨੰਬਰ \d+ ਹੈ।.*ਬਦਲਣ ਲਈ [\d ]+ 'ਤੇ ਫ਼ੋਨ ਕਰੋ।/],
  ] as const) {
    const { id } = await book(phone, "Sunita", { language });
    const html = await read(`/dashboard/Register/${id}`);
    const message = decodeURIComponent(/wa\.me[^"]*/.exec(html)?.[0] ?? "").replaceAll(
      "&#x27;",
      "'",
    );
    expect(message).toMatch(words);
    expect(message).not.toMatch(/[AP]M|Sunita|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/);
    await book(phone, "Sunita", { language: "" });
    expect(stored(`SELECT language FROM patients WHERE phone = '${phone}'`)).toEqual([language]);
    expect((await desk.post(`/dashboard/Register/${id}/told`, {})).status).toBe(303);
    expect(textOf(await read(`/dashboard/Register/${id}`))).toMatch(/Told at \d{1,2}:\d\d [AP]M/);
  }
});

test("who does not want to be written to is called", async () => {
  const { id } = await book("9814000087", "Satya Devi", { messages: "no" });
  const html = await read(`/dashboard/Register/${id}`);
  expect(html).toContain('href="tel:+919814000087"');
  expect(html).not.toMatch(/wa\.me|href="sms:/);
});

test("the slip and the list for the doctor's room are on paper without phone numbers", async () => {
  const { id, queue } = await book("9814000081", "Baldev Raj", { age: "66", sex: "M" });
  const slip = textOf(await read(`/dashboard/Register/${id}/slip`));
  expect(slip).toMatch(/Baldev Raj M 66/);
  expect(slip).not.toContain("98140 00081");
  for (const [paper, other] of [
    ["80mm", "On A5 paper"],
    ["a5", "On 80 mm paper"],
  ]) {
    const sheet = textOf(await read(`/dashboard/Register/${id}/slip?paper=${paper}`));
    expect([paper, sheet]).toEqual([paper, expect.stringContaining(other ?? "")]);
    // The doctor writes on the large one.
    expect([paper, /BP Pulse .* Rx /.test(sheet)]).toEqual([paper, paper === "a5"]);
  }
  const gone = await book("9814000083", "Gone Again");
  await change(gone.id, "booked", "cancelled");
  const list = await read(`/dashboard/Register/queue/${queue}/print`);
  expect(textOf(list)).toContain("Baldev Raj");
  expect(list).not.toContain("<td>Gone Again</td>");
  // The lines without a name begin with the number that nobody has yet.
  const [, blank] = /<td>(\d+)<\/td><td><\/td>/.exec(list) ?? [];
  expect(stored(`SELECT given + 1 FROM queues WHERE id = '${queue}'`)).toEqual([Number(blank)]);
  expect(list).not.toContain("9814000081");
  expect(list.match(/<tr>/g)?.length).toBeGreaterThan(30);
});

test("a pause is told to visitors, and a stale form changes nothing", async () => {
  const { queue } = await book("9814000091", "Meena Sharma");
  const path = `/dashboard/Register/queue/${queue}`;
  const { version = "" } = formFields(await read(path));
  const pause = { state: "paused", back_at: "690", given: "40", version };
  expect((await desk.post(path, pause)).status).toBe(303);
  expect(stored(`SELECT back_at FROM queues WHERE id = '${queue}'`)).toEqual([690]);
  // Later than now, whenever the test runs.
  stored(`UPDATE queues SET back_at = 1439 WHERE id = '${queue}' RETURNING id`);
  expect(textOf(await read(`/doctor/${doctor}/token`, app))).toContain("Paused until 11:59 PM.");
  expect(textOf(await read("/dashboard/Register"))).toMatch(/Paused until 11:59 PM, \d+ waiting/);
  const stale = await other.post(path, { ...pause, state: "over" });
  expect(stale.status).toBe(409);
  expect(textOf(await stale.text())).toMatch(
    /Somebody else saved this while you were editing.*State Paused OPD is over.*11:59 PM None/,
  );
});

test("a card is corrected by its number, and erased by an administrator alone", async () => {
  const found = await read("/dashboard/Patients?q=0081");
  const [, id = ""] = /\/Patients\/(\w{24})"/.exec(found) ?? [];
  const path = `/dashboard/Patients/${id}`;
  const [number] = stored(`SELECT number FROM patients WHERE id = '${id}'`);
  expect(await read(`/dashboard/Patients?q=${number}`)).toContain(`href="${path}"`);
  const fields = formFields(await read(path));
  expect((await other.post(path, { ...fields, place: "Ambala" })).status).toBe(303);
  const late = await desk.post(path, { ...fields, place: "Karnal" });
  expect(late.status).toBe(409);
  const again = formFields(await late.text());
  expect(again.place).toBe("Karnal");
  expect((await desk.post(path, again)).status).toBe(303);
  fields.version = formFields(await read(path)).version ?? "";
  const numberless = await desk.post(path, { ...fields, phone: "" });
  expect(textOf(await numberless.text())).toContain(
    "Phone number is required, or tick “No phone”.",
  );
  const saved = await desk.post(path, { ...fields, sex: "M", place: "Sector 21" });
  expect(saved.status).toBe(303);
  expect((await other.post(path, { ...fields, place: "Elsewhere" })).status).toBe(409);
  const secret = await desk.post(path, { ...fields, version: "2", reference: "2341 2341 2346" });
  expect(textOf(await secret.text())).toContain("must not be kept here");
  expect((await desk.get(`${path}/erase`)).status).toBe(403);
  const boss = await app.as(admin);
  expect((await boss.post(`${path}/erase`, {})).status).toBe(303);
  expect(stored(`SELECT count(*) FROM patients WHERE id = '${id}'`)).toEqual([0]);
  expect(textOf(await read("/dashboard/Register?q=erased"))).not.toContain("Baldev");
});

test("“Seen” by mistake is taken back from its message, by whoever pressed it", async () => {
  const { id } = await book("9814000046", "Neelam Verma");
  for (const [from, to] of [
    ["booked", "waiting"],
    ["waiting", "in"],
    ["in", "seen"],
  ] as const) {
    await change(id, from, to);
  }
  const [, undo = ""] = /action="([^"]*\/undo\/\d+)"/.exec(await read("/dashboard/Register")) ?? [];
  expect((await other.post(undo, {})).status).toBe(409);
  expect((await desk.post(undo, {})).status).toBe(303);
  const place = await read("/dashboard/Register");
  expect(textOf(place)).toContain("The change was undone. Neelam Verma is being seen");
  expect(stored(`SELECT state FROM appointments WHERE id = '${id}'`)).toEqual(["in"]);
  await change(id, "in", "seen");
  await change(id, "seen", "waiting", other);
  expect(textOf(await (await desk.post(undo, {})).text())).toContain("is “Waiting” since");
});

test("a card and a pause are taken back too, by who changed them and while nothing followed", async () => {
  const { id, queue } = await book("9814000047", "Paramjit Kaur");
  const [, card = ""] = /\/Patients\/(\w{24})"/.exec(await read(`/dashboard/Register/${id}`)) ?? [];
  const path = `/dashboard/Patients/${card}`;
  const undoAt = async (page: string) => undoPathIn(await read(page));
  const fields = formFields(await read(path));
  const finds = async (name: string) =>
    (await read(`/dashboard/Patients?q=${name}`)).includes(`href="${path}"`);
  await desk.post(path, { ...fields, name: "Sarabjeet Kaur", phone: "9814000048" });
  const ofCard = await undoAt(path);
  expect([await finds("Sarabjeet"), await finds("Paramjit")]).toEqual([true, false]);
  expect((await other.post(ofCard, {})).status).toBe(409);
  for (const _ of [1, 2]) expect((await desk.post(ofCard, {})).status).toBe(303);
  expect(textOf(await read(path))).toContain("The change was undone. Card");
  expect(stored(`SELECT name || phone FROM patients WHERE id = '${card}'`)).toEqual([
    "Paramjit Kaur9814000047",
  ]);
  expect([await finds("Sarabjeet"), await finds("Paramjit")]).toEqual([false, true]);
  await desk.post(path, { ...formFields(await read(path)), place: "Raipur Rani" });
  expect((await desk.post(await undoAt(path), {})).status).toBe(303);
  expect(stored(`SELECT place FROM patients WHERE id = '${card}'`)).toEqual([""]);
  const at = `/dashboard/Register/queue/${queue}`;
  const [before] = stored(`SELECT given FROM queues WHERE id = '${queue}'`);
  const pause = { ...formFields(await read(at)), state: "over", given: "50" };
  await desk.post(at, pause);
  const ofQueue = await undoAt("/dashboard/Register");
  expect((await desk.post(ofQueue, {})).status).toBe(303);
  const now = `SELECT state || given FROM queues WHERE id = '${queue}'`;
  expect(stored(now)).toEqual([`open${before}`]);
  await desk.post(at, { ...pause, ...formFields(await read(at)), state: "over", given: "50" });
  const late = await undoAt("/dashboard/Register");
  await book("9814000049", "Charanjit Singh");
  expect((await desk.post(late, {})).status).toBe(409);
  await desk.post(at, { ...formFields(await read(at)), state: "open" });
});

test("what was on paper is entered with its numbers, each once", async () => {
  const html = await read("/dashboard/Register");
  const [, to = ""] = /href="([^"]*Register\/paper\?when=[^"]*)"/.exec(html) ?? [];
  const path = to.replaceAll("&amp;", "&");
  const row = { ...formFields(await read(path)), token: "60", name: "Sukhdev Singh", phone: "" };
  expect((await desk.post(path, { ...row, state: "seen" })).status).toBe(303);
  expect((await desk.post(path, { ...row, state: "seen" })).status).toBe(303);
  const shown = stored(
    "SELECT appointments.state || given || passed FROM appointments JOIN queues ON queues.id = queue_id WHERE token = 60",
  );
  expect(shown).toEqual(["seen6060"]);
  const queue = "(SELECT queue_id FROM appointments WHERE token = 60)";
  const given = stored(
    `SELECT token FROM appointments WHERE queue_id = ${queue}
      UNION SELECT moved_from ->> 'token' FROM appointments WHERE moved_from ->> 'queue_id' = ${queue}`,
  );
  const free = Array.from({ length: 60 }, (_, at) => at + 1).find((one) => !given.includes(one));
  expect(formFields(await read(path)).token).toBe(String(free));
  const again = {
    ...formFields(await read(path)),
    token: "60",
    name: "Ram Pyari",
    state: "absent",
  };
  const taken = await desk.post(path, again);
  expect(taken.status).toBe(409);
  expect(textOf(await taken.text())).toContain("Token 60 is taken: Sukhdev Singh.");
  const yesterday = stored("SELECT date('now', '+330 minutes', '-1 day')")[0] as string;
  const before = path.replace(/\d{4}-\d\d-\d\d/, yesterday);
  const late = await desk.post(before, { ...again, token: "61", state: "waiting" });
  expect(textOf(await late.text())).toContain("Nobody waits on another day.");
  const wrong = await desk.post(path, { ...again, token: "0", name: "" });
  expect(wrong.status).toBe(400);
  expect(textOf(await wrong.text())).toContain("Token must be a whole number from 1 to 999.");
  expect(stored("SELECT count(*) FROM patients WHERE name = 'Ram Pyari' AND phone = ''")).toEqual([
    0,
  ]);
});

test("a free follow-up is offered after a visit that was paid, and not twice", async () => {
  const { id } = await book("9814000044", "Amrit Kaur");
  const hint = async () => textOf(await read(bookingAt("9814000044")));
  // Late in the evening the first time is one of tomorrow.
  const { when: offered } = formFields(await read(bookingAt("9814000044")));
  const offeredDay = String(offered).split("/")[0] ?? "";
  const see = (appointment: string, paid: number) =>
    stored(
      `UPDATE appointments SET state = 'seen', paid = ${paid} WHERE id = '${appointment}' RETURNING id`,
    );
  stored(`UPDATE appointments SET paid = 800 WHERE id = '${id}' RETURNING id`);
  expect(await hint()).not.toContain("follow-up until");
  see(id, 0);
  expect(await hint()).not.toContain("follow-up until");
  see(id, 800);
  expect(await hint()).toMatch(/Free: ₹800 paid on .*, follow-up until \w{3} \d/);
  expect(formFields(await read(bookingAt("9814000044"))).fee).toBe("0");
  const brother = { name: "Gurdev Singh", age: "40", sex: "male", person: "" };
  const asFollowUp = { visit: "follow-up", fee: "0", ...brother };
  const { response: free, path, fields } = await book("9814000044", "Gurdev Singh", asFollowUp);
  expect(free.status).toBe(409);
  expect(textOf(await free.text())).toContain("No follow-up with this doctor is known. Keep");
  expect((await desk.post(path, { ...fields, again: "on" })).status).toBe(303);
  const late = `${bookingAt("9814000044")}&day=${addDays(offeredDay, 8)}`;
  expect(textOf(await read(late))).not.toContain("follow-up until");
  expect(formFields(await read(late)).fee).toBe("1000");
  const html = await read(late);
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const person = /name="person"[^>]*value="(\w{24})"/.exec(html)?.[1] ?? "";
  const early = {
    ...formFields(html),
    person,
    when,
    source: "phone",
    visit: "follow-up",
    fee: "0",
  };
  const asked = await desk.post(late, early);
  expect(asked.status).toBe(409);
  expect(textOf(await asked.text())).toMatch(
    /A follow-up is until \w{3} \d+ \w+\. Keep this fee\?/,
  );
  const page = await read(`/dashboard/Register/${id}`);
  const [, card = ""] = /\/Patients\/(\w{24})"/.exec(page) ?? [];
  expect(textOf(await read(`/dashboard/Patients/${card}`))).toContain("Free: ₹800 paid on");
  expect(textOf(await read(`/dashboard/Register/${id}/slip`))).toMatch(/Free until \w{3} \d+ \w+/);
  const daysBefore = (days: number) =>
    stored(
      `UPDATE appointments SET day = '${addDays(offeredDay, -days)}' WHERE id = '${id}' RETURNING id`,
    );
  daysBefore(7);
  expect(await hint()).toContain("follow-up until");
  daysBefore(8);
  expect(await hint()).not.toContain("follow-up until");
  daysBefore(0);
  const second = await book("9814000044", "Amrit Kaur", { visit: "follow-up", fee: "0" });
  see(second.id, 0);
  expect(await hint()).not.toContain("follow-up until");
});

test("a doctor may have other days and another fee for a follow-up, and a fee for video calls", async () => {
  const { id } = await book("9814000039", "Surinder Kaur");
  stored(`UPDATE appointments SET state = 'seen', paid = 800 WHERE id = '${id}' RETURNING id`);
  const boss = await app.as(admin);
  const path = `/dashboard/Register/doctor/${doctor}`;
  async function save(more: Record<string, string>) {
    const fields = { ...formFields(await read(path, boss)), ...more };
    return boss.post(path, fields);
  }
  const wrong = await save({ follow_up_days: "61" });
  expect(textOf(await wrong.text())).toContain("Days must be a whole number of at most 60.");
  const other = { follow_up_days: "30", follow_up_fee: "200", video_fee: "500" };
  expect((await save(other)).status).toBe(303);
  expect(formFields(await read(path, boss))).toMatchObject(other);
  const tomorrow = stored("SELECT date('now', '+330 minutes', '+1 day')")[0];
  const video = `/dashboard/Register/video?day=${tomorrow}&doctor=${doctor}`;
  expect(formFields(await read(video)).fee).toBe("500");
  await save({ video_fee: "0" });
  expect(formFields(await read(video)).fee).toBe("0");
  const booking = await read(bookingAt("9814000039"));
  expect(textOf(booking)).toContain("₹200: ₹800 paid on");
  expect(formFields(booking).fee).toBe("200");
  expect(textOf(await read(`/dashboard/Register/${id}/slip`))).toContain("₹200 until");
  await save({ follow_up_days: "0" });
  expect(textOf(await read(bookingAt("9814000039")))).not.toContain("₹800 paid on");
  await save({ follow_up_days: "", follow_up_fee: "", video_fee: "" });
  expect(textOf(await read(bookingAt("9814000039")))).toContain("Free: ₹800 paid on");
});

test("a doctor sees people in hours that the timetable does not have", async () => {
  const path = bookingAt("9814000043");
  const html = await read(path);
  const [, when = ""] = /value="([^"]*\/extra)"/.exec(html) ?? [];
  const without = await book("9814000043", "Surjit Kaur", { when });
  expect(without.response.status).toBe(400);
  const given = await book("9814000043", "Surjit Kaur", { when, from: "600", to: "660" });
  expect(given.response.status).toBe(303);
  const register = textOf(await read("/dashboard/Register"));
  expect(register).toContain("10–11 AM");
  expect(register).not.toContain("Hours not in the timetable");
});

test("a video call has a time of its own, and what the law asks for", async () => {
  const boss = await app.as(admin);
  const tomorrow = stored("SELECT date('now', '+330 minutes', '+1 day')")[0] as string;
  const list = `/dashboard/Register/video?day=${tomorrow}&doctor=${doctor}`;
  const form: Record<string, string> = formFields(await read(list));
  const wrong = await desk.post(list, { ...form, name: "Jaspreet Kaur", consent: "" });
  expect(textOf(await wrong.text())).toContain(
    "Say whether the patient asked for the call or agreed to it.",
  );
  const who = { ...form, name: "Jaspreet Kaur", consent: "implied" };
  const bare = textOf(await (await desk.post(list, who)).text());
  expect(bare).toContain("Age is required for a video call.");
  expect(bare).toContain("Phone number is required for a video call.");
  expect(bare).toContain("The registration number of");
  const tokens = `/dashboard/Register/doctor/${doctor}`;
  const fields = formFields(await read(tokens, boss));
  await boss.post(tokens, { ...fields, registration: "HMC 12345" });
  const child = { ...who, phone: "9814000067", age: "17" };
  expect(textOf(await (await desk.post(list, child)).text())).toContain(
    "An adult’s name is required for a minor’s video call.",
  );
  const whole: Record<string, string> = { ...child, guardian: "Balbir Singh", language: "hi" };
  const [yesterday] = stored("SELECT date('now', '+330 minutes', '-1 day')");
  const late = await desk.post(list.replace(tomorrow, String(yesterday)), whole);
  expect(late.status).toBe(400);
  const sentBack = await late.text();
  expect(textOf(sentBack)).toMatch(/has no free time .*This time is over\./s);
  expect(formFields(sentBack)).toMatchObject({ name: whole.name, guardian: "Balbir Singh" });
  for (const _ of [1, 2]) expect((await desk.post(list, whole)).status).toBe(303);
  const calls = "SELECT state || time FROM appointments WHERE kind = 'video'";
  const other = await desk.post(list, { ...whole, name: "Somebody Else" });
  expect(other.status).toBe(409);
  expect(textOf(await other.text())).toContain("This form has booked Jaspreet Kaur, ");
  expect(stored(calls)).toEqual([`booked${whole.time}`]);
  expect(await read(list)).not.toContain(`<option value="${whole.time}"`);
  const { form_key: _, ...again } = whole;
  const taken = await desk.post(list, { ...again, name: "Ram Pyari", phone: "9814000068" });
  expect(taken.status).toBe(409);
  expect(textOf(await taken.text())).toContain("This time is taken: Jaspreet Kaur,");
  const page = await read(`/dashboard/Register/video?day=${tomorrow}`);
  const message = decodeURIComponent(/wa\.me[^"]*/.exec(page)?.[0] ?? "");
  expect(message).toContain("(रजिस्ट्रेशन HMC 12345) के साथ वीडियो कॉल है।");
  const [, step = ""] = /action="([^"]*\/Register\/video\/\w{24})"/.exec(page) ?? [];
  const press = (from: string, to: string) => desk.post(step, { from, to });
  await press("booked", "cancelled");
  expect(textOf(await read(`/dashboard/Register?day=${tomorrow}`))).not.toContain("Video calls: 1");
  const cancelled = await read(`/dashboard/Register/video?day=${tomorrow}`);
  expect(cancelled).toContain('href="tel:+919814000067"');
  expect(cancelled).not.toMatch(/wa\.me|sms:/);
  await press("cancelled", "booked");
  expect(page).not.toContain("Call begun");
  const early = await press("booked", "in");
  expect(early.status).toBe(409);
  expect(textOf(await early.text())).toContain(
    `This video call is for ${showDay(tomorrow)}. Until then it can only be cancelled.`,
  );
  expect(textOf(await read(`/dashboard/Register?day=${tomorrow}`))).toContain("Video calls: 1");
  const today = addDays(tomorrow, -1);
  moveCalls(tomorrow, today);
  expect(await read(`/dashboard/Register/video?day=${today}`)).toContain("Call begun");
  expect((await press("booked", "in")).status).toBe(303);
  expect((await press("booked", "absent")).status).toBe(409);
  expect((await press("in", "seen")).status).toBe(303);
  expect(textOf(await read(`/dashboard/Register?day=${today}`))).toContain("Video calls: 1");
  const csv = await read(`/dashboard/Register/export.csv?from=${today}`, boss);
  expect(csv).toMatch(/"","Jaspreet Kaur","9814000067","\d+","Video call","First","Seen"/);
  const [card = ""] = stored("SELECT patient_id FROM appointments WHERE kind = 'video'");
  expect(textOf(await read(`/dashboard/Patients/${card}`))).toContain("video call");
});

function moveCalls(from: string, to: string): void {
  onDatabase(app, (sqlite) => {
    const change = "UPDATE appointments SET day = ? WHERE kind = 'video' AND day = ?";
    sqlite.prepare(change).run(to, from);
  });
}

test("a form for a video call is about the doctor whom it names, whoever is called alike by then", async () => {
  const { bearer } = await logIn(app, admin);
  const { name } = (await (await app.get(`/api/v1/doctor/${doctor}`)).json()) as { name: string };
  const day = addDays(momentOf(Date.now()).day, 1);
  const search = new URLSearchParams({ doctor: name, day });
  const page = await read(`/dashboard/Register/video?${search}`);
  const forms = [...page.matchAll(/<form[^>]*action="([^"]*)"(?:(?!<\/form>).)*name="form_key"/gs)];
  const action = forms[0]?.[1]?.replaceAll("&amp;", "&") ?? "";
  const alike = { ...doctorBody, name };
  expect((await app.send("POST", "/api/v1/doctor", alike, bearer)).status).toBe(201);
  const refused = await desk.post(action, { ...formFields(page), name: "Gurpreet Kaur" });
  expect(refused.status).toBe(400);
  expect(formFields(await refused.text())).toMatchObject({ name: "Gurpreet Kaur" });
});

test("for a day that is too far ahead no video call is offered, and what was typed for it comes back", async () => {
  const day = addDays(momentOf(Date.now()).day, 181);
  const list = `/dashboard/Register/video?day=${day}&doctor=${doctor}`;
  const html = await read(list);
  expect(textOf(html)).toContain("The day must be within the next 180 days.");
  expect(html).not.toContain('name="consent"');
  const before = await read(list.replace(day, addDays(day, -1)));
  const fields = { ...formFields(before), name: "Jaspreet Kaur", phone: "9814000067" };
  const late = await desk.post(list, { ...fields, age: "40", consent: "implied" });
  expect(late.status).toBe(400);
  const sentBack = await late.text();
  expect(textOf(sentBack)).toContain("The day must be within the next 180 days.");
  expect(formFields(sentBack)).toMatchObject({ name: "Jaspreet Kaur" });
});

test("who offers a video call is told where the doctor is away on that day", async () => {
  const day = addDays(momentOf(Date.now()).day, 2);
  const list = `/dashboard/Register/video?day=${day}&doctor=${doctor}`;
  expect(textOf(await read(list))).not.toContain("Away");
  const path = `/api/v1/doctor/${doctor}/absences`;
  const { bearer } = await logIn(app, admin);
  const added = await app.send("POST", path, { firstDay: day, lastDay: day }, bearer);
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: string };
  expect(textOf(await read(list))).toContain("Away");
  expect(textOf(await read(list.replace(day, addDays(day, 1))))).not.toContain("Away");
  async function warned(part: object) {
    const put = { firstDay: day, lastDay: day, ...part };
    expect((await app.send("PUT", `/api/v1/absences/${id}`, put, bearer)).status).toBe(200);
    return /Away[^.]*\.|Comes[^.]*\./.exec(textOf(await read(list)))?.[0];
  }
  expect(await warned({ backAt: "22:30" })).toBe("Comes at 10:30 PM.");
  expect(await warned({ backAt: "06:30" })).toBeUndefined();
  expect(await warned({ fromAt: "06:30" })).toBe("Away from 6:30 AM.");
  expect(await warned({ fromAt: "22:45" })).toBeUndefined();
  expect((await app.send("DELETE", `/api/v1/absences/${id}`, undefined, bearer)).status).toBe(200);
});

test("the desk finds a doctor as callers name one", async () => {
  const name = stored(`SELECT name FROM doctors WHERE id = '${doctor}'`)[0] as string;
  const [, first = "", last = ""] = /^Dr\.? (\S+) (.*)$/.exec(name) ?? [];
  for (const typed of [`Dr ${last}`, `${last} ${first}`.toLowerCase()]) {
    const html = await read(`/dashboard/Register/new?doctor=${encodeURIComponent(typed)}`);
    expect(html).not.toContain("No doctor is called that.");
    expect(html).toContain(name);
  }
});

test("a program books video calls and extra hours, and takes the fee of a call", async () => {
  const { bearer } = await logIn(app, admin);
  const date = stored("SELECT date('now', '+330 minutes', '+2 days')")[0] as string;
  async function call(method: string, path: string, body?: object) {
    const response = await app.send(method, `/api/v1/${path}`, body, bearer);
    return { status: response.status, body: await response.json() };
  }
  const create = `doctor/${doctor}/appointments`;
  const slots = (await call("GET", `doctor/${doctor}`)).body.videoSlots as string[];
  const [hour = "", half = ""] = /(\d+):(\d+)/.exec(slots[0] ?? "")?.slice(1) ?? [];
  const isAfternoon = (slots[0] ?? "").endsWith("PM") && hour !== "12";
  const time = `${String(Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, "0")}:${half}`;
  const who = { source: "phone", name: "Neelam Verma", phone: "9814000071", age: "18" };
  const video = { ...who, type: "Video Call", date, time, fee: 600 };
  expect((await call("POST", create, video)).body.errors).toHaveProperty("consent");
  const made = await call("POST", create, { ...video, consent: "given" });
  expect(made).toMatchObject({
    status: 201,
    body: { type: "Video Call", token: null, queue: null, time, consent: "given", due: 600 },
  });
  const taken = await call("POST", create, { ...video, name: "Om", consent: "given" });
  expect(taken.body.errors.time[0]).toContain("This time is taken: Neelam Verma");
  const { id } = made.body;
  const list = async (path: string) => (await call("GET", path)).body;
  const days = `from=${date}&to=${date}`;
  expect(await list(`appointments?${days}&type=Video%20Call`)).toEqual([made.body]);
  expect(await list(`appointments?${days}&type=Hospital%20Visit`)).toEqual([]);
  expect(await list(`hospital-visits?date=${date}`)).toEqual([]);
  expect((await list(`appointments/by-date?date=${date}`)).videoCalls).toEqual([made.body]);
  const put = (sent: object) => call("PUT", `appointments/${id}/state`, sent);
  const cancelled = { state: "cancelled", reason: "hospital" };
  expect((await put(cancelled)).body).toMatchObject(cancelled);
  expect((await put({ state: "booked" })).body).toMatchObject({ state: "booked", reason: "" });
  const lines = [{ text: "Video call", rate: 600, kind: "consultation" }];
  const paid = await call("POST", "payments", { appointment: id, lines, upi: 600, due: 600 });
  expect(paid).toMatchObject({ status: 201, body: { name: "Neelam Verma", appointment: id } });
  expect(await list(`appointments/${id}`)).toMatchObject({ paid: 600, due: 0 });
  const boss = await app.as(admin);
  const press = { from: "booked", to: "cancelled" };
  const refused = await boss.post(`/dashboard/Register/video/${id}`, press);
  const told = await read((refused.headers.get("Location") ?? "").replace(/#.*/, ""), boss);
  expect(textOf(told)).toMatch(/Neelam Verma is “Cancelled”\. ₹600 were paid \(R\/\S+\)\./);
  expect(told).toContain(`href="/dashboard/Payments/${paid.body.id}"`);
  expect(textOf(told)).toContain("Give it back?");
  expect(await list(`appointments/${id}`)).toMatchObject({ state: "cancelled", reason: "" });
  expect((await put({ state: "booked" })).status).toBe(200);
  expect(await put({ state: "in" })).toMatchObject({
    status: 400,
    body: { errors: { state: [`A video call for ${date} cannot be “in” yet.`] } },
  });
  moveCalls(date, addDays(date, -3));
  expect((await put({ state: "in" })).body.state).toBe("in");
  expect((await put({ state: "cancelled" })).status).toBe(400);
  const extra = { ...who, date, sitting: "extra" };
  expect((await call("POST", create, extra)).body.errors).toHaveProperty("from");
  const walkIn = { ...extra, source: "walk-in", from: "05:00", to: "05:30" };
  const first = await call("POST", create, walkIn);
  expect(first.body).toMatchObject({ type: "Hospital Visit", token: 1 });
  expect(first.body).toMatchObject({ state: "booked", arrivedAt: null });
  const { name: _, ...other } = extra;
  expect((await call("POST", create, { ...other, name: "Hari Om" })).body).toMatchObject({
    token: 2,
    queue: first.body.queue,
  });
});

test("who makes hours, a doctor or a day go reads how many people have tokens for it", async () => {
  const boss = await app.as(admin);
  await book("9814000094", "Gurmeet Kaur");
  const people =
    /\d+ (?:people have tokens|person has a token) for this time, the next on \w{3} \d/;
  const times = `/dashboard/AddDoctor/${doctor}/OPD`;
  const [, sitting = ""] = /\/OPD\/(\w{24})\/delete/.exec(await read(times, boss)) ?? [];
  expect(textOf(await read(`${times}/${sitting}/delete`, boss))).toMatch(people);
  expect(textOf(await read(`/dashboard/AddDoctor/${doctor}/delete`, boss))).toMatch(people);
  const today = stored("SELECT max(day) FROM queues")[0] as string;
  const [year, month, day] = today.split("-");
  const closing = { first_day: `${day}/${month}/${year}`, last_day: `${day}/${month}/${year}` };
  const close = async (from_at: string) => {
    const closed = await boss.post("/dashboard/Closures/new", {
      ...formFields(await read("/dashboard/Closures/new", boss)),
      name: "Rain",
      from_at,
      ...closing,
    });
    expect(closed.status).toBe(303);
    return read("/dashboard/Closures", boss);
  };
  const reopen = async (page: string) => {
    const [, closure = ""] = /Closures\/(\w{24})\/delete/.exec(page) ?? [];
    await boss.post(`/dashboard/Closures/${closure}/delete`, {});
  };
  const endAt = (minute: number) =>
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE queues SET ends_at = ? WHERE day = ?").run(minute, today),
    );
  // Closed from the end of the hours on, it is nobody's time.
  endAt(13 * 60);
  const late = await close(String(13 * 60));
  endAt(23 * 60);
  expect(textOf(late)).toContain("The OPD is closed");
  expect(textOf(late)).not.toMatch(people);
  await reopen(late);
  const message = await close("");
  expect(textOf(message)).toMatch(people);
  expect(message).toMatch(/\/dashboard\/Register(?:\/queue\/\w{24}\/move|\?day=)/);
  expect(textOf(await read(`${bookingAt("9814000094")}&day=${today}`))).toContain("Closed: Rain");
  await reopen(message);
  const [usual, on] = String(
    stored(`SELECT sitting_id || ' ' || queues.day FROM queues JOIN appointments ON queue_id = queues.id
      WHERE queues.doctor_id = '${doctor}' AND length(sitting_id) = 24 AND appointments.state = 'booked' ORDER BY queues.day DESC`)[0],
  ).split(" ") as [string, string];
  const instead = `${times}/new?instead=${usual}`;
  const that = on.split("-").reverse().join("/");
  const saved = await boss.post(instead, {
    ...formFields(await read(instead, boss)),
    weekdays: String(weekdayOf(on)),
    ...{ first_day: that, last_day: that },
  });
  expect(saved.status).toBe(303);
  const [, other = ""] = saved.headers.get("Location")?.split("#") ?? [];
  expect(textOf(await read(times, boss))).toMatch(people);
  await boss.post(`${times}/${other}/delete`, {});
});

test("who says that a doctor is away reads how many video calls are booked", async () => {
  const boss = await app.as(admin);
  const day = addDays(momentOf(Date.now()).day, 1);
  const list = `/dashboard/Register/video?day=${day}&doctor=${doctor}`;
  const tokens = `/dashboard/Register/doctor/${doctor}`;
  await boss.post(tokens, { ...formFields(await read(tokens, boss)), registration: "HMC 12345" });
  const who = { name: "Savitri Devi", phone: "9814000396", age: "50", consent: "given" };
  expect((await desk.post(list, { ...formFields(await read(list)), ...who })).status).toBe(303);
  const path = `/dashboard/AddDoctor/${doctor}/away`;
  const away = { ...formFields(await read(path, boss)), span: "tomorrow" };
  expect((await boss.post(path, away)).status).toBe(303);
  expect(textOf(await read("/dashboard/AddDoctor", boss))).toMatch(
    /is away .*1 video call is booked for this time, the next on/,
  );
  const [absence] = stored(`SELECT id FROM absences WHERE first_day = '${day}'`);
  await app.send("DELETE", `/api/v1/absences/${absence}`, undefined, bearer);
});

test("the front desk says that a doctor is away and in again, reads holidays and writes notices", async () => {
  const away = `/dashboard/Register/away/${doctor}`;
  const form = formFields(await read(away));
  const sent = await desk.post(away, { ...form, span: "today", begins: "now" });
  expect(sent.headers.get("Location")).toBe(`/dashboard/Register?sitting=${doctor}`);
  expect(textOf(await read(`/doctor/${doctor}`, app))).toMatch(/away/i);
  expect((await desk.post(`/dashboard/Register/in/${doctor}`, {})).status).toBe(303);
  const holidays = await read("/dashboard/Closures");
  expect(holidays).not.toContain("/dashboard/Closures/new");
  expect((await desk.get("/dashboard/Closures/new")).status).toBe(403);
  expect((await desk.get("/dashboard/Notices/new")).status).toBe(200);
  expect((await desk.get("/dashboard/AddDoctor")).status).toBe(403);
});

test("two cards of one person become one, with the appointments of both", async () => {
  const phone = "9814000095";
  const [one, two] = [await book(phone, "Kuldeep Singh"), await book("", "Kuldip Singh")];
  const cardOf = (id: string) =>
    stored(`SELECT number || ' ' || patients.id FROM patients
      JOIN appointments ON patient_id = patients.id WHERE appointments.id = '${id}'`)
      .map(String)
      .join()
      .split(" ");
  const [own = "", kept = ""] = cardOf(one.id);
  const [number = "", double = ""] = cardOf(two.id);
  const path = `/dashboard/Patients/${kept}/merge`;
  expect((await desk.get(path)).status).toBe(403);
  const boss = await app.as(admin);
  for (const nobody of ["999999", own]) {
    expect(textOf(await read(`${path}?card=${nobody}`, boss))).toContain(
      "No other card has this number.",
    );
  }
  expect(textOf(await read(`${path}?card=${number}`, boss))).toContain("Kuldip Singh");
  const paid = { appointment: two.id, lines: [{ text: "Dressing", rate: 300 }], cash: 300 };
  expect((await app.send("POST", "/api/v1/payments", paid, bearer)).status).toBe(201);
  expect((await boss.post(path, { other: double })).status).toBe(303);
  expect((await boss.post(path, { other: double })).status).toBe(303);
  expect(stored(`SELECT count(*) FROM payments WHERE patient_id = '${kept}'`)).toEqual([1]);
  expect(stored(`SELECT count(*) FROM appointments WHERE patient_id = '${kept}'`)).toEqual([2]);
  expect((await boss.get(`/dashboard/Patients/${double}`)).status).toBe(404);
});

test("administrators download the register of some days for a spreadsheet", async () => {
  const { id } = await book("9814000096", "Lakshmi Nair", { fee: "850" });
  const times = { arrived: "04:30", called: "05:10", seen: "05:25" };
  onDatabase(app, (sqlite) => {
    for (const [what, time] of Object.entries(times)) {
      const at = `2026-11-26T${time}:00.000Z`;
      sqlite.prepare(`UPDATE appointments SET ${what}_at = ? WHERE id = ?`).run(at, id);
    }
  });
  const path = "/dashboard/Register/export.csv";
  expect((await desk.get(path)).status).toBe(403);
  const file = await (await app.as(admin)).get(path);
  expect(file.headers.get("Content-Disposition")).toMatch(/register-20\d\d-/);
  const [head, ...rows] = (await file.text()).split("\r\n");
  expect(head).toContain('"Day","Doctor","Hours","Token","Name","Phone","Card","Kind","Visit"');
  const days = "from=2026-11-01&to=2026-11-07";
  const week = await (await app.as(admin)).get(`${path}?${days}`);
  expect(week.headers.get("Content-Disposition")).toContain("2026-11-01-2026-11-07");
  const long = await (await app.as(admin)).get(`${path}?from=2025-01-01&to=2027-12-31`);
  expect(long.headers.get("Content-Disposition")).toContain("2025-01-01-2026-01-01");
  const own = rows.filter((row) => row.includes('"Lakshmi Nair","9814000096"'));
  expect(own).toHaveLength(1);
  const columns: string[] = JSON.parse(`[${head}]`);
  const cells: string[] = JSON.parse(`[${own}]`);
  const shown = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
  expect(shown).toMatchObject({
    ...{ Kind: "Hospital visit", Visit: "First", State: "Booked", Fee: "850", Paid: "0" },
    ...{ Came: "2026-11-26 10:00:00", Called: "2026-11-26 10:40:00", Seen: "2026-11-26 10:55:00" },
  });
});

test("an administrator says how many tokens a doctor gives: the desk is asked, and never refused", async () => {
  const path = `/dashboard/Register/doctor/${doctor}`;
  expect((await desk.get(path)).status).toBe(403);
  const boss = await app.as(admin);
  const fields = formFields(await read(path, boss));
  const wrong = await boss.post(path, { ...fields, most_tokens: "many" });
  expect(textOf(await wrong.text())).toContain("Tokens must be a whole number of at most 300.");
  const some = { ...fields, most_tokens: "1", minutes_each: "7", shown: "now" };
  expect((await boss.post(path, some)).status).toBe(303);
  expect((await boss.post(path, { ...some, minutes_each: "8" })).status).toBe(409);
  const asked = await book("9814000092", "Rekha Devi");
  expect(asked.response.status).toBe(409);
  expect(textOf(await asked.response.text())).toContain("The only token is given. Give one more?");
  expect(textOf(await read(bookingAt("9814000092")))).toContain("0 of 1 given");
  const given = await book("9814000092", "Rekha Devi", { again: "on" });
  expect(given.response.status).toBe(303);
  const when = asked.fields.when.replace(/^[^/]+/, addDays(momentOf(Date.now()).day, 1));
  const tomorrow = await book("9814000092", "Rekha Devi", { again: "on", when });
  expect(textOf(await read(`/dashboard/Register/${tomorrow.id}/slip`))).toMatch(
    /about \d+:\d\d [AP]M/,
  );
});

test("visitors read as much of the tokens as the hospital wants", async () => {
  const { queue } = await book("9814000093", "Shabnam", { again: "on" });
  await desk.post(`/dashboard/Register/queue/${queue}`, {
    ...formFields(await read(`/dashboard/Register/queue/${queue}`)),
    state: "open",
  });
  const token = `/doctor/${doctor}/token`;
  expect(textOf(await read(token, app))).not.toContain("given");
  const path = `/dashboard/Register/doctor/${doctor}`;
  const boss = await app.as(admin);
  await boss.post(path, { ...formFields(await read(path, boss)), shown: "no" });
  expect(textOf(await read(token, app))).toContain("No tokens are given for today.");
  expect(textOf(await read(`/doctor/${doctor}`, app))).not.toContain("Follow it");
});

test("a hospital that does without the register finds it nowhere", async () => {
  const boss = await app.as(admin);
  const { bearer } = await logIn(app, admin);
  const short = await saveSetting(boss, "Desk", { monthsKept: "3" });
  expect(textOf(await short.text())).toContain("This must be a number from 12 to 120.");
  expect((await saveSetting(boss, "Desk", { register: "off" })).status).toBe(303);
  for (const path of ["/dashboard/Register", "/dashboard/Patients", `/doctor/${doctor}/token`]) {
    expect([path, (await boss.get(path)).status]).toEqual([path, 404]);
  }
  for (const call of ["appointments", "queues"]) {
    expect((await app.get(`/api/v1/${call}`, bearer)).status).toBe(404);
  }
  const menu = await read("/dashboard/Notices", boss);
  expect(menu).not.toContain('href="/dashboard/Register"');
  // What was written down before is kept, and said.
  expect(textOf(await read("/privacy", app))).toContain("At the front desk");
  expect((await saveSetting(boss, "Desk", { register: "on" })).status).toBe(303);
  expect((await desk.get("/dashboard/Register")).status).toBe(200);
});

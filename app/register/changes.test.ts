import { expect, test } from "vitest";
import { addDays, momentOf, weekdayOf } from "#app/timetable/calendar.ts";
import { showDay } from "#app/timetable/words.ts";
import { doctorBody, everyDay, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { openDesk, undoPathIn } from "../../tests/forms/desk.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const { bearer, desk, other, doctor, read, book, change, stored } = await openDesk(app);
const register = "/dashboard/Register";

/** The page to which a change has led. */
async function readAfter(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return read(response.headers.get("Location")?.replace(/#.*/, "") ?? "");
}

async function readRefusal(response: Response): Promise<string> {
  expect(response.status).toBe(409);
  return textOf(await response.text());
}

/** Presses Undo in a message. */
async function undoIn(html: string): Promise<void> {
  expect((await desk.post(undoPathIn(html), {})).status).toBe(303);
}

function rowIn(html: string, id: string): string {
  return new RegExp(`<tr[^>]*id="${id}".*?</tr>`, "s").exec(html)?.[0] ?? "";
}

function stateOf(id: string): unknown {
  return stored(`SELECT state || ' ' || reason FROM appointments WHERE id = '${id}'`)[0];
}

/** What the API returns for a call of an administrator. */
async function callApi(method: string, path: string, body?: object) {
  const response = await app.send(method, `/api/v1/${path}`, body, bearer);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("an appointment is cancelled with a reason, and set back from its message", async () => {
  const { id } = await book("9814000301", "Sohan Lal", { fee: "300", note: "By bus" });
  const path = `${register}/${id}/cancel`;
  expect(textOf(await read(path))).toMatch(
    /Do you want to cancel this appointment\? Sohan Lal, .*, today, token \d+/,
  );
  const reasons = [...(await read(path)).matchAll(/name="reason"[^>]*value="(\w+)"/g)];
  expect(reasons.map(([, reason]) => reason)).toEqual(["patient", "hospital", "mistake"]);
  expect(rowIn(await read(register), id)).toContain('href="tel:+919814000301"');
  const response = await desk.post(path, { reason: "mistake" });
  expect(stateOf(id)).toBe("cancelled mistake");
  const after = await readAfter(response);
  expect(after).toContain("The appointment of Sohan Lal was cancelled.");
  const boss = await app.as(admin);
  for (const html of [after, await read(register, boss)]) {
    const row = textOf(rowIn(html, id));
    expect(row).toMatch(/Sohan Lal .*By bus.*By mistake/);
    expect(row).not.toContain("₹300 due");
  }
  await undoIn(after);
  expect(stateOf(id)).toBe("booked ");
  expect(textOf(await read(`${register}/${id}`))).toContain("took the last change back");
});

test("of a cancelled appointment the desk reads what is paid, and nothing more is due", async () => {
  const { id } = await book("9814000323", "Kulwant Singh", { fee: "900" });
  const lines = [{ text: "Consultation", rate: 900, kind: "consultation" }];
  const paid = await callApi("POST", "payments", { appointment: id, lines, cash: 900, due: 900 });
  expect(paid.status).toBe(201);
  const refund = `payments/${paid.body.id}/refund`;
  expect((await callApi("POST", refund, { cash: 400, reason: "Too much" })).status).toBe(201);
  const boss = await app.as(admin);
  expect((await boss.post(`${register}/${id}/cancel`, {})).status).toBe(303);
  const after = await read(register, boss);
  expect(textOf(after)).toMatch(
    /was cancelled\. ₹500 were paid \(R\/\d\d-\d\d\/\d+\)\..*Give it back\?/,
  );
  expect(after).toContain(`href="/dashboard/Payments/${paid.body.id}"`);
  const page = textOf(await read(`${register}/${id}`, boss));
  expect(page).not.toContain("Take payment");
  expect(page).not.toContain("due");
  expect((await callApi("GET", `appointments/${id}`)).body).toMatchObject({ paid: 500, due: 0 });
  expect(textOf(await read(`${register}/${id}/slip`))).toContain("State Cancelled");
});

test("of a fee that is lowered the desk reads what was paid, and what there is to give back", async () => {
  const { id } = await book("9814000324", "Jaswant Kaur", { fee: "1000" });
  const lines = [{ text: "Consultation", rate: 1000, kind: "consultation" }];
  const paid = await callApi("POST", "payments", { appointment: id, lines, cash: 1000 });
  expect(paid.status).toBe(201);
  const boss = await app.as(admin);
  const path = `${register}/${id}`;
  for (const [fee, shown, more] of [
    ["300", "₹300, ₹1,000 paid", "₹700"],
    ["0", "Free, ₹1,000 paid", "₹1,000"],
  ]) {
    const fields = { ...formFields(await read(path, boss)), visit: "first", fee: fee ?? "" };
    expect((await boss.post(path, fields)).status).toBe(303);
    const after = await read(register, boss);
    expect(textOf(after)).toMatch(
      new RegExp(`was updated\\. ${more} more were paid \\(R/\\S+\\)\\..*Give it back\\?`),
    );
    expect(after).toContain(`href="/dashboard/Payments/${paid.body.id}"`);
    for (const html of [rowIn(after, id), await read(path), await read(`${path}/slip`)]) {
      expect(textOf(html)).toContain(shown);
    }
  }
  const refund = { cash: 400, reason: "A smaller fee" };
  await callApi("POST", `payments/${paid.body.id}/refund`, refund);
  expect(textOf(await read(path))).toContain("Free, ₹600 paid");
  await boss.post(`${path}/cancel`, { reason: "patient" });
  expect(textOf(await read(path))).toContain("Fee ₹600 paid");
});

test("who was seen cannot be cancelled, and the page says so", async () => {
  const { id } = await book("9814000302", "Tara Devi");
  await change(id, "booked", "waiting");
  expect(rowIn(await read(register), id)).toContain(`${register}/${id}/cancel`);
  await change(id, "waiting", "in");
  await change(id, "in", "seen");
  expect(rowIn(await read(register), id)).not.toContain(`${register}/${id}/cancel`);
  expect(await readRefusal(await desk.post(`${register}/${id}/cancel`, {}))).toContain(
    "Tara Devi is “Seen”: that step is not possible now.",
  );
  expect(stateOf(id)).toBe("seen ");
});

test("who did not come owes nothing on that day", async () => {
  const boss = await app.as(admin);
  const due = async () => /· (₹[\d,]+ due)/.exec(textOf(await read(register, boss)))?.[1];
  const before = await due();
  const { id } = await book("9814000322", "Omi Devi", { fee: "300" });
  expect(await due()).not.toBe(before);
  await change(id, "booked", "absent");
  expect(await due()).toBe(before);
});

test("the slip of who did not come, or has cancelled, promises no follow-up", async () => {
  const { id } = await book("9814000323", "Bimla Rani", { fee: "300" });
  const slip = async () => textOf(await read(`${register}/${id}/slip`));
  expect(await slip()).toContain("Follow-up");
  await change(id, "booked", "absent");
  expect(await slip()).not.toContain("Follow-up");
  await change(id, "absent", "booked");
  expect(await slip()).toContain("Follow-up");
  expect((await desk.post(`${register}/${id}/cancel`, { reason: "patient" })).status).toBe(303);
  expect(await slip()).not.toContain("Follow-up");
});

/** Books these people and has them wait, in this order. */
async function comeIn(people: readonly (readonly [phone: string, name: string])[]) {
  const booked = [];
  for (const [phone, name] of people) {
    const { id, queue } = await book(phone, name);
    await change(id, "booked", "waiting");
    booked.push({ id, queue });
  }
  return booked;
}

/** Who is called next where this one waits: the token of the line, and the own one. */
function nextInLine({ id, queue } = { id: "", queue: "" }) {
  const [line] = stored(`SELECT line FROM queues WHERE id = '${queue}'`);
  const [token] = stored(`SELECT token FROM appointments WHERE id = '${id}'`);
  return { next: JSON.parse(String(line))[0], token };
}

test("somebody frail is put first, and is the next one who is called", async () => {
  const [, frail] = await comeIn([
    ["9814000303", "Usha"],
    ["9814000313", "Veena"],
  ]);
  const said = await readAfter(await desk.post(`${register}/${frail?.id}/first`, {}));
  expect(said).toContain("Veena is the next one.");
  const { next, token } = nextInLine(frail);
  expect(next).toBe(token);
});

test("who was called by mistake is the first of the line again", async () => {
  const [first] = await comeIn([
    ["9814000319", "Lata"],
    ["9814000320", "Mohan"],
    ["9814000321", "Nisha"],
  ]);
  await change(first?.id ?? "", "waiting", "in");
  const figures = stored(
    `SELECT given || ' given, highest called ' || passed FROM queues WHERE id = '${first?.queue}'`,
  );
  expect(textOf(await read(register))).toContain(figures[0]);
  await change(first?.id ?? "", "in", "waiting");
  const { next, token } = nextInLine(first);
  expect(next).toBe(token);
});

test("fee and note of an appointment are corrected, taken back, and not over somebody else's", async () => {
  const { id } = await book("9814000304", "Wazir Chand", { fee: "300" });
  const path = `${register}/${id}`;
  const fields = formFields(await read(path));
  const saved = await desk.post(path, { ...fields, fee: "200", note: "Reports" });
  const after = await readAfter(saved);
  expect(after).toContain("The appointment of Wazir Chand was updated.");
  const late = await readRefusal(await other.post(path, { ...fields, fee: "100" }));
  expect(late).toContain("it is “Booked”, fee ₹200, note “Reports”");
  const of = `SELECT fee || ' ' || note FROM appointments WHERE id = '${id}'`;
  expect(stored(of)).toEqual(["200 Reports"]);
  await undoIn(after);
  expect(stored(of)).toEqual(["300 "]);
});

test("one patient is moved to another day; who was seen is not, nor where all tokens are given", async () => {
  const { id } = await book("9814000305", "Yash Pal");
  const path = `${register}/${id}/move`;
  const html = await read(path);
  const [when = ""] = [...html.matchAll(/name="when"[^>]*value="([^"]+)"/g)].map(([, one]) => one);
  const fields = { ...formFields(html), when };
  const [day = ""] = when.split("/");
  onDatabase(app, (database) => {
    database.exec(`INSERT OR IGNORE INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, room, given, created_at, updated_at)
      SELECT 'f' || substr(id, 2), doctor_id, 'Dr', '${day}', id, starts_at, ends_at, '', 999, updated_at, updated_at
        FROM sittings WHERE doctor_id = '${doctor}' AND starts_at = 360`);
  });
  expect(await readRefusal(await desk.post(path, fields))).toContain(
    "All tokens of these hours are given.",
  );
  onDatabase(app, (database) => database.exec(`UPDATE queues SET given = 4 WHERE day = '${day}'`));
  const unclear = textOf(await read(`${path}?doctor=Dr`));
  expect(unclear).toContain("No doctor, or more than one, is called that.");
  const moved = await desk.post(path, fields);
  expect(moved.headers.get("Location")).toContain(`day=${day}`);
  expect(await readAfter(moved)).toContain("Yash Pal");
  expect(stored(`SELECT day || ' ' || token FROM appointments WHERE id = '${id}'`)).toEqual([
    `${day} 5`,
  ]);
  expect(await readRefusal(await change(id, "booked", "waiting"))).toMatch(
    /This appointment is for .*\. Move it to today first\./,
  );
  const seen = await book("9814000306", "Zora Singh");
  await change(seen.id, "booked", "waiting");
  await change(seen.id, "waiting", "in");
  const form = formFields(await read(`${register}/${seen.id}/move`));
  const refused = await desk.post(`${register}/${seen.id}/move`, { ...form, when });
  expect(await readRefusal(refused)).toContain("Who is being seen, or was, is not moved.");
});

test("a form to move somebody whom somebody else has changed says how it is now", async () => {
  const { id } = await book("9814000307", "Charan Kaur");
  const path = `${register}/${id}/move`;
  const html = await read(path);
  const [, , [, when = ""] = []] = [...html.matchAll(/name="when"[^>]*value="([^"]+)"/g)];
  await change(id, "booked", "waiting", other);
  const refused = await desk.post(path, { ...formFields(html), when });
  expect(refused.status).toBe(409);
  const shown = await refused.text();
  expect(textOf(shown)).toMatch(/Charan Kaur is “Waiting”, token \d+\. Press the button again/);
  expect(formFields(shown).when).toBe(when);
});

test("where another doctor takes another fee, the desk reads that the agreed one stays", async () => {
  const name = "Dr Ear & Nose #2";
  const doctorSent = { ...doctorBody, name, fees: 650 };
  const { id: to } = (await callApi("POST", "doctor", doctorSent)).body;
  await callApi("POST", `doctor/${to}/sittings`, everyDay);
  const { id } = await book("9814000391", "Mohan Lal", { fee: "300" });
  const path = `${register}/${id}/move?doctor=${to}`;
  const html = await read(path);
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const moved = await desk.post(path, { ...formFields(html), when });
  expect(textOf(await readAfter(moved))).toContain(
    "The fee is still ₹300; Dr Ear &amp; Nose #2 takes ₹650.",
  );
  const [, link = ""] =
    /href="(https:\/\/wa\.me[^"]*)"/.exec(await read(`${register}/${id}`)) ?? [];
  const message = new URL(link.replaceAll("&amp;", "&")).searchParams.get("text");
  expect(message).toMatch(/Dr Ear & Nose #2.*98140|Dr Ear & Nose #2.*0172/s);
});

test("whoever moves the hours of today into another room moves those who have a token for them", async () => {
  const { id, queue } = await book("9814000393", "Nirmala Devi");
  const [sitting] = stored(`SELECT sitting_id FROM queues WHERE id = '${queue}'`);
  expect(stored(`SELECT day FROM queues WHERE id = '${queue}'`)).toEqual([
    momentOf(Date.now()).day,
  ]);
  const put = (room: string) => callApi("PUT", `sittings/${sitting}`, { ...everyDay, room });
  expect((await put("Room 17")).status).toBe(200);
  expect(textOf(await read(`${register}/${id}/slip`))).toContain("Room 17");
  expect((await put("")).status).toBe(200);
});

test("a whole sitting is cancelled by the hospital, and each patient is told why", async () => {
  const { id, queue } = await book("9814000308", "Daya Ram", { fee: "300" });
  const lines = [{ text: "Consultation", rate: 300, kind: "consultation" }];
  const paid = await callApi("POST", "payments", { appointment: id, lines, cash: 300, due: 300 });
  expect(paid.status).toBe(201);
  const path = `${register}/queue/${queue}/move`;
  expect(await read(path)).toContain('value="cancel"');
  const response = await desk.post(path, { when: "cancel" });
  const list = response.headers.get("Location") ?? "";
  expect(await readAfter(response)).toMatch(
    /\d+ appointments were cancelled\. Now tell the patients\./,
  );
  expect(stateOf(id)).toBe("cancelled hospital");
  const again = await desk.post(path, { when: "cancel" });
  expect(again.headers.get("Location")).toBe(list);
  expect(await read(list)).toContain("Nobody is left to move or to cancel.");
  expect(textOf(await read(list))).toContain("Cancelled. ₹300 were paid");
  expect(await read(list)).toContain(`href="${register}/${id}"`);
  const [message = ""] = decodeURIComponent(await read(list)).match(/9814000308\?text=[^"]*/) ?? [];
  expect(message).toContain("cancelled");
  expect(message).not.toContain("Daya");
});

test("where several doctors have the name, the desk chooses one and keeps what it had typed", async () => {
  const path = `${register}/new?phone=9814000309&doctor=Dr&walkIn=1`;
  const html = await read(path);
  expect(textOf(html)).toContain("Which doctor?");
  const links = [...html.matchAll(/href="(\/dashboard\/Register\/new\?[^"]*)"/g)].map(
    ([, link = ""]) => link.replaceAll("&amp;", "&"),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links.slice(0, 2)) {
    expect(link).toMatch(/phone=9814000309&doctor=[0-9a-f]{24}&.*walkIn=1$/);
    expect(textOf(await read(link))).not.toContain("Which doctor?");
  }
});

test("a program reads why a token cannot be called, or a state not be set", async () => {
  const { id, queue } = await book("9814000310", "Ela Rani");
  const [token] = stored(`SELECT token FROM appointments WHERE id = '${id}'`);
  const [now] = stored(`SELECT coalesce(now_token, 0) FROM queues WHERE id = '${queue}'`);
  const call = async (sent: object) => {
    const path = `/api/v1/queues/${queue}/next`;
    const response = await app.send("POST", path, { now, ...sent }, bearer);
    return `${response.status} ${(await response.json()).message}`;
  };
  expect(await call({ token: 299 })).toBe("404 There is no token 299.");
  expect((await change(id, "booked", "absent")).status).toBe(303);
  expect(await call({ token })).toBe(`400 Token ${token} is not waiting.`);
  const set = async (appointment: string, state: string) => {
    const path = `/api/v1/appointments/${appointment}/state`;
    const response = await app.send("PUT", path, { state }, bearer);
    return `${response.status} ${JSON.stringify(await response.json())}`;
  };
  expect(await set("f".repeat(24), "waiting")).toMatch(/^404 .*Appointment not found/);
  await change(id, "absent", "waiting");
  await change(id, "waiting", "in");
  await change(id, "in", "seen");
  expect(await set(id, "cancelled")).toMatch(
    /^400 .*An appointment that is “seen” cannot be “cancelled”/,
  );
});

test("a card is not made the same as another one, and keeps what was typed", async () => {
  const [one, two] = [
    await book("9814000311", "Fateh Singh"),
    await book("9814000312", "Fateh S."),
  ];
  expect(one.id).not.toBe("");
  const of = `SELECT patient_id FROM appointments WHERE id = '${two.id}'`;
  const path = `/dashboard/Patients/${stored(of)[0]}`;
  const fields = formFields(await read(path));
  const same = await desk.post(path, { ...fields, name: "Fateh Singh", phone: "9814000311" });
  expect(same.status).toBe(409);
  const html = await same.text();
  expect(textOf(html)).toMatch(/Fateh Singh has card \d+ with this number\./);
  expect(formFields(html)).toMatchObject({ name: "Fateh Singh" });
  const [card] = stored(`SELECT patient_id FROM appointments WHERE id = '${one.id}'`);
  const [number] = stored(`SELECT number FROM patients WHERE id = '${card}'`);
  const sent = { name: "Fateh Singh", phone: "9814000311" };
  const refused = await app.send("PUT", `/api/v1/patients/${stored(of)[0]}`, sent, bearer);
  const told = [`Card ${number} has this phone number and name already.`];
  expect([refused.status, (await refused.json()).errors]).toEqual([400, { phone: told }]);
  const lately = await (await app.send("GET", "/api/v1/patients", undefined, bearer)).json();
  expect(lately.length).toBeGreaterThan(1);
});

test("“Seen” is not taken back while somebody else is being seen", async () => {
  const [one, two] = [await book("9814000314", "Gian Chand"), await book("9814000315", "Hari Om")];
  await change(one.id, "booked", "waiting");
  await change(one.id, "waiting", "in");
  const seen = await readAfter(await change(one.id, "in", "seen"));
  await change(two.id, "booked", "waiting");
  await change(two.id, "waiting", "in");
  expect(await readRefusal(await desk.post(undoPathIn(seen), {}))).toMatch(
    /Token \d+ is being seen: end that visit first\./,
  );
  await change(two.id, "in", "seen");
});

test("a form for somebody who has been erased meanwhile gives no token, and says so", async () => {
  const { id } = await book("9814000316", "Indu Bala");
  const [person] = stored(`SELECT patient_id FROM appointments WHERE id = '${id}'`) as [string];
  const boss = await app.as(admin);
  expect((await boss.post(`/dashboard/Patients/${person}/erase`, {})).status).toBe(303);
  const before = stored("SELECT count(*) FROM appointments");
  const { response } = await book("9814000316", "", { person });
  expect(response.status).toBe(409);
  expect(textOf(await response.text())).toContain("This patient was erased meanwhile.");
  expect(stored("SELECT count(*) FROM appointments")).toEqual(before);
});

test("for a doctor who does not sit yet the desk reads what to do, and a program too", async () => {
  const { id: idle } = await (await app.send("POST", "/api/v1/doctor", doctorBody, bearer)).json();
  const hours = { ...everyDay, firstDay: addDays(momentOf(Date.now()).day, 60) };
  await app.send("POST", `/api/v1/doctor/${idle}/sittings`, hours, bearer);
  const html = await read(`${register}/new?phone=9814000317&doctor=${idle}`);
  expect(textOf(html)).toContain("No sitting in these two weeks: add hours in the Doctor List");
  const sent = { source: "phone", name: "Jai Ram", phone: "9814000317" };
  const path = `/api/v1/doctor/${idle}/appointments`;
  const response = await app.send("POST", path, sent, bearer);
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toHaveProperty("date");
});

test("a program that sends a call again gets the token of before, and with a key of its own another one", async () => {
  const path = `/api/v1/doctor/${doctor}/appointments`;
  const sent = { source: "phone", name: "Piara Singh", phone: "9814000392" };
  const call = async (body: object, key: string) => {
    const response = await app.send("POST", path, body, { ...bearer, "Idempotency-Key": key });
    return { status: response.status, body: await response.json() };
  };
  const key = "first-call-for-piara-singh";
  const first = await call(sent, key);
  expect(first.status).toBe(201);
  expect(await call(sent, key)).toEqual({ ...first, status: 200 });
  for (const other of [
    { name: "Somebody Else" },
    { fee: 900 },
    { note: "By bus" },
    { visit: "follow-up" },
  ]) {
    expect([other, (await call({ ...sent, ...other }, key)).status]).toEqual([other, 400]);
  }
  const video = { ...sent, type: "Video Call", time: "23:45", consent: "given", age: "40" };
  expect(await call(video, key)).toMatchObject({
    status: 400,
    body: { message: "A call with this key has made an appointment of the other type already." },
  });
  const second = await call(sent, "second-call-for-piara-singh");
  expect(second.status).toBe(201);
  expect(second.body.token).not.toBe(first.body.token);
  const count = stored(
    "SELECT count(*) FROM patients JOIN appointments ON patients.id = patient_id WHERE phone = '9814000392'",
  );
  expect(count).toEqual([2]);
});

test("a program says which of the two hours of a day it means, within 180 days", async () => {
  const { id: busy } = await (await app.send("POST", "/api/v1/doctor", doctorBody, bearer)).json();
  const add = async (hours: object) => {
    const path = `/api/v1/doctor/${busy}/sittings`;
    return (await app.send("POST", path, { ...everyDay, ...hours }, bearer)).json();
  };
  await add({ to: "12:00" });
  const { id: sitting } = await add({ from: "17:00", to: "19:00" });
  const book = async (more: object) => {
    const sent = { source: "phone", name: "Kala Devi", phone: "9814000318", ...more };
    const path = `/api/v1/doctor/${busy}/appointments`;
    const response = await app.send("POST", path, sent, bearer);
    return { status: response.status, ...(await response.json()) };
  };
  const date = addDays(momentOf(Date.now()).day, 8);
  expect(await book({ date })).toMatchObject({
    status: 400,
    errors: { sitting: ["sitting is required: the doctor sits twice on this day."] },
  });
  const { status, queue } = await book({ date, sitting });
  expect(status).toBe(201);
  expect(stored(`SELECT starts_at FROM queues WHERE id = '${queue}'`)).toEqual([17 * 60]);
  expect(await book({ date: addDays(date, 180), sitting })).toMatchObject({
    status: 400,
    errors: { date: ["The day must be within the next 180 days."] },
  });
});

test("a program has those who walk in wait at once, and calls the first of them", async () => {
  const call = async (...sent: Parameters<typeof callApi>) => (await callApi(...sent)).body;
  const { id: doctor } = await call("POST", "doctor", doctorBody);
  const { fees } = await call("GET", `doctor/${doctor}`);
  expect(fees).toBeGreaterThan(0);
  const hours = { source: "walk-in", sitting: "extra", from: "05:00", to: "05:30" };
  const walkIn = (name: string, phone: string) =>
    call("POST", `doctor/${doctor}/appointments`, { ...hours, name, phone });
  const first = await walkIn("Asa Ram", "9814000331");
  const second = await walkIn("Bimla", "9814000332");
  const here = { state: "waiting", fee: fees, calledAt: null };
  expect([first, second]).toMatchObject([here, here]);
  const { date, queue } = first;
  expect(await call("POST", `queues/${queue}/next`, { now: 0 })).toMatchObject({
    now: 1,
    line: [2],
  });
  const { sittings } = await call("GET", `appointments/by-date?date=${date}`);
  const sitting = sittings.find(({ id }: { id: string }) => id === queue);
  expect(sitting).toMatchObject({ given: 2, waiting: 1 });
  const cancelled = { state: "cancelled", reason: "patient" };
  expect(await call("PUT", `appointments/${second.id}/state`, cancelled)).toMatchObject(cancelled);
  const list = async (path: string, field: string) =>
    (await call("GET", path)).map((one: Record<string, unknown>) => one[field]);
  expect(await list(`hospital-visits?date=${date}&doctor=${doctor}`, "id")).toEqual(
    [first.id, second.id].toSorted(),
  );
  const states = await list(`appointments?from=${date}&to=${date}&state=cancelled`, "state");
  expect([...new Set(states)]).toEqual(["cancelled"]);
  for (const [field, wrong] of [
    ["state", "Cancelled"],
    ["state", "cancelled-late"],
    ["type", "video call"],
    ["type", ""],
  ] as const) {
    const { status, body } = await callApi(
      "GET",
      `appointments?from=${date}&${field}=${encodeURIComponent(wrong)}`,
    );
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(body.errors[field][0]).toMatch(`${field} must be one of `);
  }
  for (const path of ["appointments", "hospital-visits"]) {
    for (const wrong of ["", "Dr Verma", `${doctor}0`]) {
      const asked = `${path}?doctor=${encodeURIComponent(wrong)}`;
      expect([asked, await callApi("GET", asked)]).toMatchObject([
        asked,
        { status: 400, body: { message: "doctor must be the id of a doctor." } },
      ]);
    }
  }
  expect(await list(`patients?phone=9814000331&from=${date}`, "name")).toEqual(["Asa Ram"]);
  expect(await list("patients?phone=0331", "name")).toEqual(["Asa Ram"]);
});

test("a program reads back what it books, at the address it gets, and which tokens a doctor has given", async () => {
  const { id: doctor } = (await callApi("POST", "doctor", doctorBody)).body;
  const hours = { from: "10:00", to: "12:30", room: "Room 7" };
  await callApi("POST", `doctor/${doctor}/sittings`, { ...everyDay, ...hours });
  const date = addDays(momentOf(Date.now()).day, 9);
  const book = (name: string, phone: string, more: object = {}) => {
    const sent = { source: "phone", name, phone, date, ...more };
    return callApi("POST", `doctor/${doctor}/appointments`, sent);
  };
  const noted = { visit: "follow-up", fee: 0, note: "Brings the reports" };
  const first = await book("Chanda Rani", "9814000341", { ...noted, sex: "F" });
  const second = await book("Dharam Pal", "9814000342");
  const { id, queue } = first.body;
  expect(first.headers.get("Location")).toBe(`/api/v1/appointments/${id}`);
  expect(first.body).toMatchObject({
    ...noted,
    doctor,
    doctorName: doctorBody.name,
    patient: { name: "Chanda Rani", phone: "9814000341", sex: "F" },
  });
  const { sittings } = (await callApi("GET", `appointments/by-date?date=${date}`)).body;
  const sitting = sittings.find((one: { id: string }) => one.id === queue);
  expect(sitting).toMatchObject({ ...hours, date, doctor, given: 2, waiting: 0, line: [] });
  expect(sitting.appointments).toEqual([first.body, second.body]);
  const of = `from=${date}&to=${date}&doctor`;
  for (const part of ["", "&per=5"]) {
    const { body } = await callApi("GET", `appointments?${of}=${doctor}${part}`);
    expect(body.map((one: { token: number }) => one.token).sort()).toEqual([1, 2]);
    expect((await callApi("GET", `appointments?${of}=${"f".repeat(24)}${part}`)).body).toEqual([]);
  }
  const path = `/api/v1/appointments/${second.body.id}/state`;
  const old = { ...bearer, "If-Match": '"7"' };
  expect((await app.send("PUT", path, { state: "cancelled" }, old)).status).toBe(412);
  expect(stateOf(second.body.id)).toBe("booked ");
  const early = await callApi("PUT", `appointments/${id}/state`, { state: "waiting" });
  expect(early.body.errors).toEqual({
    state: [`An appointment for ${date} cannot be “waiting” yet.`],
  });
  const today = momentOf(Date.now()).day;
  const visits = (await callApi("GET", `hospital-visits?date=${today}`)).body;
  expect(new Set(visits.map((one: { date: string }) => one.date))).not.toContain(date);
  const patients = (await callApi("GET", "patients")).body;
  const days: string[] = patients.map((one: { lastDay: string }) => one.lastDay);
  expect(days).toContain(date);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("a program calls a token out of its turn, and who has booked by phone is not here yet", async () => {
  const { id: doctor } = (await callApi("POST", "doctor", doctorBody)).body;
  const comeIn = async (name: string, more: object) => {
    const sent = { source: "walk-in", sitting: "extra", name, ...more };
    return (await callApi("POST", `doctor/${doctor}/appointments`, sent)).body;
  };
  const first = await comeIn("Ganga Ram", { phone: "9814000343", from: "05:00", to: "05:30" });
  await comeIn("Heera Lal", { phone: "9814000344" });
  const byPhone = await comeIn("Ishwar Das", { phone: "9814000345", source: "phone" });
  expect(byPhone).toMatchObject({ token: 3, state: "booked", arrivedAt: null });
  const next = `queues/${first.queue}/next`;
  expect((await callApi("POST", next, { now: 0, token: 2 })).body).toMatchObject({
    now: 2,
    line: [1],
  });
  expect((await callApi("POST", next, { now: 2 })).body).toMatchObject({ now: 1, line: [] });
  const at = expect.stringMatching(/Z$/);
  const times = { arrivedAt: at, calledAt: at, toldAt: null };
  const read = async () => (await callApi("GET", `appointments/${first.id}`)).body;
  expect(await read()).toMatchObject({ ...times, state: "in", seenAt: null });
  await callApi("PUT", `appointments/${first.id}/state`, { state: "seen" });
  expect(await read()).toMatchObject({ ...times, state: "seen", seenAt: at });
});

test("a program reads the video calls of a day by their time, and changes only their state", async () => {
  const slots = { videoSlots: ["04:00 PM", "04:30 PM"] };
  const { id: doctor } = (await callApi("POST", "doctor", { ...doctorBody, ...slots })).body;
  const settings = `${register}/doctor/${doctor}`;
  const boss = await app.as(admin);
  const form = formFields(await read(settings, boss));
  await boss.post(settings, { ...form, registration: "PMC 12345" });
  const date = addDays(momentOf(Date.now()).day, 9);
  const call = { type: "Video Call", source: "phone", age: "40", consent: "given", date };
  const made = [];
  for (const [time, phone] of [
    ["16:30", "9814000346"],
    ["16:00", "9814000347"],
  ]) {
    const sent = { ...call, name: "Jamna Devi", time, phone };
    made.push((await callApi("POST", `doctor/${doctor}/appointments`, sent)).body);
  }
  const { videoCalls } = (await callApi("GET", `appointments/by-date?date=${date}`)).body;
  expect(videoCalls).toEqual(made.toReversed());
  const changed = await callApi("PUT", `appointments/${made[0].id}`, { visit: "first", fee: 0 });
  expect([changed.status, changed.body.message]).toEqual([
    400,
    "A video call changes by its state alone.",
  ]);
});

test("a program that names no day, or too many of them, reads what is wrong", async () => {
  const wrong = async (path: string) => {
    const { status, body } = await callApi("GET", path);
    return [status, body.errors];
  };
  const noDay = (field: string) => [
    400,
    { [field]: [`${field} must be a day, such as 2026-11-24.`] },
  ];
  for (const path of ["queues", "hospital-visits", "appointments/by-date"]) {
    expect(await wrong(`${path}?date=2026-13-40`)).toEqual(noDay("date"));
  }
  expect(await wrong("patients?from=2026-13-40")).toEqual(noDay("from"));
  for (const days of ["from=2026-01-02&to=2026-01-01", "from=2026-01-01&to=2027-01-02"]) {
    expect(await wrong(`appointments?${days}`)).toEqual([400, { from: [expect.any(String)] }]);
  }
  expect((await callApi("GET", "appointments?from=2026-01-01&to=2027-01-01")).status).toBe(200);
});

test("who saves again because no reply came is not told of somebody else", async () => {
  const { id, queue } = await book("9814000330", "Amar Kaur", { fee: "300" });
  const page = await read(`${register}/${id}`);
  const [, card = ""] = /\/Patients\/(\w{24})"/.exec(page) ?? [];
  const boss = await app.as(admin);
  const forms: {
    path: string;
    by: Visitor;
    typed: Record<string, string>;
    theirs: Record<string, string>;
  }[] = [
    { path: `${register}/${id}`, by: desk, typed: { note: "By bus" }, theirs: { note: "On foot" } },
    {
      path: `/dashboard/Patients/${card}`,
      by: desk,
      typed: { place: "Raipur Rani" },
      theirs: { place: "Morni" },
    },
    {
      path: `${register}/queue/${queue}`,
      by: desk,
      typed: { state: "paused", back_at: "720" },
      theirs: { state: "open" },
    },
    {
      path: `${register}/doctor/${doctor}`,
      by: boss,
      typed: { most_tokens: "41" },
      theirs: { most_tokens: "" },
    },
  ];
  for (const { path, by, typed, theirs } of forms) {
    const form = formFields(await read(path, by));
    for (const status of [303, 303]) {
      const response = await by.post(path, { ...form, ...typed });
      expect([path, response.status]).toEqual([path, status]);
    }
    const saved = formFields(await read(path, by));
    expect(saved).toMatchObject(typed);
    const next = await by.post(path, { ...saved, ...theirs });
    expect([path, next.status]).toEqual([path, 303]);
    await readRefusal(await by.post(path, { ...form, ...typed }));
  }
  const path = `${register}/${id}/move`;
  const html = await read(path);
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const move = () => desk.post(path, { ...formFields(html), when });
  const token = /Amar Kaur has token \d+ now/.exec(await readAfter(await move()));
  expect(await readAfter(await move())).toContain(String(token));
});

test("a correction of the card leaves the age as it was reckoned", async () => {
  const { id } = await book("9814000331", "Gurjot Singh");
  const page = await read(`${register}/${id}`);
  const [, card = ""] = /\/Patients\/(\w{24})"/.exec(page) ?? [];
  const path = `/dashboard/Patients/${card}`;
  const born = () => stored(`SELECT born || is_born_exact FROM patients WHERE id = '${card}'`)[0];
  const { day } = momentOf(Date.now());
  const reckoned = addDays(`${Number(day.slice(0, 4)) - 3}${day.slice(4)}`, -170);
  stored(
    `UPDATE patients SET born = '${reckoned}', is_born_exact = 0 WHERE id = '${card}' RETURNING id`,
  );
  const form = formFields(await read(path));
  expect(form.age).toBe("3");
  expect((await desk.post(path, { ...form, place: "Panchkula" })).status).toBe(303);
  expect(born()).toBe(`${reckoned}0`);
  const { status, body } = await callApi("GET", `patients/${card}`);
  const { name, phone } = body;
  const sent = { name, phone, age: "3", place: "Kalka" };
  const changed = await callApi("PUT", `patients/${card}`, sent);
  expect([status, changed.status]).toEqual([200, 200]);
  expect(born()).toBe(`${reckoned}0`);
  const again = formFields(await read(path));
  expect((await desk.post(path, { ...again, age: "4" })).status).toBe(303);
  expect(born()).toBe(`${addDays(`${Number(day.slice(0, 4)) - 4}${day.slice(4)}`, 0)}0`);
});

test("a card that a program sends back as it was read keeps the date of birth", async () => {
  const { id } = await book("9814000691", "Born Once");
  const [card] = stored(`SELECT patient_id FROM appointments WHERE id = '${id}'`);
  const path = `patients/${card}`;
  const born = () =>
    stored(`SELECT born || ' ' || is_born_exact FROM patients WHERE id = '${card}'`);
  const put = async (more: object) => {
    const { body } = await callApi("GET", path);
    return callApi("PUT", path, { ...body, ...more });
  };
  for (const isExact of [0, 1]) {
    const set = `born = '1992-04-12', is_born_exact = ${isExact}`;
    stored(`UPDATE patients SET ${set} WHERE id = '${card}' RETURNING id`);
    expect((await put({ place: `Kalka ${isExact}` })).body.place).toBe(`Kalka ${isExact}`);
    expect(born()).toEqual([`1992-04-12 ${isExact}`]);
  }
  expect((await put({ born: "1993-05-01" })).status).toBe(200);
  expect(born()).toEqual(["1993-05-01 1"]);
  expect((await put({ born: "yesterday" })).body.errors).toHaveProperty("born");
  expect((await put({ age: "12/04/1992" })).body.born).toBe("1992-04-12");
  expect((await put({ born: null })).body.born).toBe(null);
});

/** A person who has more appointments than a page shows, all of them at the same hours. */
async function bookMany(phone: string) {
  const { id, queue } = await book(phone, "Often Here");
  const columns = "patient_id, doctor_id, doctor_name, day, kind, queue_id, source, visit, fee";
  stored(`WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 70)
    INSERT INTO appointments (id, token, ${columns}, created_at, updated_at)
    SELECT printf('%024x', 4096 + number), 200 + number, ${columns}, created_at, updated_at
    FROM appointments, numbers WHERE id = '${id}' RETURNING id`);
  const [patient] = stored(`SELECT patient_id FROM appointments WHERE id = '${id}'`);
  return { id, queue, patient };
}

test("the older appointments and receipts of a card are on its next pages", async () => {
  const { patient } = await bookMany("9814000692");
  const receipts: string[] = [];
  for (let rate = 1; rate <= 21; rate++) {
    const lines = [{ text: "Dressing", rate }];
    const { body } = await callApi("POST", "payments", { patient, lines, cash: rate });
    receipts.push(body.serial);
  }
  const boss = await app.as(admin);
  const path = `/dashboard/Patients/${patient}`;
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(textOf(await read(`${path}?page=${page}`, boss)));
  expect(await read(path, boss)).toContain(`href="${path}?page=2"`);
  expect(pages[0]).toContain(receipts[20]);
  expect(pages[0]).not.toContain(`${receipts[0]},`);
  expect(pages[1]).toContain(`${receipts[0]},`);
  const tokens = pages.flatMap((text) => text.match(/token 2\d\d/g) ?? []);
  expect(new Set(tokens).size).toBe(70);
  expect(tokens).toHaveLength(70);
  stored(`DELETE FROM appointments WHERE token > 200 RETURNING id`);
});

test("what is pressed on the second page of a sitting comes back to its row", async () => {
  await bookMany("9814000693");
  const id = (4096 + 70).toString(16).padStart(24, "0");
  const place = (await change(id, "booked", "absent")).headers.get("Location") ?? "";
  expect(place).toMatch(/page=2#/);
  expect(rowIn(await read(place.replace(/#.*/, "")), id)).toContain("Did not come");
  const arrived = (await change(id, "absent", "waiting")).headers.get("Location") ?? "";
  expect(arrived).not.toContain("page=");
  expect(rowIn(await read(arrived.replace(/#.*/, "")), id)).not.toBe("");
  stored(`DELETE FROM appointments WHERE token > 200 RETURNING id`);
});

test("a move is not taken back to a number that somebody else got on paper", async () => {
  const { id } = await book("9814000332", "Nand Lal");
  const [token, place] = String(
    stored(`SELECT token || ' ' || queues.day || '/' || queues.doctor_id || '/' || sitting_id
      FROM appointments JOIN queues ON queue_id = queues.id WHERE appointments.id = '${id}'`)[0],
  ).split(" ");
  const html = await read(`${register}/${id}/move`);
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const moved = await desk.post(`${register}/${id}/move`, { ...formFields(html), when });
  const undo = undoPathIn(await readAfter(moved));
  const paper = `${register}/paper?when=${place}`;
  const fresh = formFields(await read(paper));
  expect(fresh.token).not.toBe(token);
  const row = { ...fresh, token: String(token), name: "Harjit Kaur" };
  expect((await desk.post(paper, { ...row, phone: "", state: "seen" })).status).toBe(303);
  expect(await readRefusal(await desk.post(undo, {}))).toContain(
    `Token ${token} is taken: Harjit Kaur.`,
  );
});

test("a queue that a call has opened meanwhile is not paused again unseen", async () => {
  const [{ id, queue } = { id: "", queue: "" }] = await comeIn([["9814000333", "Ved Parkash"]]);
  const path = `${register}/queue/${queue}`;
  const paused = { ...formFields(await read(path)), state: "paused" };
  expect((await desk.post(path, paused)).status).toBe(303);
  const form = formFields(await read(path));
  await change(id, "waiting", "in", other);
  expect(await readRefusal(await desk.post(path, { ...form, given: "60" }))).toMatch(
    /Somebody else saved this while you were editing.*State Open Paused.*Tokens given, on paper too \d+ 60/,
  );
});

test("Undo of a pause, or of its other end, brings back until when it was", async () => {
  const { queue } = await book("9814000355", "Kashmir Singh");
  const path = `${register}/queue/${queue}`;
  const pause = async (fields: Record<string, string>) =>
    undoPathIn(
      await readAfter(await desk.post(path, { ...formFields(await read(path)), ...fields })),
    );
  const shown = async () => {
    const { state, back_at } = formFields(await read(path));
    return { state, back_at };
  };
  await pause({ state: "paused", back_at: "720" });
  for (const [field, value] of [
    ["back_at", "750"],
    ["state", "open"],
  ] as const) {
    const undo = await pause({ [field]: value });
    expect((await desk.post(undo, {})).status).toBe(303);
    expect(await shown()).toEqual({ state: "paused", back_at: "720" });
  }
});

test("who would lower the tokens that are given changes nothing, and bars no Undo", async () => {
  const { queue } = await book("9814000354", "Surjan Singh");
  const path = `${register}/queue/${queue}`;
  const given = () => stored(`SELECT given FROM queues WHERE id = '${queue}'`);
  const [before] = given();
  const slip = await desk.post(path, { ...formFields(await read(path)), given: "999" });
  const undo = undoPathIn(await readAfter(slip));
  expect(given()).toEqual([999]);
  const boss = await app.as(admin);
  const lower = { ...formFields(await read(path, boss)), given: "4" };
  expect((await boss.post(path, lower)).status).toBe(303);
  expect((await desk.post(undo, {})).status).toBe(303);
  expect(given()).toEqual([before]);
});

test("who merges a card that went to another one meanwhile is not told that it came here", async () => {
  const cards = [];
  for (const [phone, name] of [
    ["9814000334", "Om Parkash"],
    ["9814000335", "Om Prakash"],
    ["9814000336", "O. Parkash"],
  ] as const) {
    const page = await read(`${register}/${(await book(phone, name)).id}`);
    cards.push(/\/Patients\/(\w{24})"/.exec(page)?.[1] ?? "");
  }
  const [one = "", two = "", double = ""] = cards;
  const boss = await app.as(admin);
  const merge = (kept: string) => boss.post(`/dashboard/Patients/${kept}/merge`, { other: double });
  const readMessage = async (response: Response) =>
    textOf(await read(response.headers.get("Location") ?? "", boss));
  const into = "has the appointments and receipts of both cards.";
  expect(await readMessage(await merge(one))).toContain(into);
  for (const kept of [one, two]) {
    const late = await readMessage(await merge(kept));
    expect(late).not.toContain(into);
    expect(late).toContain("The other card is not there any more.");
  }
});

test("a program books on no day that does not exist", async () => {
  const { day } = momentOf(Date.now());
  const days = Array.from({ length: 120 }, (_, at) => addDays(day, at));
  const [last = ""] = days.filter((one) => one.slice(8) < "31" && addDays(one, 1).endsWith("-01"));
  const person = {
    name: "Nobody",
    phone: "9814000337",
    age: "34",
    visit: "first",
    source: "phone",
  };
  for (const date of [`${last.slice(0, 8)}31`, `${day.slice(0, 8)}ab`, `${day.slice(0, 8)}39`]) {
    for (const more of [{}, { sitting: "extra", from: "06:00", to: "07:00" }]) {
      const { status } = await callApi("POST", `doctor/${doctor}/appointments`, {
        ...person,
        ...more,
        date,
      });
      expect([date, status]).toEqual([date, 400]);
    }
  }
});

test("slip, page and program tell the hours that the doctor is there, whenever the token was given", async () => {
  const date = addDays(momentOf(Date.now()).day, 5);
  const absences = `doctor/${doctor}/absences`;
  const late = { firstDay: date, lastDay: date, backAt: "11:30" };
  const comesLate = await callApi("POST", absences, late);
  const person = { name: "Surjit Kaur", phone: "9814000338", visit: "first", source: "phone" };
  const { body } = await callApi("POST", `doctor/${doctor}/appointments`, { ...person, date });
  const tellLate = async () => {
    const pages = await Promise.all(
      ["", "/slip"].map((part) => read(`${register}/${body.id}${part}`)),
    );
    const { body: queues } = await callApi("GET", `queues?date=${date}`);
    const [{ from }] = queues;
    return [...pages.map((html) => textOf(html).includes("11:30 AM")), from];
  };
  expect(await tellLate()).toEqual([true, true, "11:30"]);
  await app.send("DELETE", `/api/v1/absences/${comesLate.body.id}`, undefined, bearer);
  expect(await tellLate()).toEqual([false, false, "06:00"]);
  await callApi("POST", absences, late);
  expect(await tellLate()).toEqual([true, true, "11:30"]);
});

test("who has a token is told once of other hours, and of none in which the doctor does not come", async () => {
  const date = addDays(momentOf(Date.now()).day, 8);
  const { body: own } = await callApi("POST", "doctor", doctorBody);
  const hours = { ...everyDay, from: "17:00", to: "19:00" };
  const { body: sitting } = await callApi("POST", `doctor/${own.id}/sittings`, hours);
  const person = { name: "Jaswinder Kaur", phone: "9814000340", visit: "first", source: "phone" };
  const given = await callApi("POST", `doctor/${own.id}/appointments`, { ...person, date });
  const { id, queue } = given.body;
  const page = () => read(`${register}/${id}`);
  const tell = async () => {
    const [form = ""] = /<form[^>]*action="[^"]*\/told".*?<\/form>/s.exec(await page()) ?? [];
    return readAfter(await desk.post(`${register}/${id}/told`, formFields(form)));
  };
  const isAsked = async () => {
    const chosen = await read(`${register}?day=${date}&sitting=${own.id}`);
    const beside = await read(`${register}?day=${date}&sitting=${doctor}`);
    const isBeside = textOf(beside).includes("0 waiting, 1 given, 1 to tell");
    expect(chosen.includes("Tell 1 patient…")).toBe(isBeside);
    return isBeside;
  };
  const list = `${register}/queue/${queue}/told`;
  const days = { firstDay: date, lastDay: date };
  const away = async (more: object) =>
    (await callApi("POST", `doctor/${own.id}/absences`, { ...days, ...more })).body.id;
  const comeAgain = (absence: string) =>
    app.send("DELETE", `/api/v1/absences/${absence}`, undefined, bearer);

  await tell();
  expect([await isAsked(), (await page()).includes("Told at")]).toEqual([false, true]);
  const late = await away({ backAt: "17:30" });
  expect([await isAsked(), (await page()).includes("Told at")]).toEqual([true, false]);
  const toTell = await read(list);
  expect(textOf(toTell)).toMatch(/0 of 1 told.*Jaswinder Kaur 1, 5:00–7:00 PM 1, 5:30–7:00 PM/);
  expect(decodeURIComponent(toTell)).toContain("sees patients 5:30–7:00 PM. Your token 1 stays.");
  expect(await tell()).toContain("Jaswinder Kaur was told.");
  expect(await isAsked()).toBe(false);
  expect(textOf(await read(list))).toContain("Nobody has to be told");
  await comeAgain(late);
  expect(await isAsked()).toBe(true);
  const off = await away({});
  expect(await isAsked()).toBe(false);
  await comeAgain(off);
  await tell();

  const boss = await app.as(admin);
  const path = `/dashboard/AddDoctor/${own.id}/OPD/${sitting.id}/edit`;
  const weekdays = everyDay.weekdays.map(String);
  const changed = { ...formFields(await read(path, boss)), weekdays, starts_at: "960" };
  expect((await boss.post(path, changed)).status).toBe(303);
  const message = await read(`/dashboard/AddDoctor/${own.id}/OPD`, boss);
  expect(textOf(message)).toMatch(/1 person has a token for this time.*Tell the patients/);
  expect(message).toContain(list);
});

test("who told a patient the old place does not note the new one as told", async () => {
  const { id, fields } = await book("9814000339", "Malkit Singh");
  const [first, second] = [6, 7].map((days) => addDays(momentOf(Date.now()).day, days));
  const [, , sitting] = fields.when.split("/");
  const move = async (day = "") => {
    const path = `${register}/${id}/move`;
    const { version = "" } = formFields(await read(path));
    const when = [day, doctor, sitting].join("/");
    expect((await other.post(path, { version, when })).status).toBe(303);
  };
  await move(first);
  const page = await read(`${register}/${id}`);
  const [, told = ""] = /(<form[^>]*action="[^"]*\/told".*?<\/form>)/s.exec(page) ?? [];
  await move(second);
  const refused = await readRefusal(await desk.post(`${register}/${id}/told`, formFields(told)));
  expect(refused).toContain(`Malkit Singh has token 1 on ${showDay(second ?? "")}.`);
  expect(stored(`SELECT told_at FROM appointments WHERE id = '${id}'`)).toEqual([null]);
});

test("of a day that is over the desk says who was seen, and is offered no call", async () => {
  const [{ id, queue } = { id: "", queue: "" }] = await comeIn([["9814000340", "Inder Pal"]]);
  const day = addDays(momentOf(Date.now()).day, -1);
  onDatabase(app, (sqlite) => {
    sqlite.prepare("UPDATE queues SET day = ? WHERE id = ?").run(day, queue);
    sqlite.prepare("UPDATE appointments SET day = ? WHERE queue_id = ?").run(day, queue);
  });
  const html = await read(`${register}?day=${day}`);
  expect(html).not.toContain("/next");
  const row = rowIn(html, id);
  expect(textOf(row)).toMatch(/Seen/);
  expect(textOf(row)).not.toMatch(/Next|Call/);
  expect((await change(id, "waiting", "seen")).status).toBe(303);
  expect(stateOf(id)).toBe("seen ");
});

test("people of a later day are offered times from that day on, also when all of them are moved", async () => {
  const { id, queue } = await book("9814000343", "Tara Chand");
  const day = addDays(momentOf(Date.now()).day, 30);
  stored(`UPDATE queues SET day = '${day}' WHERE id = '${queue}' RETURNING id`);
  stored(`UPDATE appointments SET day = '${day}' WHERE id = '${id}' RETURNING id`);
  const row = textOf(rowIn(await read(`${register}?day=${day}&sitting=${doctor}`), id));
  expect(row).toMatch(/⋯ Move….* Edit .*Cancel…/);
  expect(row).not.toMatch(/Arrived|Did not come/);
  for (const path of [`${register}/${id}/move`, `${register}/queue/${queue}/move`]) {
    const html = await read(path);
    const offered = [...html.matchAll(/name="when"[^>]*value="(\d{4}-\d\d-\d\d)/g)];
    expect(offered.length).toBeGreaterThan(3);
    expect(offered.filter(([, one = ""]) => one < day)).toEqual([]);
    expect(formFields(html.slice(html.indexOf("<form"))).day).toBe(day);
    const tomorrow = addDays(momentOf(Date.now()).day, 1);
    expect(await read(`${path}?day=${tomorrow}`)).toContain(`value="${tomorrow}/`);
  }
});

test("a question to cancel that shows another day cancels nothing", async () => {
  const { id } = await book("9814000344", "Ganga Devi");
  const path = `${register}/${id}/cancel`;
  const shown = formFields(await read(path));
  expect((await change(id, "booked", "waiting", other)).status).toBe(303);
  expect(await readRefusal(await desk.post(path, { ...shown, reason: "patient" }))).toMatch(
    /Somebody has changed this appointment meanwhile\. It is Waiting now: .*, today, token \d+/,
  );
  expect(stateOf(id)).toBe("waiting ");
  const fresh = formFields(await read(path));
  expect((await desk.post(path, { ...fresh, reason: "patient" })).status).toBe(303);
  expect((await desk.post(path, { ...shown, reason: "patient" })).status).toBe(303);
  expect(stateOf(id)).toBe("cancelled patient");
});

test("a doctor has one set of extra hours on a day, which a program need not name", async () => {
  const { id: only } = (await callApi("POST", "doctor", doctorBody)).body;
  const date = addDays(momentOf(Date.now()).day, 3);
  const otherDay = { weekdays: [weekdayOf(addDays(date, 1))], from: "10:00", to: "12:00" };
  await callApi("POST", `doctor/${only}/sittings`, otherDay);
  const person = { name: "Bishan Das", phone: "9814000345", source: "phone", date };
  const book = (more: object) =>
    callApi("POST", `doctor/${only}/appointments`, { ...person, ...more });
  const extra = { sitting: "extra", from: "08:00", to: "09:00" };
  expect((await book(extra)).status).toBe(201);
  expect(await book({ ...extra, from: "18:00", to: "19:00" })).toMatchObject({
    status: 400,
    body: { errors: { from: ["The extra hours of that day are 8:00–9:00 AM."] } },
  });
  for (const more of [extra, { sitting: "extra" }, {}]) {
    expect([more, (await book(more)).status]).toEqual([more, 201]);
  }
});

test("what is older than a month is set right by administrators alone", async () => {
  const { id, queue } = await book("9814000346", "Old Register");
  const age = (days: number) => {
    const day = addDays(momentOf(Date.now()).day, -days);
    stored(`UPDATE queues SET day = '${day}' WHERE id = '${queue}' RETURNING id`);
    stored(`UPDATE appointments SET day = '${day}' WHERE id = '${id}' RETURNING id`);
  };
  const edit = async () =>
    desk.post(`${register}/${id}`, {
      ...formFields(await read(`${register}/${id}`)),
      note: "Late",
    });
  const cancel = () => desk.post(`${register}/${id}/cancel`, { reason: "patient" });
  const clerk = await logIn(app, { email: "clerk@example.org", password: "river lotus candle" });
  const path = `/api/v1/appointments/${id}`;
  const calls = () => [
    app.send("PUT", `${path}/state`, { state: "absent" }, clerk.bearer),
    app.send("PUT", path, { visit: "first", fee: 1, note: "" }, clerk.bearer),
    app.send("POST", `/api/v1/queues/${queue}/next`, { now: 0, token: 1 }, clerk.bearer),
  ];
  const ofQueue = `${register}/queue/${queue}`;
  const otherWays = async () => {
    const when = [addDays(momentOf(Date.now()).day, 9), doctor, await sittingOf()].join("/");
    const version = formFields(await read(`${register}/${id}/move`)).version ?? "";
    return [
      await desk.post(`${register}/${id}/move`, { version, when }),
      await desk.post(`${register}/${id}/first`, {}),
      await desk.post(`${ofQueue}/move`, { when }),
      await desk.post(`${ofQueue}/move`, { when: "cancel" }),
      await desk.post(`${ofQueue}/next`, { now: "0", token: "1" }),
      await desk.post(ofQueue, { ...formFields(await read(ofQueue)), given: "99" }),
    ];
  };
  const sittingOf = async () =>
    /value="[\d-]+\/[0-9a-f]+\/([^"]+)"/.exec(await read(`${register}/${id}/move`))?.[1];
  age(32);
  for (const response of [await change(id, "booked", "absent"), await cancel(), await edit()]) {
    expect(await readRefusal(response)).toContain("is set right by administrators");
  }
  for (const response of await otherWays()) {
    expect(await readRefusal(response)).toContain("is set right by administrators");
  }
  for (const call of calls()) expect((await call).status).toBe(403);
  expect(stateOf(id)).toBe("booked ");
  const boss = await app.as(admin);
  expect((await change(id, "booked", "absent", boss)).status).toBe(303);
  age(31);
  expect((await change(id, "absent", "seen")).status).toBe(303);
});

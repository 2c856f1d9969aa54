import "../../tests/app/temporary-data.ts";

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaff } from "#db/accounts/staff.ts";
import { all, closeDatabase, openDatabase, query, run } from "#db/connection.server.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { newFormKey } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { type AppointmentState, appointmentStates } from "#db/schema.ts";
import {
  cancelAll,
  listToTell,
  moveAll,
  moveAppointment,
  noteTold,
  updateAppointment,
} from "./appointment-moves.ts";
import { callToken, changeState, nextStates, putFirst } from "./appointment-states.ts";
import {
  type Appointment,
  countStatesOn,
  findAppointment,
  giveToken,
  listAppointmentsOfQueue,
  listBookingsOfPatient,
  listLastVisits,
  listTokensMovedFrom,
  type NewAppointment,
  searchAppointmentsOn,
} from "./appointments.ts";
import {
  erasePatient,
  findPatient,
  listPatientsAt,
  listPatientsByEnd,
  listPatientsNamed,
  mergePatients,
  type PatientFields,
} from "./patients.ts";
import { findQueue, type Place, updateQueue } from "./queues.ts";
import { listRegisterChanges } from "./register-changes.ts";
import { findUndoable } from "./undoable.ts";
import { bookVideoCall, changeVideoCall, listVideoCallsOn } from "./video-calls.ts";

const meena = { id: "", email: "meena@example.org" };
const ravi = { id: "", email: "ravi@example.org" };
const today = "2026-11-26";
const tomorrow = "2026-11-27";

beforeAll(() => {
  migrateDataDirectory();
  for (const clerk of [meena, ravi]) {
    const fields = {
      email: clerk.email,
      name: "Clerk",
      role: "editor",
      password_hash: "",
    } as const;
    clerk.id = createStaff(fields, { id: null, email: "test" })?.id ?? "";
  }
});
afterAll(closeDatabase);

function person(name: string, phone = "9814000021"): PatientFields {
  const nothing = { sex: "", guardian: "", place: "", reference: "", messages: "" } as const;
  return { name, phone, latin: name, born: null, is_born_exact: 0, ...nothing };
}

/** A sitting that nobody has a token for yet. */
function sitting(day = today): Place {
  const hours = { starts_at: 600, ends_at: 780, room: "Room 2" };
  return { doctor_id: newId(), doctor_name: "Dr Asha Verma", day, sitting_id: newId(), ...hours };
}

function book(place: Place, fields: Partial<NewAppointment> = {}, key = newFormKey()): Appointment {
  const common = { source: "phone", visit: "first", fee: 800, note: "", isHere: false } as const;
  const given = giveToken(
    { place, patient: person("Harpreet Kaur"), ...common, ...fields },
    key,
    meena,
  );
  if (!("appointment" in given)) throw new Error(given.refusal);
  return given.appointment;
}

function become(id: string, to: AppointmentState, from?: AppointmentState) {
  return changeState(id, { from, to, reason: "" }, today, meena);
}

function versionOf(id: string): number {
  return findAppointment(id)?.version ?? 0;
}

const isTime = expect.stringMatching(/^20/);

function lineOf({ queue_id }: Appointment) {
  const { line, now_token, passed } = findQueue(queue_id) ?? {};
  return { line, now_token, passed };
}

test("each caller gets the next number, and the same form sent twice no second one", () => {
  const place = sitting();
  const key = newFormKey();
  const first = book(place, {}, key);
  expect([first.token, book(place).token]).toEqual([1, 2]);
  expect(book(place, {}, key)).toEqual(first);
  expect(findQueue(first.queue_id)?.given).toBe(2);
});

test("a family with one phone has a card for each, and the same name again is the same person", () => {
  const phone = "9814000033";
  const place = sitting();
  const { patient_id } = book(place, { patient: person("Manjit Singh", phone) });
  const again = { ...person("manjit  SINGH", phone), sex: "M" as const };
  expect(book(place, { patient: again }).patient_id).toBe(patient_id);
  book(place, { patient: person("Gurleen Kaur", phone) });
  expect(
    listPatientsAt(phone)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["Gurleen Kaur", "Manjit Singh"]);
  expect(findPatient(patient_id ?? "")?.sex).toBe("M");
  expect(listPatientsByEnd("0033")).toHaveLength(2);
  const noSound = () => "";
  expect(listPatientsNamed("manj", noSound)).toHaveLength(1);
  expect(listPatientsNamed(`"; manj* OR`, noSound)).toEqual([]);
});

test("a card lists the newest visits first, and no cancelled one is the last", () => {
  const patient = person("Sunita Devi", "9814000035");
  const days = ["2026-11-20", "2026-11-24", "2026-11-22"];
  const [first, last] = days.map((day) => book(sitting(day), { patient }));
  const id = first?.patient_id ?? "";
  expect(listBookingsOfPatient(id, 2).map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-22"]);
  const lastVisit = () => listLastVisits([id], today).get(id)?.day;
  expect(lastVisit()).toBe("2026-11-24");
  become(last?.id ?? "", "cancelled");
  expect(lastVisit()).toBe("2026-11-22");
});

test("of two cards of a person the one that stays takes over whatever it has not itself", () => {
  const known: Partial<PatientFields> = {
    ...{ born: "1980-05-01", is_born_exact: 1, sex: "F", guardian: "Ram Lal" },
    ...{ place: "Pinjore", reference: "CR 12", language: "hi", messages: "yes" },
  };
  const cards = [
    { ...person("Kamla Devi", ""), place: "Kalka" },
    { ...person("Kamla Rani", "9814000036"), ...known },
  ].map((patient) => book(sitting(), { patient }).patient_id ?? "");
  const merged = mergePatients(cards[0] ?? "", cards[1] ?? "", meena);
  const own = { name: "Kamla Devi", phone: "9814000036", place: "Kalka" };
  expect(merged).toMatchObject({ ...known, ...own });
  const later = book(sitting(), { patient: { ...person("Kamla", ""), language: "pa" } });
  const last = mergePatients(cards[0] ?? "", later.patient_id ?? "", meena);
  expect(last).toMatchObject({ ...known, ...own });
});

test("two cards are merged even where a third has that name and the number that would be taken over", () => {
  const cards = [
    person("Harbans Kaur", ""),
    person("Harbans Kaur Sohal", "9814000037"),
    person("Harbans Kaur", "9814000037"),
  ].map((patient) => book(sitting(), { patient }).patient_id ?? "");
  const merged = mergePatients(cards[0] ?? "", cards[1] ?? "", meena);
  expect(merged).toMatchObject({ name: "Harbans Kaur", phone: "" });
  const last = mergePatients(cards[0] ?? "", cards[2] ?? "", meena);
  expect(last).toMatchObject({ name: "Harbans Kaur", phone: "9814000037" });
});

test("nobody gets the number of a card that was merged or erased: it is printed on slips", () => {
  const card = (name: string) =>
    findPatient(book(sitting(), { patient: person(name) }).patient_id ?? "");
  const numberOf = (name: string) => card(name)?.number ?? 0;
  const kept = card("Baldev Raj");
  const double = card("Baldev Raaj");
  mergePatients(kept?.id ?? "", double?.id ?? "", meena);
  expect(numberOf("Simranjeet Kaur")).toBe((double?.number ?? 0) + 1);
  const erased = card("Gone Person");
  erasePatient(erased?.id ?? "", meena);
  expect(numberOf("Kulwant Singh")).toBe((erased?.number ?? 0) + 1);
});

test("a cancelled video call is not booked again at a time that somebody else has by now", () => {
  const time = { doctor_id: newId(), doctor_name: "Dr Asha Verma", day: tomorrow, time: 600 };
  const call = { ...time, fee: 500, note: "", consent: "given" } as const;
  const given = bookVideoCall({ ...call, patient: person("Om Parkash") }, newFormKey(), meena);
  const { id } = "call" in given ? given.call : { id: "" };
  const change = (from: AppointmentState, to: AppointmentState) =>
    changeVideoCall(id, { from, to }, today, meena);
  change("booked", "cancelled");
  expect(change("cancelled", "booked")).toMatchObject({ call: { state: "booked" } });
  change("booked", "cancelled");
  bookVideoCall({ ...call, patient: person("Ram Pyari") }, newFormKey(), meena);
  const holder = { name: "Ram Pyari" };
  expect(change("cancelled", "booked")).toMatchObject({ refusal: "taken", holder });
});

test("video calls of a day stand by time, and a time is free again where nobody answered", () => {
  const day = "2026-12-05";
  const call = { doctor_id: newId(), doctor_name: "Dr Asha Verma", day, fee: 500, note: "" };
  const at = (time: number) => {
    const fields = { ...call, time, consent: "given", patient: person("Om Parkash") } as const;
    return bookVideoCall(fields, newFormKey(), meena);
  };
  const late = at(660);
  at(600);
  expect(listVideoCallsOn(day).map(({ time }) => time)).toEqual([600, 660]);
  expect(countStatesOn(day)).toEqual([]);
  const { id } = "call" in late ? late.call : { id: "" };
  changeVideoCall(id, { from: "booked", to: "absent" }, day, meena);
  expect(at(660)).toHaveProperty("call");
});

test("who was here last at a number comes first, and an earlier day is no later visit", () => {
  const phone = "9814000038";
  const [newer, older] = ["Gopal Das", "Radha Rani"].map((name) => person(name, phone));
  const { patient_id } = book(sitting(tomorrow), { patient: newer as PatientFields });
  book(sitting(), { patient: older as PatientFields });
  expect(listPatientsAt(phone).map(({ name }) => name)).toEqual(["Gopal Das", "Radha Rani"]);
  book(sitting(), { patient: newer as PatientFields });
  expect(findPatient(patient_id ?? "")?.last_day).toBe(tomorrow);
});

test("who is not here after all has not come, and only who waited can have left", () => {
  const [here, gone, absent, cancelled] = [1, 2, 3, 4].map(() => book(sitting())) as [
    Appointment,
    Appointment,
    Appointment,
    Appointment,
  ];
  for (const { id } of [here, gone, cancelled]) become(id, "waiting");
  become(here.id, "booked");
  become(gone.id, "absent");
  become(absent.id, "absent");
  become(cancelled.id, "cancelled");
  const rows = [here, gone, absent, cancelled].map(({ id }) => findAppointment(id));
  expect(rows[0]?.arrived_at).toBeNull();
  expect(rows.map((row) => row?.reason)).toEqual(["", "left", "", "mistake"]);
});

test("who has paid more than a lower fee owes nothing, and takes nothing off what others owe", () => {
  const day = "2026-12-08";
  const place = sitting(day);
  const [{ id }] = [book(place, { fee: 200 }), book(place)];
  run(query.updateTable("appointments").set({ paid: 800 }).where("id", "=", id));
  expect(countStatesOn(day)).toMatchObject([{ state: "booked", count: 2, due: 800 }]);
});

test("people without a phone are never taken for each other", () => {
  const place = sitting();
  const [one, other] = [1, 2].map(() => book(place, { patient: person("Shabnam", "") }));
  expect(one?.patient_id).not.toBe(other?.patient_id);
  expect(listPatientsAt("")).toEqual([]);
});

test("who is called is being seen, and who was before is seen", () => {
  const place = sitting();
  const [first, second] = [1, 2].map(() => book(place, { isHere: true })) as [
    Appointment,
    Appointment,
  ];
  const call = (now: number | null, token: number, staff = meena) =>
    callToken(first.queue_id, { now, token }, today, staff);
  expect(call(null, 1)).toHaveProperty("called");
  expect(call(1, 2)).toHaveProperty("called");
  expect([first.id, second.id].map((id) => findAppointment(id)?.state)).toEqual(["seen", "in"]);
  expect(lineOf(first)).toEqual({ line: [], now_token: 2, passed: 2 });
});

test("a call twice by the same person is one call, by another one it is told", () => {
  const place = sitting();
  const [first] = [1, 2].map(() => book(place, { isHere: true })) as [Appointment];
  const call = (staff: typeof meena) =>
    callToken(first.queue_id, { now: null, token: 1 }, today, staff);
  expect(call(meena)).toHaveProperty("called");
  expect(call(meena)).toHaveProperty("called");
  expect(call(ravi)).toMatchObject({ refusal: "outdated", since: { staff_email: meena.email } });
  expect(findQueue(first.queue_id)?.called).toBe(1);
  const gone = callToken(first.queue_id, { now: 1, token: 1 }, today, meena);
  expect(gone).toMatchObject({ refusal: "not waiting" });
});

test("a button that is out of date says what happened, and the same state again is none", () => {
  const { id } = book(sitting());
  expect(become(id, "waiting", "booked")).toHaveProperty("changed");
  expect(become(id, "waiting", "booked")).toHaveProperty("changed");
  expect(become(id, "absent", "booked")).toMatchObject({ refusal: "outdated" });
  expect(become(id, "seen", "waiting")).toMatchObject({ refusal: "impossible" });
  expect(become(newId(), "seen")).toEqual({ refusal: "gone" });
});

test("nobody arrives before the day", () => {
  const { id } = book(sitting(tomorrow));
  expect(become(id, "waiting", "booked")).toMatchObject({ refusal: "later" });
  expect(become(id, "cancelled", "booked")).toHaveProperty("changed");
});

test("a latecomer waits for two, and somebody frail for nobody", () => {
  const place = sitting();
  const rows = [1, 2, 3, 4, 5].map(() => book(place, { isHere: true }));
  const [first, , , , fifth] = rows as [
    Appointment,
    Appointment,
    Appointment,
    Appointment,
    Appointment,
  ];
  callToken(first.queue_id, { now: null, token: 1 }, today, meena);
  become(first.id, "seen");
  become(first.id, "waiting");
  expect(lineOf(first).line).toEqual([2, 3, 1, 4, 5]);
  putFirst(fifth.id);
  expect(lineOf(first).line).toEqual([5, 2, 3, 1, 4]);
});

test("a moved patient has a new number in the new queue, and leaves the old line", () => {
  const place = sitting();
  const other = sitting(tomorrow);
  const moved = book(place, { isHere: true });
  book(other);
  expect(moveAppointment(moved.id, 99, other, meena)).toMatchObject({ refusal: "outdated" });
  expect(moveAppointment(moved.id, 1, other, meena)).toMatchObject({
    after: { token: 2, day: tomorrow, state: "booked", moved_from: { day: today, token: 1 } },
  });
  expect(lineOf(moved).line).toEqual([]);
  expect(book(place).token).toBe(2);
});

test("who is moved again has to be told again, and who cancels not at all", () => {
  const { id } = book(sitting());
  moveAppointment(id, undefined, sitting(tomorrow), meena);
  expect(noteTold(id, versionOf(id), meena)).toMatchObject({ after: { told_at: isTime } });
  moveAppointment(id, undefined, sitting(tomorrow), meena);
  const { queue_id = "", told_at } = findAppointment(id) ?? {};
  expect(told_at).toBeNull();
  const toTell = () => listToTell(queue_id).map((one) => one.id);
  expect(toTell()).toEqual([id]);
  changeState(id, { from: "booked", to: "cancelled", reason: "patient" }, today, meena);
  expect(toTell()).toEqual([]);
});

test("of a place that is old by now nobody was told, and the same press again is no harm", () => {
  const { id } = book(sitting());
  moveAppointment(id, undefined, sitting(tomorrow), meena);
  const shown = versionOf(id);
  moveAppointment(id, undefined, sitting("2026-11-30"), ravi);
  expect(noteTold(id, shown, meena)).toMatchObject({
    refusal: "outdated",
    current: { day: "2026-11-30", told_at: null },
  });
  const fresh = versionOf(id);
  const { after } = noteTold(id, fresh, meena) as { after: Appointment };
  expect(noteTold(id, fresh, meena)).toEqual({ after });
  expect(noteTold(newId(), 1, meena)).toEqual({ refusal: "gone" });
});

test("who is moved twice before anybody told them is told from where they know of", () => {
  const place = sitting();
  const { id, queue_id } = book(place);
  moveAll(queue_id, sitting(tomorrow), meena);
  expect(listTokensMovedFrom(queue_id)).toEqual([1]);
  expect(findAppointment(id)?.moved_from).toMatchObject({ day: today, token: 1, isAway: true });
  moveAppointment(id, undefined, sitting("2026-11-30"), meena);
  expect(findAppointment(id)?.moved_from).toMatchObject({ day: today, token: 1, isAway: false });
  noteTold(id, versionOf(id), meena);
  moveAppointment(id, undefined, sitting("2026-12-02"), meena);
  expect(findAppointment(id)?.moved_from).toMatchObject({ day: "2026-11-30", isAway: false });
});

test("who comes back to the doctor has not been seen yet", () => {
  const { id } = book(sitting(), { isHere: true });
  become(id, "in");
  expect(become(id, "seen")).toMatchObject({ changed: { seen_at: isTime } });
  expect(become(id, "waiting")).toMatchObject({ changed: { seen_at: null } });
  expect(findUndoable(id, meena)).toBeDefined();
});

test("of a day that is over it is said what became of people, but nobody comes or is called", () => {
  const place = sitting("2026-11-25");
  const [booked, waiting, absent] = [1, 2, 3].map(() => book(place).id) as [string, string, string];
  const on = (id: string, to: AppointmentState, day = "2026-11-25") =>
    changeState(id, { from: undefined, to }, day, meena);
  on(waiting, "waiting");
  on(absent, "absent");
  expect(on(booked, "waiting", today)).toMatchObject({ refusal: "later" });
  expect(on(absent, "waiting", today)).toMatchObject({ refusal: "later" });
  expect(on(waiting, "in", today)).toMatchObject({ refusal: "impossible" });
  for (const id of [booked, waiting, absent]) {
    expect(on(id, "seen", today)).toMatchObject({ changed: { state: "seen" } });
  }
  expect(findQueue(findAppointment(waiting)?.queue_id ?? "")).toMatchObject({ line: [] });
  const { id } = book(sitting());
  expect(become(id, "seen")).toMatchObject({ refusal: "impossible" });
});

test("a doctor who is away: all are moved in their order, and told one by one", () => {
  const place = sitting();
  const other = sitting(tomorrow);
  const [first, second, third] = [1, 2, 3].map(() => book(place)) as Appointment[];
  become(third?.id ?? "", "waiting");
  callToken(first?.queue_id ?? "", { now: null, token: 3 }, today, meena);
  expect(moveAll(first?.queue_id ?? "", other, meena)).toHaveLength(2);
  const told = listToTell(findAppointment(second?.id ?? "")?.queue_id ?? "");
  expect(told.map(({ token, told_at }) => [token, told_at])).toEqual([
    [1, null],
    [2, null],
  ]);
  const { id = "" } = second ?? {};
  expect(noteTold(id, versionOf(id), meena)).toMatchObject({ after: { told_at: isTime } });
  const queue = findAppointment(second?.id ?? "")?.queue_id ?? "";
  expect(cancelAll(queue, today, meena)).toBe(2);
  expect(listToTell(queue)).toHaveLength(2);
});

test("tokens given on paper are passed over, and never taken back", () => {
  const { queue_id } = book(sitting());
  const set = (version: number, given: number) =>
    updateQueue(queue_id, version, { state: "open", back_at: null, given }, meena);
  expect(set(1, 30)).toMatchObject({ after: { given: 30 } });
  expect(set(1, 40)).toMatchObject({ conflict: true });
  expect(set(2, 5)).toMatchObject({ after: { given: 30 } });
});

test("the desk finds people of the day by token, name and phone number", () => {
  const day = "2026-12-01";
  const idsFound = (text: string) =>
    searchAppointmentsOn(day, text, (word) => (word === "बलदेव" ? "baldev" : ""), 9).map(
      (one) => one.id,
    );
  const place = sitting(day);
  const patient = person("Baldev Raj", "9814000077");
  const { id } = book(place, { patient });
  for (const text of ["1", "bald", "98140 00077", "0077", "raj baldev", "बलदेव"]) {
    expect([text, idsFound(text)]).toEqual([text, [id]]);
  }
  expect(idsFound("nobody")).toEqual([]);
});

test("who comes again without saying how old they are, or from where, keeps what is known", () => {
  const born = { born: "1991-06-03", is_born_exact: 1 } as const;
  const { patient_id } = book(sitting(), {
    patient: { ...person("Navjot Gill", "9814000066"), ...born },
  });
  book(sitting(tomorrow), { patient: { ...person("Navjot Gill", "9814000066"), place: "Kalka" } });
  book(sitting(tomorrow), { patient: person("Navjot Gill", "9814000066") });
  const byAge = { born: "1990-11-26", is_born_exact: 0 };
  book(sitting(tomorrow), { patient: { ...person("Navjot Gill", "9814000066"), ...byAge } });
  expect(findPatient(patient_id ?? "")).toMatchObject({ ...born, place: "Kalka" });
  const corrected = { born: "1991-06-30", is_born_exact: 1 };
  book(sitting(tomorrow), { patient: { ...person("Navjot Gill", "9814000066"), ...corrected } });
  expect(findPatient(patient_id ?? "")).toMatchObject(corrected);
});

test("an erased person is in no row of the register, and the day keeps its numbers", () => {
  const name = "Lakshmi Nair";
  const { id, patient_id, queue_id } = book(sitting(), {
    patient: { ...person(name, "9814000099"), place: "Sector 21" },
    note: "Comes with Lakshmi's mother",
  });
  updateAppointment(id, undefined, { visit: "first", fee: 700, note: "" }, meena);
  expect(findUndoable(id, meena)).toBeDefined();
  erasePatient(patient_id ?? "", meena);
  expect(findUndoable(id, meena)).toBeUndefined();
  expect(findAppointment(id)).toMatchObject({ patient: null, note: "", token: 1 });
  expect(listAppointmentsOfQueue(queue_id)).toHaveLength(1);
  const kept = all(query.selectFrom("register_changes").selectAll());
  expect(JSON.stringify(kept)).not.toMatch(/Lakshmi|9814000099|Sector 21/);
  expect(listRegisterChanges(patient_id ?? "").map(({ action }) => action)).toContain("erase");
});

test("the database itself refuses the same number twice, and two people with the doctor at once", () => {
  const place = sitting();
  const [first, second] = [1, 2].map(() => book(place, { isHere: true })) as [
    Appointment,
    Appointment,
  ];
  const sqlite = openDatabase(databaseFile);
  const set = (sql: string) => () => sqlite.exec(sql);
  expect(set(`UPDATE appointments SET token = 1 WHERE id = '${second.id}'`)).toThrow(/UNIQUE/);
  sqlite.exec(`UPDATE appointments SET state = 'in' WHERE id = '${first.id}'`);
  expect(set(`UPDATE appointments SET state = 'in' WHERE id = '${second.id}'`)).toThrow(/UNIQUE/);
  sqlite.close();
});

const act = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), isHere: fc.boolean() }),
  fc.record({
    kind: fc.constant("become" as const),
    token: fc.integer({ min: 1, max: 8 }),
    to: fc.constantFrom(...appointmentStates),
  }),
  fc.record({ kind: fc.constant("next" as const) }),
);

test("any day through the database is as a list on paper would have it", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const place = sitting();
      const model: AppointmentState[] = [];
      const ids: string[] = [];
      let queue = "";
      for (const one of acts) {
        if (one.kind === "book") {
          const made = book(place, { isHere: one.isHere, patient: person("Sample", "") });
          queue = made.queue_id;
          ids.push(made.id);
          model.push(one.isHere ? "waiting" : "booked");
          expect(made.token).toBe(model.length);
          continue;
        }
        const { line = [], now_token = null } = findQueue(queue) ?? {};
        const token = one.kind === "next" ? line[0] : one.token;
        const present = model[(token ?? 0) - 1];
        if (!token || !present) continue;
        const to = one.kind === "next" ? "in" : one.to;
        if (one.kind === "next") callToken(queue, { now: now_token, token }, today, meena);
        else become(ids[token - 1] ?? "", to);
        if (!nextStates[present].includes(to)) continue;
        if (to === "in" && model.includes("in")) model[model.indexOf("in")] = "seen";
        model[token - 1] = to;
      }
      if (!queue) return;
      expect(listAppointmentsOfQueue(queue).map(({ state }) => state)).toEqual(model);
      const waiting = model.flatMap((state, at) => (state === "waiting" ? [at + 1] : []));
      const { line = [], now_token } = findQueue(queue) ?? {};
      expect(line.toSorted((a, b) => a - b)).toEqual(waiting);
      expect(now_token).toBe(model.includes("in") ? model.indexOf("in") + 1 : null);
      const counted = countStatesOn(today).filter(({ queue_id }) => queue_id === queue);
      for (const { state, count } of counted) {
        expect(count).toBe(model.filter((one) => one === state).length);
      }
    }),
    { numRuns: Number(process.env.RANDOM_DAYS ?? 60) },
  );
});

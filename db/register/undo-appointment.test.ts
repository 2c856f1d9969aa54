import "../../tests/app/temporary-data.ts";

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaff } from "#db/accounts/staff.ts";
import { closeDatabase } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { appointmentStates } from "#db/schema.ts";
import { moveAppointment, updateAppointment } from "./appointment-moves.ts";
import { callToken, changeState, nextStates } from "./appointment-states.ts";
import { type Appointment, addAppointment, findAppointment } from "./appointments.ts";
import { findQueue, type Place, type Queue, setQueue } from "./queues.ts";
import { undoAppointmentChange } from "./undo-appointment.ts";
import { findUndoable } from "./undoable.ts";

const meena = { id: "", email: "meena@example.org" };
const ravi = { id: "", email: "ravi@example.org" };
const today = "2026-11-26";

beforeAll(() => {
  migrateDataDirectory();
  for (const clerk of [meena, ravi]) {
    const fields = { email: clerk.email, name: "Clerk", role: "editor" } as const;
    const made = createStaff({ ...fields, password_hash: "" }, { id: null, email: "test" });
    clerk.id = made?.id ?? "";
  }
});
afterAll(closeDatabase);

function sitting(day = today): Place {
  const hours = { starts_at: 600, ends_at: 780, room: "Room 2" };
  return { doctor_id: newId(), doctor_name: "Dr Asha Verma", day, sitting_id: newId(), ...hours };
}

function book(place: Place, isHere = true): Appointment {
  const nothing = { sex: "", guardian: "", place: "", reference: "", messages: "" } as const;
  const patient = { name: "Harpreet", phone: "", latin: "", born: null, ...nothing } as const;
  const fields = { source: "phone", visit: "first", fee: 800, note: "", isHere } as const;
  const given = addAppointment(
    { place, patient: { ...patient, is_born_exact: 0 }, ...fields },
    meena,
  );
  if (!("appointment" in given)) throw new Error(given.refusal);
  return given.appointment;
}

/** All that Undo has to put back. */
function picture(rows: readonly Appointment[]) {
  const states = rows.map(({ id }) => {
    const { version: _, ...row } = findAppointment(id) as Appointment;
    return row;
  });
  const queues = [...new Set(rows.map(({ queue_id }) => queue_id))].map((id) => {
    const { version: _, ...row } = findQueue(id) as Queue;
    return row;
  });
  return { states, queues };
}

function undoLast(id: string, staff = meena) {
  return undoAppointmentChange(findUndoable(id, meena) ?? 0, staff);
}

test("“Seen” by mistake is taken back with one press, and a second press changes nothing", () => {
  const rows = [1, 2].map(() => book(sitting())) as [Appointment, Appointment];
  const [one] = rows;
  callToken(one.queue_id, { now: null, token: 1 }, today, meena);
  const before = picture(rows);
  changeState(one.id, { from: "in", to: "seen", reason: "" }, today, meena);
  const change = findUndoable(one.id, meena) ?? 0;
  expect(undoAppointmentChange(change, ravi)).toEqual({ refusal: "notYours" });
  expect(undoAppointmentChange(change, meena)).toHaveProperty("undone");
  expect(picture(rows)).toEqual(before);
  expect(undoAppointmentChange(change, meena)).toHaveProperty("undone");
  expect(picture(rows)).toEqual(before);
});

test("a call by mistake is taken back: who was with the doctor still is, and a pause goes on", () => {
  const place = sitting();
  const rows = [1, 2, 3].map(() => book(place)) as [Appointment, Appointment, Appointment];
  const [one, two] = rows;
  callToken(one.queue_id, { now: null, token: 1 }, today, meena);
  setQueue(one.queue_id, { state: "paused", back_at: 690 });
  const before = picture(rows);
  callToken(one.queue_id, { now: 1, token: 2 }, today, meena);
  expect(findQueue(one.queue_id)?.state).toBe("open");
  expect(undoLast(two.id)).toHaveProperty("undone");
  expect(picture(rows)).toEqual(before);
});

test("nobody is put back to the doctor while somebody else is there, or over a later change", () => {
  const place = sitting();
  const [one, two] = [1, 2].map(() => book(place)) as [Appointment, Appointment];
  callToken(one.queue_id, { now: null, token: 1 }, today, meena);
  changeState(one.id, { from: "in", to: "seen", reason: "" }, today, meena);
  const seen = findUndoable(one.id, meena) ?? 0;
  callToken(one.queue_id, { now: null, token: 2 }, today, meena);
  expect(undoAppointmentChange(seen, meena)).toEqual({ refusal: "occupied", token: 2 });
  changeState(two.id, { from: "in", to: "waiting", reason: "" }, today, meena);
  changeState(one.id, { from: "seen", to: "waiting", reason: "" }, today, ravi);
  expect(undoAppointmentChange(seen, meena)).toMatchObject({ refusal: "changed" });
  expect(undoAppointmentChange(999_999, meena)).toEqual({ refusal: "gone" });
});

test("a correction is taken back in all that it has changed", () => {
  const rows = [book(sitting())] as const;
  const [{ id, version }] = rows;
  const before = picture(rows);
  const fields = { visit: "follow-up", fee: 300, note: "Brings an X-ray" } as const;
  expect(updateAppointment(id, version, fields, meena)).toMatchObject({ after: fields });
  expect(undoLast(id)).toHaveProperty("undone");
  expect(picture(rows)).toEqual(before);
});

test("a move is taken back with the old number and the old place in the line", () => {
  const place = sitting();
  const rows = [1, 2, 3].map(() => book(place));
  const other = book(sitting("2026-11-27"), false);
  const before = picture([...rows, other]);
  const moved = rows[1] as Appointment;
  moveAppointment(moved.id, undefined, { ...place, day: "2026-11-28" }, meena);
  expect(findAppointment(moved.id)?.queue_id).not.toBe(moved.queue_id);
  expect(undoLast(moved.id)).toHaveProperty("undone");
  expect(picture([...rows, other])).toEqual(before);
});

test("after any day, each change that was the last one is undone as if it had never been", () => {
  const step = fc.record({ who: fc.nat(5), to: fc.constantFrom(...appointmentStates) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const place = sitting();
      const rows = Array.from({ length: 6 }, (_, at) => book(place, at % 2 === 0));
      for (const { who, to } of steps) {
        const { id } = rows[who] as Appointment;
        const { state } = findAppointment(id) as Appointment;
        if (!nextStates[state].includes(to)) continue;
        const before = picture(rows);
        changeState(id, { from: state, to, reason: "" }, today, meena);
        expect(undoLast(id)).toHaveProperty("undone");
        expect(picture(rows)).toEqual(before);
        changeState(id, { from: state, to, reason: "" }, today, meena);
      }
    }),
    { numRuns: 15 },
  );
});

import type { Updateable } from "kysely";
import type { StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import type { AppointmentsTable } from "#db/schema.ts";
import type { Standing } from "./appointment-states.ts";
import {
  type Appointment,
  findAppointment,
  findAppointmentByToken,
  setAppointment,
} from "./appointments.ts";
import { arrive, leave, putBack } from "./line.ts";
import { findQueue, type Queue, setQueue } from "./queues.ts";
import {
  findLastRegisterChange,
  findRegisterChange,
  type RegisterChange,
} from "./register-changes.ts";
import { readUndoable, type Since } from "./undoable.ts";

const restored = [
  ...(["visit", "fee", "note", "state", "reason", "queue_id", "token", "day"] as const),
  ...(["doctor_id", "doctor_name", "arrived_at", "called_at", "seen_at", "told_at"] as const),
  ...(["given_starts_at", "given_ends_at"] as const),
];

export type UndoOutcome =
  | { undone: Appointment }
  | { refusal: "gone" | "notYours" }
  | { refusal: "changed"; current: Appointment; since: Since | undefined }
  | { refusal: "occupied"; token: number }
  | { refusal: "taken"; holder: Appointment };

export function undoAppointmentChange(change: number, staff: StaffActor): UndoOutcome {
  return transaction(() => {
    const read = readUndoable(change, staff);
    const subject = findRegisterChange(change);
    const current =
      subject?.subject === "appointment" ? findAppointment(subject.subject_id) : undefined;
    if (!current) return { refusal: "gone" };
    if ("refusal" in read) return read.refusal === "changed" ? { ...read, current } : read;
    return read.isUndone ? { undone: current } : undo(read.entry, current, staff);
  });
}

function undo(entry: RegisterChange, current: Appointment, staff: StaffActor): UndoOutcome {
  const before = entry.before as Partial<Appointment> & { queue?: Standing };
  const state = before.state ?? current.state;
  const token = before.token ?? current.token;
  const queue = findQueue(current.queue_id);
  const target = before.queue_id === undefined ? queue : findQueue(before.queue_id);
  if (!queue || !target) return { refusal: "gone" };
  const ended = current.state === "in" ? findEnded(entry, before.queue, staff) : undefined;
  if (state === "in" && state !== current.state && target.now_token !== null) {
    return { refusal: "occupied", token: target.now_token };
  }
  const holder = target.id === queue.id ? undefined : findAppointmentByToken(target.id, token);
  if (holder) return { refusal: "taken", holder };
  const { moved_from } = before;
  const columns: Updateable<AppointmentsTable> = {
    ...Object.fromEntries(
      restored.flatMap((name) => (name in before ? [[name, before[name]]] : [])),
    ),
    ...(moved_from !== undefined && { moved_from: moved_from && JSON.stringify(moved_from) }),
  };
  const undone = setAppointment(current, columns, staff, { action: "restore" });
  if (state === current.state && target.id === queue.id) return { undone };
  if (target.id !== queue.id) setQueue(queue.id, leave(queue, current.token));
  setQueue(target.id, {
    ...lineWith(target, { token, state }, before.queue),
    ...(current.state === "in" && { ...uncalled(target, before.queue), now_token: null }),
    ...(state === "in" && { now_token: token }),
  });
  if (ended) {
    setAppointment(ended, { state: "in", seen_at: null }, staff, { action: "restore" });
    setQueue(target.id, { now_token: ended.token });
  }
  return { undone };
}

function lineWith(
  queue: Queue,
  { token, state }: Pick<Appointment, "token" | "state">,
  stood: Standing | undefined,
): Pick<Queue, "line" | "moved"> {
  if (state !== "waiting") {
    const { line, moved } = leave(queue, token);
    return { line, moved };
  }
  const { line, moved } = stood ? putBack(queue, token, stood) : arrive(queue, token);
  return { line, moved };
}

function uncalled(queue: Queue, stood: Standing | undefined): Partial<Queue> {
  if (!stood) return {};
  const { passed, called_at, state, back_at } = stood;
  const version = queue.version + (state === queue.state ? 0 : 1);
  return { passed, called: queue.called - 1, called_at, state, back_at, version };
}

/** Whose visit the same call has ended: its change was recorded just before. */
function findEnded({ id }: RegisterChange, stood: Standing | undefined, staff: StaffActor) {
  const change = findRegisterChange(id - 1);
  if (!change || change.staff_id !== staff.id || change.after.state !== "seen") return undefined;
  const isLast = findLastRegisterChange(change.subject_id)?.id === change.id;
  const ended = isLast ? findAppointment(change.subject_id) : undefined;
  return ended?.token === stood?.now_token ? ended : undefined;
}

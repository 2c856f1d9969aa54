import type { Actor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { isSame } from "#db/versioned.ts";
import { changeState, standingIn } from "./appointment-states.ts";
import {
  type Appointment,
  findAppointment,
  listAppointmentsOfQueue,
  setAppointment,
} from "./appointments.ts";
import { leave } from "./line.ts";
import { noteVisit } from "./patients.ts";
import { findQueue, findQueueAt, openQueue, type Place, setQueue, takeToken } from "./queues.ts";

export const maxMovedTogether = 300;

export interface AppointmentFields extends Pick<Appointment, "visit" | "fee" | "note"> {}

export type Changed =
  | { after: Appointment }
  | { refusal: "gone" | "full" | "seen" }
  | { refusal: "outdated"; current: Appointment };

export function updateAppointment(
  id: string,
  version: number | undefined,
  fields: AppointmentFields,
  actor: Actor,
): Changed {
  return change(id, version, {
    isDone: (current) => isSame(current, fields),
    write: (current) => ({ after: setAppointment(current, fields, actor) }),
  });
}

/** Gives it the next token of another place; its old number stays used. Who is or was seen is not moved. */
export function moveAppointment(
  id: string,
  version: number | undefined,
  place: Place,
  actor: Actor,
): Changed {
  return change(id, version, {
    isDone: ({ queue_id }) => findQueueAt(place)?.id === queue_id,
    write: (current) => move(current, place, actor, false),
  });
}

function change(
  id: string,
  version: number | undefined,
  {
    isDone,
    write,
  }: {
    /** By the same form, whose reply was lost. */
    isDone(current: Appointment): boolean;
    write(current: Appointment): Changed;
  },
): Changed {
  return transaction(() => {
    const current = findAppointment(id);
    if (!current) return { refusal: "gone" };
    if (version === undefined || current.version === version) return write(current);
    return isDone(current) ? { after: current } : { refusal: "outdated", current };
  });
}

export function moveAll(queueId: string, place: Place, actor: Actor): Changed[] {
  return transaction(() => listMovable(queueId).map((one) => move(one, place, actor, true)));
}

export function cancelAll(queueId: string, today: string, actor: Actor): number {
  return transaction(() => {
    const movable = listMovable(queueId);
    const change = { from: undefined, to: "cancelled", reason: "hospital" } as const;
    for (const { id } of movable) changeState(id, change, today, actor);
    return movable.length;
  });
}

export function listMovable(queueId: string): Appointment[] {
  return listAppointmentsOfQueue(queueId)
    .filter(({ state }) => state === "booked" || state === "waiting")
    .slice(0, maxMovedTogether);
}

/** When the doctor sees patients, in minutes after midnight; undefined for one who does not come. */
export type PresentHours = Pick<Place, "starts_at" | "ends_at"> | undefined;

/** Who was moved or cancelled by the hospital, and who is coming at other hours than `present`. */
export function listToTell(queueId: string, present?: PresentHours): Appointment[] {
  return listAppointmentsOfQueue(queueId).filter((one) => isToTell(one, present));
}

export function isToTell(appointment: Appointment, present: PresentHours): boolean {
  const { moved_from, state, reason } = appointment;
  if (state === "cancelled") return reason === "hospital";
  return moved_from !== null || knowsOtherHours(appointment, present);
}

export function isTold(appointment: Appointment, present: PresentHours): boolean {
  return appointment.told_at !== null && !knowsOtherHours(appointment, present);
}

export function knowsOtherHours(
  { state, given_starts_at, given_ends_at }: Appointment,
  present: PresentHours,
): boolean {
  if (state !== "booked" || !present) return false;
  return given_starts_at !== present.starts_at || given_ends_at !== present.ends_at;
}

/** Of a `version` that has changed since, the patient has been told what is not true any more. */
export function noteTold(
  id: string,
  version: number | undefined,
  actor: Actor,
  present?: PresentHours,
): Changed {
  const hours = present && { given_starts_at: present.starts_at, given_ends_at: present.ends_at };
  const isDone = (current: Appointment) => isTold(current, present);
  return change(id, version, {
    isDone,
    write: (current) => ({
      after: isDone(current)
        ? current
        : setAppointment(current, { told_at: new Date().toISOString(), ...hours }, actor),
    }),
  });
}

function move(current: Appointment, place: Place, actor: Actor, isAway: boolean): Changed {
  const { state, token, day, doctor_name, queue_id, told_at, moved_from } = current;
  if (state === "in" || state === "seen") return { refusal: "seen" };
  const queue = openQueue(place);
  if (queue.id === queue_id) return { after: current };
  const fresh = takeToken(queue.id);
  if (fresh === undefined) return { refusal: "full" };
  // Who was not told of the last move knows the place before it.
  const known = told_at === null && moved_from && { ...moved_from, isAway: false };
  const old = findQueue(queue_id);
  if (old) {
    const { line, moved } = leave(old, token);
    setQueue(old.id, { line, moved });
  }
  const after = setAppointment(
    current,
    {
      queue_id: queue.id,
      token: fresh,
      day: place.day,
      doctor_id: place.doctor_id,
      doctor_name: place.doctor_name,
      state: "booked",
      reason: "",
      arrived_at: null,
      told_at: null,
      given_starts_at: place.starts_at,
      given_ends_at: place.ends_at,
      moved_from: JSON.stringify(known || { day, doctor: doctor_name, token, queue_id, isAway }),
    },
    actor,
    { queue: old && state === "waiting" ? standingIn(old, token) : undefined },
  );
  if (after.patient_id) noteVisit({ id: after.patient_id }, place.day);
  return { after };
}

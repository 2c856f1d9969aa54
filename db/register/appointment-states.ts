import type { Actor, StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import type { AppointmentReason, AppointmentState } from "#db/schema.ts";
import {
  type Appointment,
  findAppointment,
  findAppointmentByToken,
  setAppointment,
} from "./appointments.ts";
import { arrive, call, front, type Line, late, leave } from "./line.ts";
import { findQueue, type Queue, setQueue } from "./queues.ts";
import { findLastRegisterChange, type RegisterChange } from "./register-changes.ts";

export const nextStates: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  booked: ["waiting", "absent", "cancelled"],
  waiting: ["in", "booked", "absent", "cancelled"],
  in: ["seen", "waiting"],
  seen: ["waiting"],
  absent: ["waiting", "booked"],
  cancelled: ["booked"],
};

/** Until its day an appointment can only be cancelled, or booked again; after it nobody comes any more. */
export function isStepOf(day: string, to: AppointmentState, today: string): boolean {
  if (day > today) return to === "cancelled" || to === "booked";
  return day === today || to !== "waiting";
}

/** What can be said of a visit: of a day that is over, what paper says. */
function stepsFrom({ state, day }: Pick<Appointment, "state" | "day">, today: string) {
  const steps = nextStates[state];
  if (day >= today) return steps;
  const wasOpen = state === "booked" || state === "waiting" || state === "absent";
  return [...steps.filter((to) => to !== "in"), ...(wasOpen ? ["seen" as const] : [])];
}

type Since = Pick<RegisterChange, "staff_id" | "staff_email" | "at">;

export type StateOutcome =
  | { changed: Appointment }
  | { refusal: "gone" }
  | { refusal: "outdated"; current: Appointment; since: Since | undefined }
  | { refusal: "impossible"; current: Appointment }
  | { refusal: "later"; current: Appointment };

export interface StateChange {
  from: AppointmentState | undefined;
  to: AppointmentState;
  /** Why it is cancelled. */
  reason?: AppointmentReason | undefined;
}

/** Where the new state is the present one, nothing is changed. `today` is the day in the hospital. */
export function changeState(
  id: string,
  { from, to, reason = "" }: StateChange,
  today: string,
  actor: Actor,
): StateOutcome {
  return transaction(() => {
    const current = findAppointment(id);
    if (!current) return { refusal: "gone" };
    if (current.state === to) return { changed: current };
    if (from !== undefined && current.state !== from) {
      return { refusal: "outdated", current, since: findLastRegisterChange(id) };
    }
    if (!stepsFrom(current, today).includes(to)) return { refusal: "impossible", current };
    if (!isStepOf(current.day, to, today)) return { refusal: "later", current };
    return { changed: write(current, to, reason, actor) };
  });
}

export function putFirst(id: string): StateOutcome {
  return transaction(() => {
    const current = findAppointment(id);
    const queue = current && findQueue(current.queue_id);
    if (!current || !queue) return { refusal: "gone" };
    if (current.state !== "waiting") {
      return { refusal: "outdated", current, since: findLastRegisterChange(id) };
    }
    const { line, moved } = front(queue, current.token);
    setQueue(queue.id, { line, moved });
    return { changed: current };
  });
}

export type CallOutcome =
  | { called: Appointment }
  | { refusal: "gone" }
  | { refusal: "outdated"; queue: Queue; since: Since | undefined }
  | { refusal: "not waiting"; token: number };

/** Calls a token of a queue where `now` is what is being seen; the same press again changes nothing. */
export function callToken(
  queueId: string,
  { now, token }: { now: number | null; token: number },
  today: string,
  staff: StaffActor,
): CallOutcome {
  return transaction(() => {
    const queue = findQueue(queueId);
    const appointment = queue && findAppointmentByToken(queueId, token);
    if (!queue || !appointment) return { refusal: "gone" };
    if (queue.now_token !== now) {
      const present = findAppointmentByToken(queueId, queue.now_token ?? 0);
      const since = present && findLastRegisterChange(present.id);
      const isOwn = queue.now_token === token && since?.staff_id === staff.id;
      return isOwn ? { called: appointment } : { refusal: "outdated", queue, since };
    }
    // A page that stayed open over night still has its buttons.
    const isHere = queue.day === today && queue.line.includes(token);
    if (!isHere) return { refusal: "not waiting", token };
    const change = { from: "waiting", to: "in", reason: "" } as const;
    const outcome = changeState(appointment.id, change, today, staff);
    return "changed" in outcome ? { called: outcome.changed } : { refusal: "not waiting", token };
  });
}

function write(
  before: Appointment,
  to: AppointmentState,
  reason: AppointmentReason,
  actor: Actor,
): Appointment {
  const queue = findQueue(before.queue_id);
  if (!queue) throw new Error("An appointment without its queue");
  const { state: from, token } = before;
  if (to === "in") endPresent(queue, actor);
  const at = new Date().toISOString();
  const columns = {
    state: to,
    reason: to === "absent" && from === "waiting" ? "left" : reasonFor(to, reason),
    ...((to === "cancelled" || from === "cancelled") && { told_at: null }),
    ...(to === "waiting" && { arrived_at: before.arrived_at ?? at }),
    ...(to === "booked" && { arrived_at: null }),
    ...(to === "in" && { called_at: at }),
    ...(to === "seen" && { seen_at: at }),
    ...(from === "seen" && { seen_at: null }),
  };
  const { line, moved, passed } = lineAfter(queue, token, from, to);
  setQueue(queue.id, {
    line,
    moved,
    ...(to === "in" && {
      now_token: token,
      passed,
      called: queue.called + 1,
      called_at: at,
      state: "open",
      back_at: null,
      // A form that shows it paused is one of before.
      ...(queue.state !== "open" && { version: queue.version + 1 }),
    }),
    ...(from === "in" && { now_token: null }),
  });
  const left = from === "waiting" ? standingIn(queue, token) : undefined;
  return setAppointment(before, columns, actor, { queue: left });
}

export interface Standing
  extends Pick<Queue, "now_token" | "passed" | "called_at" | "state" | "back_at"> {
  at: number;
  isMoved: boolean;
}

export function standingIn(queue: Queue, token: number): Standing {
  const { line, moved, now_token, passed, called_at, state, back_at } = queue;
  const isMoved = moved.includes(token);
  return { at: line.indexOf(token), isMoved, now_token, passed, called_at, state, back_at };
}

function reasonFor(to: AppointmentState, reason: AppointmentReason): AppointmentReason {
  return to === "cancelled" ? reason || "mistake" : "";
}

function endPresent(queue: Queue, actor: Actor): void {
  const present = findAppointmentByToken(queue.id, queue.now_token ?? 0);
  if (present?.state !== "in") return;
  setAppointment(present, { state: "seen", seen_at: new Date().toISOString() }, actor);
}

function lineAfter(queue: Line, token: number, from: AppointmentState, to: AppointmentState): Line {
  if (to === "in") return call(queue, token);
  if (to !== "waiting") return leave(queue, token);
  if (from === "in") return front(queue, token);
  return from === "booked" ? arrive(queue, token) : late(queue, token);
}

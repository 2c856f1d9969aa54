import { href } from "react-router";
import { mayUse } from "#app/auth/roles.ts";
import { counted } from "#app/language/counted.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { presentHours } from "#app/timetable/present-hours.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { knowsOtherHours } from "#db/register/appointment-moves.ts";
import { listAppointmentsOfQueue } from "#db/register/appointments.ts";
import { type BookedFilter, findBookedCalls, listBooked } from "#db/register/booked.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";

/** Such as "18 people have tokens for this time, the next on Sat 28 Nov."; empty for nobody. */
export function sayBooked(filter: BookedFilter): string {
  return inWords(readBooked(filter));
}

/** The same behind what a message says, with the way to move or to call them for who may. */
export function withBooked(message: Flash, filter: BookedFilter, rights: Rights): Flash {
  const booked = readBooked(filter);
  const said = inWords(booked);
  if (said === "") return message;
  const sentence = `${message.sentence} ${said}`;
  if (!mayUse(rights, href("/dashboard/Register"))) return { ...message, sentence };
  return { ...message, sentence, next: wayTo(booked) };
}

function readBooked(filter: BookedFilter) {
  return isDeskOn()
    ? { queues: listBooked(filter), calls: findBookedCalls(filter) }
    : { queues: [], calls: undefined };
}

type Booked = ReturnType<typeof readBooked>;

function wayTo({ queues, calls }: Booked): Flash["next"] {
  const [first] = queues;
  if (!first) {
    const path = pathWith(href("/dashboard/Register/video"), { day: calls?.day });
    return { path, title: "Video calls of that day" };
  }
  if (queues.length > 1) {
    const path = pathWith(href("/dashboard/Register"), {
      day: first.day,
      sitting: first.doctor_id,
    });
    return { path, title: "Register of that day" };
  }
  if (hasToTell(first)) {
    const path = href("/dashboard/Register/queue/:queue/told", { queue: first.id });
    return { path, title: "Tell the patients" };
  }
  const path = href("/dashboard/Register/queue/:queue/move", { queue: first.id });
  return { path, title: first.people === 1 ? "Move the appointment" : "Move all" };
}

/** Whether they come at other hours than they know; where the doctor does not come they have to be moved first. */
function hasToTell(queue: Booked["queues"][number]): boolean {
  const present = presentHours(queue);
  return listAppointmentsOfQueue(queue.id).some((one) => knowsOtherHours(one, present));
}

function inWords({ queues, calls }: Booked): string {
  const people = queues.reduce((sum, queue) => sum + queue.people, 0);
  const [first] = queues;
  return [
    first &&
      `${counted(people, "person has a token", "people have tokens")} for this time, the next on ${showDay(first.day)}.`,
    calls &&
      `${counted(calls.count, "video call is", "video calls are")} booked for this time, the next on ${showDay(calls.day)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

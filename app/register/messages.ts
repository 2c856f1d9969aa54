import { showRange } from "#app/timetable/range.ts";
import { showDay } from "#app/timetable/words.ts";
import type { Appointment, MovedFrom } from "#db/appointments.ts";
import type { Queue } from "#db/queues.ts";
import { aboutWhen } from "./words.ts";

interface About {
  hospital: string;
  /** Of the hospital. */
  phone: string;
  /** Of the page with the number that is being seen; undefined where the website has no address of its own. */
  link: string | undefined;
  /** How long a patient takes; 0 where nobody says. */
  minutesEach: number;
}

/** What is written to a patient: never the name or the reason, as a phone may be shared. */
export function tokenMessage(
  { token }: Pick<Appointment, "token">,
  queue: Pick<Queue, "doctor_name" | "day" | "starts_at" | "ends_at" | "room">,
  { hospital, phone, link, minutesEach }: About,
): string {
  const about = aboutWhen(queue, token, minutesEach);
  const hours = [showRange(queue), about && `about ${about}`];
  const place = [queue.doctor_name, showDay(queue.day), ...hours, queue.room];
  const follow = link ? ` Which token is being seen: ${link}` : "";
  return `${hospital}: token ${token} for ${place.filter(Boolean).join(", ")}.${follow} To change it call ${phone}.`;
}

export function movedMessage(
  { token }: Pick<Appointment, "token">,
  from: MovedFrom,
  queue: Pick<Queue, "doctor_name" | "day" | "starts_at" | "ends_at">,
  { hospital, phone }: About,
): string {
  const place = `${queue.doctor_name}, ${showDay(queue.day)}, ${showRange(queue)}`;
  return `${hospital}: ${from.doctor} is away on ${showDay(from.day)}. Your new token is ${token}: ${place}. If that does not suit you, call ${phone}.`;
}

export function cancelledMessage(
  queue: Pick<Queue, "doctor_name" | "day">,
  { hospital, phone }: About,
): string {
  return `${hospital}: ${queue.doctor_name} is away on ${showDay(queue.day)}, and your appointment was cancelled. For another day call ${phone}.`;
}

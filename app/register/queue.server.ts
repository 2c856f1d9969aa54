import { href } from "react-router";
import { orNotFound } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { findOccurrence } from "#app/timetable/present-hours.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { findQueue, type Queue } from "#db/register/queues.ts";
import { keyOf } from "./day.server.ts";

/** A queue in the register of its day. */
export function placeOfQueue(queue: Queue, page = 1): string {
  const day = queue.day === readClock().day ? undefined : queue.day;
  const onPage = page > 1 ? String(page) : undefined;
  return pathWith(href("/dashboard/Register"), { day, sitting: keyOf(queue), page: onPage });
}

/** The register of today at a sitting. */
export function placeOfSitting(sitting: string): string {
  return pathWith(href("/dashboard/Register"), { sitting });
}

export function requireQueue(id: string): Queue {
  return withHours(orNotFound(findQueue(id)));
}

/** With the hours that the doctor is there: an absence that came, or went, since the first token changes them. */
export function withHours(queue: Queue): Queue {
  const present = findOccurrence(queue);
  return present ? { ...queue, starts_at: present.starts_at, ends_at: present.ends_at } : queue;
}

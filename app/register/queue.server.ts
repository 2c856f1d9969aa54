import { href } from "react-router";
import { notFound } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { findQueue, type Queue } from "#db/register/queues.ts";
import { keyOf } from "./day.server.ts";

/** A queue in the register of its day. */
export function placeOfQueue(queue: Queue): string {
  const day = queue.day === readClock().day ? undefined : queue.day;
  return pathWith(href("/dashboard/Register"), { day, sitting: keyOf(queue) });
}

/** The register of today at a sitting. */
export function placeOfSitting(sitting: string): string {
  return pathWith(href("/dashboard/Register"), { sitting });
}

export function requireQueue(id: string): Queue {
  const queue = findQueue(id);
  if (!queue) throw notFound();
  return queue;
}

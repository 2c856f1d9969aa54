import { href } from "react-router";
import { mayUse } from "#app/auth/roles.ts";
import { counted } from "#app/language/counted.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { showDay } from "#app/timetable/words.ts";
import { type BookedFilter, type BookedQueue, listBooked } from "#db/register/booked.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";

/** Such as "18 people have tokens for this time, the next on Sat 28 Nov."; empty for nobody. */
export function sayBooked(filter: BookedFilter): string {
  return inWords(isDeskOn() ? listBooked(filter) : []);
}

/** The same behind what a message says, with the way to move them for who may. */
export function withBooked(message: Flash, filter: BookedFilter, rights: Rights): Flash {
  const booked = isDeskOn() ? listBooked(filter) : [];
  const [first] = booked;
  if (!first) return message;
  const sentence = `${message.sentence} ${inWords(booked)}`;
  if (!mayUse(rights, href("/dashboard/Register"))) return { ...message, sentence };
  const path =
    booked.length === 1
      ? href("/dashboard/Register/queue/:queue/move", { queue: first.id })
      : pathWith(href("/dashboard/Register"), { day: first.day });
  const move = first.people === 1 ? "Move the appointment" : "Move all";
  const title = booked.length === 1 ? move : "Register of that day";
  return { ...message, sentence, next: { path, title } };
}

function inWords(booked: readonly BookedQueue[]): string {
  const [first] = booked;
  if (!first) return "";
  const count = booked.reduce((sum, { people }) => sum + people, 0);
  const have = counted(count, "person has a token", "people have tokens");
  return `${have} for this time, the next on ${showDay(first.day)}.`;
}

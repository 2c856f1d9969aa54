import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import { findNamedDoctors } from "./named-doctors.server.ts";

/** The doctor to whom somebody is moved: the one that is named, by id too, else the present one. */
export function findMoveDoctor(text: string, present: string): Doctor | undefined {
  if (text.trim() === "") return findDoctor(present);
  const named = findDoctor(text);
  if (named) return named;
  const [found, another] = findNamedDoctors(text.trim(), 2);
  return another ? undefined : found;
}

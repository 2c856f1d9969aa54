import { href } from "react-router";
import type { Flash } from "#app/requests/flash.server.ts";
import type { Doctor } from "#db/doctors.ts";

/** What was done to a doctor, as "was added", and whether visitors see it. */
export function messageAbout({ id, name, is_active }: Doctor, what: string): Flash {
  if (!is_active) {
    return { sentence: `${name} ${what}. Visitors do not see this doctor.`, changed: id };
  }
  return { sentence: `${name} ${what}.`, changed: id, page: href("/doctor/:id", { id }) };
}

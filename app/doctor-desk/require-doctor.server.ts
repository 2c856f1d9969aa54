import { orNotFound } from "#app/requests/http.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";

export function requireDoctor(id: string): Doctor {
  return orNotFound(findDoctor(id));
}

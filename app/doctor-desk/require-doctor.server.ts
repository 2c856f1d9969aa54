import { notFound } from "#app/requests/http.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";

export function requireDoctor(id: string): Doctor {
  const doctor = findDoctor(id);
  if (!doctor) throw notFound();
  return doctor;
}

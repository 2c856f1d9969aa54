import { formatRupees } from "#app/language/money.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { findNamedDoctors } from "./named-doctors.server.ts";

/** The doctor to whom somebody is moved: the one that is named, by id too, else the present one. */
export function findMoveDoctor(text: string, present: string): Doctor | undefined {
  if (text.trim() === "") return findDoctor(present);
  const named = findDoctor(text);
  if (named) return named;
  const [found, another] = findNamedDoctors(text.trim(), 2);
  return another ? undefined : found;
}

/** What is told where appointments came to a doctor who takes another fee: they keep the one that was agreed. */
export function tellFees(moved: readonly Appointment[]): string {
  const [first] = moved;
  if (!first || first.moved_from?.doctor === first.doctor_name) return "";
  const doctor = findDoctor(first.doctor_id);
  if (!doctor || moved.every(({ fee }) => fee === doctor.fees)) return "";
  const kept =
    moved.length === 1 ? `The fee is still ${formatRupees(first.fee)}` : "The fees are as before";
  return `${kept}; ${doctor.name} takes ${formatRupees(doctor.fees)}.`;
}

import { listDoctorPage } from "#db/doctors/doctor-list.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";

/** The doctor to whom somebody is moved: the one that is named, by id too, else the present one. */
export function findMoveDoctor(text: string, present: string): Doctor | undefined {
  if (text.trim() === "") return findDoctor(present);
  const named = findDoctor(text);
  if (named) return named;
  const { items, total } = listDoctorPage({ text: text.trim() }, 1, 1);
  return total === 1 ? items[0] : undefined;
}

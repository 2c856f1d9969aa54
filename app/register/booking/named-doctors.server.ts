import { searchDoctors } from "#app/doctors/find.server.ts";
import { listDoctorPage } from "#db/doctors/doctor-list.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";

/** The doctors that contain what somebody typed, or else those that visitors would find for it, such as "Dr Verma". */
export function findNamedDoctors(text: string, limit: number): Doctor[] {
  const { items } = listDoctorPage({ text }, 1, limit);
  if (items.length > 0) return items;
  return searchDoctors(text)
    .slice(0, limit)
    .flatMap(({ id }) => findDoctor(id) ?? []);
}

import { type DoctorOpdJson, toDoctorOpdJson } from "#app/opd/json.ts";
import { byDoctor, readClock, readTimetableOfAll } from "#app/opd/timetable.server.ts";
import type { Doctor } from "#db/doctors.ts";

export interface DoctorWithOpd extends Doctor {
  opd: DoctorOpdJson;
}

const none: DoctorOpdJson = { sittings: [], absences: [], nextSitting: null };

export function withOpd(doctor: Doctor): DoctorWithOpd {
  return allWithOpd([doctor])[0] as DoctorWithOpd;
}

/** With what programs read of their timetables, which are read at once for all. */
export function allWithOpd(doctors: readonly Doctor[]): DoctorWithOpd[] {
  const moment = readClock();
  const seen = doctors.filter(({ availability }) => availability === "available");
  const ids = seen.map(({ id }) => id);
  const of = byDoctor(readTimetableOfAll(ids, moment.day));
  const known = new Map(ids.map((id) => [id, toDoctorOpdJson(of(id), moment)]));
  return doctors.map((doctor) => ({ ...doctor, opd: known.get(doctor.id) ?? none }));
}

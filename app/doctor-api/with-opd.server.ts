import type { RouterContextProvider } from "react-router";
import { keepUntil } from "#app/requests/http.ts";
import { nextChange } from "#app/timetable/calendar.ts";
import { byDoctor, readClock, readTimetableOfAll } from "#app/timetable/timetable.server.ts";
import { type DoctorOpdJson, toDoctorOpdJson } from "#app/timetable-api/json.ts";
import type { Doctor } from "#db/doctors/doctors.ts";

type Context = Readonly<RouterContextProvider>;

export interface DoctorWithOpd extends Doctor {
  opd: DoctorOpdJson;
}

const none: DoctorOpdJson = { sittings: [], absences: [], nextSitting: null };

export function withOpd(doctor: Doctor, context: Context): DoctorWithOpd {
  return allWithOpd([doctor], context)[0] as DoctorWithOpd;
}

/** Doctors with their part of the timetable, which is read in one query for all of them. */
export function allWithOpd(doctors: readonly Doctor[], context: Context): DoctorWithOpd[] {
  const moment = readClock();
  const seen = doctors.filter(({ availability }) => availability === "available");
  const ids = seen.map(({ id }) => id);
  const timetable = readTimetableOfAll(ids, moment.day);
  keepUntil(context, nextChange(timetable, moment));
  const of = byDoctor(timetable);
  const known = new Map(ids.map((id) => [id, toDoctorOpdJson(of(id), moment)]));
  return doctors.map((doctor) => ({ ...doctor, opd: known.get(doctor.id) ?? none }));
}

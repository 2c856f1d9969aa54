import type { OpdLine } from "#app/timetable/words.ts";
import type { Doctor } from "#db/doctors.ts";
import { pickFields, publicFields } from "./fields.ts";
import { summarizeTimes } from "./times.ts";

/**
 * What visitors see in a list. `opd` says when the doctor is there; a doctor without a timetable has the times of
 * the slots.
 */
export function toCardView(doctor: Doctor, opd?: OpdLine) {
  const shown = pickFields(doctor, [
    "id",
    "name",
    "specialization",
    "hospital",
    "languages",
    "experience",
    "fees",
    "availability",
    "photo_key",
  ]);
  const hours = summarizeTimes(doctor.hospital_slots);
  const line = opd?.tone === "ask" && hours ? undefined : opd;
  return { ...shown, opd: line, opd_hours: line ? "" : hours };
}

export function toProfileView(doctor: Doctor, opd?: OpdLine) {
  return { ...toCardView(doctor, opd), ...pickFields(doctor, publicFields) };
}

export type DoctorCard = ReturnType<typeof toCardView>;
export type DoctorProfile = ReturnType<typeof toProfileView>;

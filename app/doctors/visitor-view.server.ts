import type { Doctor } from "#db/doctors.ts";
import { pickFields } from "./fields.ts";
import { summarizeTimes } from "./times.ts";

/** What visitors see in a list, without phone and e-mail. */
export function toCardView(doctor: Doctor) {
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
  return { ...shown, opd_hours: summarizeTimes(doctor.hospital_slots) };
}

export function toProfileView(doctor: Doctor) {
  const more = pickFields(doctor, [
    "about",
    "qualification",
    "awards",
    "hospital_slots",
    "video_slots",
  ]);
  return { ...toCardView(doctor), ...more };
}

export type DoctorCard = ReturnType<typeof toCardView>;
export type DoctorProfile = ReturnType<typeof toProfileView>;

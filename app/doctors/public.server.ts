import type { Doctor } from "#db/doctors.ts";

/** What visitors see of a doctor in a list; phone and e-mail stay inside. */
export function toCard(doctor: Doctor) {
  const { id, name, specialization, hospital, experience, fees, availability, photo_key } = doctor;
  return { id, name, specialization, hospital, experience, fees, availability, photo_key };
}

/** What visitors see of a doctor on the profile. */
export function toProfile(doctor: Doctor) {
  const { about, qualification, awards, video_slots } = doctor;
  return { ...toCard(doctor), about, qualification, awards, video_slots };
}

export type DoctorCard = ReturnType<typeof toCard>;
export type DoctorProfile = ReturnType<typeof toProfile>;

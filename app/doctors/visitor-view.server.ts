import type { Doctor } from "#db/doctors.ts";

/** What visitors see in a list, without phone and e-mail. */
export function toCardView(doctor: Doctor) {
  const { id, name, specialization, hospital, languages } = doctor;
  const { experience, fees, availability, photo_key } = doctor;
  return {
    id,
    name,
    specialization,
    hospital,
    languages,
    experience,
    fees,
    availability,
    photo_key,
  };
}

export function toProfileView(doctor: Doctor) {
  const { about, qualification, awards, video_slots } = doctor;
  return { ...toCardView(doctor), about, qualification, awards, video_slots };
}

export type DoctorCard = ReturnType<typeof toCardView>;
export type DoctorProfile = ReturnType<typeof toProfileView>;

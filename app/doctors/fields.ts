import { maxEmailLength, maxLineLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import type { Doctor, DoctorFields } from "#db/doctors.ts";
import { timeRanges } from "./times.ts";

export type FieldName = keyof DoctorFields;

/** In the order of the form. */
export const labels: Readonly<Record<FieldName, string>> = {
  name: "Name",
  specialization: "Specialization",
  phone: "Phone",
  email: "Email",
  experience: "Experience",
  fees: "Fees",
  hospital: "Hospital",
  about: "About",
  qualification: "Qualification",
  awards: "Member of",
  languages: "Languages spoken",
  hospital_slots: "Hospital Slots",
  video_slots: "Video Slots",
  availability: "Availability",
  is_active: "Show on website",
  photo_key: "Photo",
};

type Chosen = "hospital_slots" | "video_slots" | "is_active" | "photo_key";

/** The most characters of each field that people type. */
export const lengths = {
  name: maxLineLength,
  specialization: maxLineLength,
  hospital: 500,
  about: 5000,
  qualification: 1000,
  awards: 2000,
  languages: 200,
  experience: maxNumberLength,
  fees: maxNumberLength,
  availability: 11,
  phone: 40,
  email: maxEmailLength,
} as const satisfies Record<Exclude<FieldName, Chosen>, number>;

export const fieldNames = Object.keys(labels) as FieldName[];

export function displayField(doctor: DoctorFields | Doctor, name: FieldName): string {
  const value = doctor[name];
  if (Array.isArray(value)) return timeRanges(value).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "photo_key") return value ? `Photo ${String(value).slice(0, 4)}` : "No photo";
  return String(value);
}

export function pickFields<Name extends keyof Doctor>(doctor: Doctor, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, doctor[name]])) as Pick<Doctor, Name>;
}

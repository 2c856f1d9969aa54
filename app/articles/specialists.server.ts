import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import { type ArticlePath, groupOf } from "./groups.ts";

const maxDoctors = 3;

// Staff type a doctor's speciality freely, so only the beginnings of its words are compared.
const womensHealth = /\b(?:obst|gyna?e)/i;
const generalMedicine = /\b(?:general medicine|internal medicine|physician)/i;
const generalSurgery = /\bgeneral surge/i;
const urology = /\burolog/i;

const byPath: Partial<Record<ArticlePath, RegExp>> = {
  "/ObstetricGynaecology": womensHealth,
  "/Oncology": /\boncolog/i,
  "/GeneralSurgery": generalSurgery,
  "/GeneralMedicine": generalMedicine,
  "/Urology": urology,
  "/Orthopaedic": /\borthop/i,
  "/OncoSurgery": /\bonco ?surge|surgical onco/i,
};

const byGroup: Record<string, RegExp> = {
  "general-medicine": generalMedicine,
  oncology: /\bonco/i,
  "obstetrics-and-gynaecology": womensHealth,
  obstetrics: womensHealth,
  gynaecology: womensHealth,
  "general-surgery": generalSurgery,
  neurology: /\bneuro/i,
  urology,
  paediatrics: /\bpa?ediat/i,
};

/** Up to three visible doctors of an article's speciality, available ones first. */
export function listSpecialists(path: ArticlePath): DoctorCard[] {
  const speciality = byPath[path] ?? byGroup[groupOf(path).id];
  if (!speciality) return [];
  const doctors = listVisibleDoctors().filter((doctor) => speciality.test(doctor.specialization));
  return doctors
    .sort((one, other) => one.availability.localeCompare(other.availability))
    .slice(0, maxDoctors)
    .map(toCardView);
}

import type { MedicalSpecialty } from "schema-dts";

/** What schema.org calls the specialities that staff type freely; the first that fits counts. */
const known: readonly (readonly [RegExp, MedicalSpecialty])[] = [
  [/\bana?esth/i, "https://schema.org/Anesthesia"],
  [/\bcardio/i, "https://schema.org/Cardiovascular"],
  [/\b(?:dermat|skin)/i, "https://schema.org/Dermatology"],
  [/\bdent/i, "https://schema.org/Dentistry"],
  [/\bgastro/i, "https://schema.org/Gastroenterologic"],
  [/\bonco/i, "https://schema.org/Oncologic"],
  [/\bneuro/i, "https://schema.org/Neurologic"],
  [/\bobst/i, "https://schema.org/Obstetric"],
  [/\bgyna?e/i, "https://schema.org/Gynecologic"],
  [/\b(?:pa?ediat|child(?!.*psych)|kids?\b)/i, "https://schema.org/Pediatric"],
  [/\burolog/i, "https://schema.org/Urologic"],
  [/\b(?:orthop|musculo)/i, "https://schema.org/Musculoskeletal"],
  [/\b(?:pulmo|chest)/i, "https://schema.org/Pulmonary"],
  [/\bpsych/i, "https://schema.org/Psychiatric"],
  [/\bradiol/i, "https://schema.org/Radiography"],
  [/\bsurg/i, "https://schema.org/Surgical"],
  [/\b(?:general medicine|physician|primary)/i, "https://schema.org/PrimaryCare"],
];

/** As schema.org calls it, or else in the words of the staff. */
export function medicalSpecialtyOf(specialization: string): {
  medicalSpecialty?: MedicalSpecialty;
  description?: string;
} {
  const [, medicalSpecialty] = known.find(([form]) => form.test(specialization)) ?? [];
  return medicalSpecialty ? { medicalSpecialty } : { description: specialization };
}

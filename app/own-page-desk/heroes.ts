import type { HeroName } from "#app/library/schema.ts";

export const heroLabels: Readonly<Record<HeroName, string>> = {
  medicine: "Medicine",
  surgery: "Surgery",
  urology: "Urology",
  obstetrics: "Obstetrics",
  gynaecology: "Gynaecology",
  orthopaedics: "Orthopaedics",
  oncology: "Oncology",
  oncosurgery: "Cancer surgery",
  neurology: "Neurology",
  paediatrics: "Paediatrics",
  emergency: "Emergency",
  none: "No picture",
};

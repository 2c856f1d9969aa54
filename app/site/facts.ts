import { hospital } from "#app/hospital.ts";

export const facts = [
  [`${hospital.beds}`, "beds"],
  [`${hospital.icuBeds}`, "ICU beds"],
  ["OT", "operation theatre"],
  ["NICU", "room for newborns"],
  ["NABH", "accredited"],
] as const;

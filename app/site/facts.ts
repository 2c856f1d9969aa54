import { hospital } from "#app/hospital.ts";

/** Key figures, each with what it counts. */
export const facts = [
  [`${hospital.beds}`, "beds"],
  [`${hospital.icuBeds}`, "ICU beds"],
  ["OT", "operation theatre"],
  ["NICU", "room for newborns"],
  ["NABH", "accredited"],
] as const;

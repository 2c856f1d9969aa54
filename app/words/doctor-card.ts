import type { Words } from "#app/language/messages.ts";
import { doctorCard as en } from "./en/doctor-card.ts";
import { doctorCard as hi } from "./hi/doctor-card.ts";
import { doctorCard as pa } from "./pa/doctor-card.ts";

/** Apart from other words of doctors, as the script of the home page has them too. */
export const doctorCardWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

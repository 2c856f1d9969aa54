import type { Words } from "#app/language/messages.ts";
import { emergencyHours as en } from "./en/emergency-hours.ts";
import { emergencyHours as hi } from "./hi/emergency-hours.ts";
import { emergencyHours as pa } from "./pa/emergency-hours.ts";

export const emergencyHoursWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

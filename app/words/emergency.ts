import * as en from "./en/emergency.ts";
import * as hi from "./hi/emergency.ts";
import * as pa from "./pa/emergency.ts";

export const emergencyWords = { en: en.emergency, hi: hi.emergency, pa: pa.emergency };

export const emergencyHoursWords = {
  en: en.emergencyHours,
  hi: hi.emergencyHours,
  pa: pa.emergencyHours,
};

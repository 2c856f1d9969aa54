import { emergencyHours as en } from "./en/emergency-hours.ts";
import { emergencyHours as hi } from "./hi/emergency-hours.ts";
import { emergencyHours as pa } from "./pa/emergency-hours.ts";

export const emergencyHoursWords = { en, hi, pa };

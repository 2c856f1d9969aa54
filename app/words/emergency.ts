import { emergency as en } from "./en/emergency.ts";
import { emergency as hi } from "./hi/emergency.ts";
import { emergency as pa } from "./pa/emergency.ts";

export const emergencyWords = { en, hi, pa };

import type { Words } from "#app/language/messages.ts";
import { emergency as en } from "./en/emergency.ts";
import { emergency as hi } from "./hi/emergency.ts";
import { emergency as pa } from "./pa/emergency.ts";

export const emergencyWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

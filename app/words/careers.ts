import type { Words } from "#app/language/messages.ts";
import { careers as en } from "./en/careers.ts";
import { careers as hi } from "./hi/careers.ts";
import { careers as pa } from "./pa/careers.ts";

export const careersWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

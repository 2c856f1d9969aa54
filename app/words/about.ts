import type { Words } from "#app/language/messages.ts";
import { about as en } from "./en/about.ts";
import { about as hi } from "./hi/about.ts";
import { about as pa } from "./pa/about.ts";

export const aboutWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

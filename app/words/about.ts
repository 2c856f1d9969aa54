import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { about as en } from "./en/about.ts";
import { about as hi } from "./hi/about.ts";
import { about as pa } from "./pa/about.ts";

export const aboutWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

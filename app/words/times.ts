import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { times as en } from "./en/times.ts";
import { times as hi } from "./hi/times.ts";
import { times as pa } from "./pa/times.ts";

export const timeWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

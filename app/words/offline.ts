import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { offline as en } from "./en/offline.ts";
import { offline as hi } from "./hi/offline.ts";
import { offline as pa } from "./pa/offline.ts";

export const offlineWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

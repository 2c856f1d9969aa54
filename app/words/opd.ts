import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { opd as en } from "./en/opd.ts";
import { opd as hi } from "./hi/opd.ts";
import { opd as pa } from "./pa/opd.ts";

export type OpdWords = Translation<typeof en>;

export const opdWords: Readonly<Record<Locale, OpdWords>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

export function useOpdWords(): OpdWords {
  return opdWords[useLocale()];
}

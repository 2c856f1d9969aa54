import type { Words } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { opd as en } from "./en/opd.ts";
import { opd as hi } from "./hi/opd.ts";
import { opd as pa } from "./pa/opd.ts";

export const opdWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

export function useOpdWords() {
  return opdWords[useLocale()];
}

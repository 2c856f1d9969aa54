import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { alphabet as en } from "./en/alphabet.ts";
import { alphabet as hi } from "./hi/alphabet.ts";
import { alphabet as pa } from "./pa/alphabet.ts";

export const alphabetWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

import type { Words } from "#app/language/messages.ts";
import { alphabet as en } from "./en/alphabet.ts";
import { alphabet as hi } from "./hi/alphabet.ts";
import { alphabet as pa } from "./pa/alphabet.ts";

export const alphabetWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

import type { Words } from "#app/language/messages.ts";
import { terms as en } from "./en/terms.ts";
import { terms as hi } from "./hi/terms.ts";
import { terms as pa } from "./pa/terms.ts";

export const termsWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

import type { Words } from "#app/language/messages.ts";
import { fallback as en } from "./en/fallback.ts";
import { fallback as hi } from "./hi/fallback.ts";
import { fallback as pa } from "./pa/fallback.ts";

/** Words of an article's page in a language that its text is not there in. */
export const fallbackWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

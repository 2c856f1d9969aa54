import type { Words } from "#app/language/messages.ts";
import { search as en } from "./en/search.ts";
import { search as hi } from "./hi/search.ts";
import { search as pa } from "./pa/search.ts";

export const searchWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

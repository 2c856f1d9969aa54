import type { Words } from "#app/language/messages.ts";
import { instagram as en } from "./en/instagram.ts";
import { instagram as hi } from "./hi/instagram.ts";
import { instagram as pa } from "./pa/instagram.ts";

export const instagramWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

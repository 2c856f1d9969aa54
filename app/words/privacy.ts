import type { Words } from "#app/language/messages.ts";
import { privacy as en } from "./en/privacy.ts";
import { privacy as hi } from "./hi/privacy.ts";
import { privacy as pa } from "./pa/privacy.ts";

export const privacyWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

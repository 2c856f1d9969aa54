import type { Words } from "#app/language/messages.ts";
import { charges as en } from "./en/charges.ts";
import { charges as hi } from "./hi/charges.ts";
import { charges as pa } from "./pa/charges.ts";

export const chargesWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

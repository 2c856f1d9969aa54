import type { Words } from "#app/language/messages.ts";
import { legal as en } from "./en/legal.ts";
import { legal as hi } from "./hi/legal.ts";
import { legal as pa } from "./pa/legal.ts";

export const legalWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

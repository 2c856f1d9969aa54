import type { Words } from "#app/language/messages.ts";
import { home as en } from "./en/home.ts";
import { home as hi } from "./hi/home.ts";
import { home as pa } from "./pa/home.ts";

export const homeWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

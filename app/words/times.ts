import type { Words } from "#app/language/messages.ts";
import { times as en } from "./en/times.ts";
import { times as hi } from "./hi/times.ts";
import { times as pa } from "./pa/times.ts";

export const timeWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

import type { Words } from "#app/language/messages.ts";
import { offline as en } from "./en/offline.ts";
import { offline as hi } from "./hi/offline.ts";
import { offline as pa } from "./pa/offline.ts";

export const offlineWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

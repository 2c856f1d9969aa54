import type { Words } from "#app/language/messages.ts";
import { capabilities as en } from "./en/capabilities.ts";
import { capabilities as hi } from "./hi/capabilities.ts";
import { capabilities as pa } from "./pa/capabilities.ts";

export const capabilityWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

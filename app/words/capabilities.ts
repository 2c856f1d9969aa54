import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { capabilities as en } from "./en/capabilities.ts";
import { capabilities as hi } from "./hi/capabilities.ts";
import { capabilities as pa } from "./pa/capabilities.ts";

/** What a hospital can do, and whether it can. */
export const capabilityWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

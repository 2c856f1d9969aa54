import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { contact as en } from "./en/contact.ts";
import { contact as hi } from "./hi/contact.ts";
import { contact as pa } from "./pa/contact.ts";

export const contactWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

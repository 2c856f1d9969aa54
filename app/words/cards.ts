import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { cards as en } from "./en/cards.ts";
import { cards as hi } from "./hi/cards.ts";
import { cards as pa } from "./pa/cards.ts";

/** Words around the lines of a card that says what to do, and when. */
export const cardWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

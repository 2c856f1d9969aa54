import type { Words } from "#app/language/messages.ts";
import { cards as en } from "./en/cards.ts";
import { cards as hi } from "./hi/cards.ts";
import { cards as pa } from "./pa/cards.ts";

export const cardWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

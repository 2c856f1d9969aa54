import type { Locale } from "#app/language/locale.ts";
import type { Translation } from "#app/language/messages.ts";
import { article as en } from "./en/article.ts";
import { article as hi } from "./hi/article.ts";
import { article as pa } from "./pa/article.ts";

/** Words around the text of an article. */
export const articleWords: Readonly<Record<Locale, Translation<typeof en>>> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

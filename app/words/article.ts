import type { Words } from "#app/language/messages.ts";
import { article as en } from "./en/article.ts";
import { article as hi } from "./hi/article.ts";
import { article as pa } from "./pa/article.ts";

export const articleWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

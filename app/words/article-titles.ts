import type { Locale } from "#app/language/locale.ts";
import { articleTitles as hi } from "./hi/article-titles.ts";
import { articleTitles as pa } from "./pa/article-titles.ts";

/** The path of an article whose title is translated. */
export type TitledPath = keyof typeof hi;

type Titles = Readonly<Record<TitledPath, { readonly title: string; readonly linkTitle: string }>>;

/** The titles of articles in other languages, and what links to them say. */
export const articleTitles: Readonly<Record<Exclude<Locale, "en">, Titles>> = { hi, pa };

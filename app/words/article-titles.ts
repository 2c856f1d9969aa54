import type { Locale } from "#app/language/locale.ts";
import { articleTitles as hi } from "./hi/article-titles.ts";
import { articleTitles as pa } from "./pa/article-titles.ts";

/** The path of an article whose title is translated. */
export type TitledPath = keyof typeof hi;

type ArticleTitle = Readonly<Record<"title" | "linkTitle" | "description", string>>;

type Titles = Readonly<Record<TitledPath, ArticleTitle>>;

/** What articles are called in other languages. */
export const articleTitles: Readonly<Record<Exclude<Locale, "en">, Titles>> = { hi, pa };

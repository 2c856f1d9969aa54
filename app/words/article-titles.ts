import type { Locale } from "#app/language/locale.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { articleTitles as hi } from "./hi/article-titles.ts";
import { articleTitles as pa } from "./pa/article-titles.ts";

export type TitledPath = keyof typeof hi;

export type ArticleTitle = Readonly<Record<"title" | "linkTitle" | "description", string>>;

type Titles = Readonly<Record<TitledPath, ArticleTitle>>;

export const articleTitles: Readonly<Record<Exclude<Locale, "en">, Titles>> = { hi, pa };

const byPath: Partial<Record<Locale, Readonly<Record<string, ArticleTitle>>>> =
  import.meta.env?.SSR === false ? {} : { hi: lookupTable(hi), pa: lookupTable(pa) };

/** What an article is called in that language; undefined in English, and of a page that a hospital has added. */
export function titleOfArticle(locale: Locale, path: string): ArticleTitle | undefined {
  return byPath[locale]?.[path];
}

import { titles } from "virtual:translations";
import type { Locale } from "#app/language/locale.ts";
import { linkWords } from "#app/words/pages.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { Titles } from "./schema.ts";

/** What articles are called in other languages, by path: none of pages that a hospital has added, and none in scripts. */
export const articleTitles: Readonly<Record<Locale, Readonly<Record<string, Titles>>>> = {
  en: {},
  hi: lookupTable(titles.hi),
  pa: lookupTable(titles.pa),
};

export function linkTitleIn(
  locale: Locale,
  { path, title }: { path: string; title: string },
): string {
  return linkWords[locale]?.[path] ?? articleTitles[locale][path]?.linkTitle ?? title;
}

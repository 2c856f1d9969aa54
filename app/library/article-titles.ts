import { titles } from "virtual:translations";
import { useContext } from "react";
import type { Locale } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { ChangedLinks, type LinkChanges } from "#app/pages/shown-links.ts";
import { linkWords } from "#app/words/pages.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { Titles } from "./schema.ts";

/** What articles are called in other languages, by path: none of pages that a hospital has added, and none in scripts. */
export const articleTitles: Readonly<Record<Locale, Readonly<Record<string, Titles>>>> = {
  en: {},
  hi: lookupTable(titles.hi),
  pa: lookupTable(titles.pa),
};

/** As the hospital calls it in this language, or the program. */
export function linkTitleIn(
  locale: Locale,
  { path, title }: { path: string; title: string },
  changes: LinkChanges = {},
): string {
  const own = changes[path] ?? linkWords[locale]?.[path];
  return own ?? articleTitles[locale][path]?.linkTitle ?? title;
}

export function useLinkTitle(): (link: PageLink) => string {
  const [locale, changes] = [useLocale(), useContext(ChangedLinks)];
  return (link) => linkTitleIn(locale, link, changes);
}

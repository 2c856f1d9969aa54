import type { Locale } from "#app/language/locale.ts";
import { titleOfArticle } from "./article-titles.ts";
import { linkWords } from "./pages.ts";

export function linkTitleIn(
  locale: Locale,
  { path, title }: { path: string; title: string },
): string {
  return linkWords[locale]?.[path] ?? titleOfArticle(locale, path)?.linkTitle ?? title;
}

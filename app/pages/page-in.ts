import type { Locale } from "#app/language/locale.ts";
import { linkWords, pageWords } from "#app/words/pages.ts";
import { linkTo, type PageLink, type SitePage } from "./pages.ts";

export function pageIn(locale: Locale, page: SitePage): SitePage {
  return { ...page, ...pageWords[locale]?.[page.path] };
}

export function linkToIn(locale: Locale, page: SitePage): PageLink {
  const { path, title } = linkTo(page);
  return { path, title: linkWords[locale]?.[path] ?? title };
}

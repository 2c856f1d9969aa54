import type { Locale } from "#app/language/locale.ts";
import { pageWords } from "#app/words/pages.ts";
import type { SitePage } from "./pages.ts";

/** A page with its title and description in that language. */
export function pageIn(locale: Locale, page: SitePage): SitePage {
  return { ...page, ...pageWords[locale]?.[page.path] };
}

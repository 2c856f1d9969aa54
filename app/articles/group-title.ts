import type { Locale } from "#app/language/locale.ts";
import { linkTitleIn } from "#app/library/article-titles.ts";
import type { ArticleGroup } from "#app/library/menu-groups.ts";
import { articleWords } from "#app/words/article.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

/** A group without a name of its own is called as its overview is, or as its only page. */
export function groupTitleIn(locale: Locale, { id, title, overview, pages }: ArticleGroup): string {
  if (locale === "en") return title;
  const named = overview ?? (pages.length === 1 ? pages[0] : undefined);
  const titles = lookupTable<string>(articleWords[locale].groups);
  return titles[id] ?? (named ? linkTitleIn(locale, named) : title);
}

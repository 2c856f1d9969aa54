import { languageOf } from "#app/language/language-of.ts";
import { type Locale, languageTags } from "#app/language/locale.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { isLatin } from "#app/spelling/to-latin.ts";
import { articleTitles } from "./article-titles.ts";
import { groupOf } from "./groups.ts";
import type { Article } from "./schema.ts";

export interface Entry {
  words: string;
  article?: PageLink;
  seeAlso: PageLink[];
}

export interface Letter {
  letter: string;
  entries: Entry[];
}

export function listLetters(
  articles: readonly Article[],
  locale: Locale = "en",
  translations: ReadonlyMap<string, Article> = new Map(),
): Letter[] {
  const { compare } = new Intl.Collator(languageTags[locale]);
  const entries = articles.flatMap((article): Entry[] => {
    const link = linkOf(article, locale, translations);
    return link ? [{ words: link.title, article: link, seeAlso: [] }] : [];
  });
  for (const [words, seeAlso] of synonymsOf(articles, locale, translations))
    entries.push({ words, seeAlso });
  const letters = Map.groupBy(entries, ({ words }) => letterOf(words));
  return [...letters]
    .map(([letter, entries]) => ({
      letter,
      entries: entries.sort((one, other) => compare(one.words, other.words)),
    }))
    .sort((one, other) => compare(one.letter, other.letter));
}

/** Without signs: ज़ stands under ज, and क्ष under क. */
function letterOf(words: string): string {
  return words.normalize("NFD").charAt(0);
}

function synonymsOf(
  articles: readonly Article[],
  locale: Locale,
  translations: ReadonlyMap<string, Article>,
): Map<string, PageLink[]> {
  const synonyms = new Map<string, PageLink[]>();
  for (const article of articles) {
    const link = linkOf(article, locale, translations);
    if (!link) continue;
    // Words in other scripts are for the search alone.
    const own = (synonym: string) =>
      locale === "en" ? isLatin(synonym) : languageOf(synonym) === locale;
    const all = new Set([...article.synonyms, ...(translations.get(article.path)?.synonyms ?? [])]);
    for (const synonym of [...all].filter(own)) {
      const words = synonym.charAt(0).toUpperCase() + synonym.slice(1);
      if (words !== link.title) synonyms.set(words, [...(synonyms.get(words) ?? []), link]);
    }
  }
  return synonyms;
}

function linkOf(
  article: Article,
  locale: Locale,
  translations: ReadonlyMap<string, Article>,
): PageLink | undefined {
  if (locale === "en") return englishLinkOf(article);
  const titles = translations.get(article.path) ?? articleTitles[locale][article.path];
  return titles && { path: article.path, title: titles.linkTitle };
}

// A department and its treatments have the same short title.
function englishLinkOf({ path, linkTitle, own }: Article): PageLink {
  if (own) return { path, title: own.kind === "page" ? linkTitle : `${linkTitle} department` };
  const group = groupOf(path);
  if (group.id === "speciality") return { path, title: `${linkTitle} department` };
  return { path, title: group.overview?.path === path ? `${linkTitle} treatments` : linkTitle };
}

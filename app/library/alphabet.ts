import type { PageLink } from "#app/pages/pages.ts";
import { isLatin } from "#app/spelling/to-latin.ts";
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

const { compare } = new Intl.Collator("en-IN");

export function listLetters(articles: readonly Article[]): Letter[] {
  const entries = articles.map((article): Entry => {
    const link = linkOf(article);
    return { words: link.title, article: link, seeAlso: [] };
  });
  for (const [words, seeAlso] of synonymsOf(articles)) entries.push({ words, seeAlso });
  const letters = Map.groupBy(entries, ({ words }) => words.charAt(0));
  return [...letters]
    .map(([letter, entries]) => ({
      letter,
      entries: entries.sort((one, other) => compare(one.words, other.words)),
    }))
    .sort((one, other) => compare(one.letter, other.letter));
}

function synonymsOf(articles: readonly Article[]): Map<string, PageLink[]> {
  const synonyms = new Map<string, PageLink[]>();
  for (const article of articles) {
    // Words in other scripts are for the search alone.
    for (const synonym of article.synonyms.filter(isLatin)) {
      const words = synonym.charAt(0).toUpperCase() + synonym.slice(1);
      synonyms.set(words, [...(synonyms.get(words) ?? []), linkOf(article)]);
    }
  }
  return synonyms;
}

// A department and its treatments have the same short title.
function linkOf({ path, linkTitle, own }: Article): PageLink {
  if (own) return { path, title: own.kind === "page" ? linkTitle : `${linkTitle} department` };
  const group = groupOf(path);
  if (group.id === "speciality") return { path, title: `${linkTitle} department` };
  return { path, title: group.overview?.path === path ? `${linkTitle} treatments` : linkTitle };
}

import type { Article } from "#app/articles/schema.ts";
import { createCorrector } from "#app/closest-word.ts";
import { emergencyPage, linkTo, sitePages } from "#app/pages.ts";
import { wordsOf } from "#app/words.ts";
import { type Call, callFor, emergencyWords } from "./calls.ts";
import { createPageIndex, type Forms, type PageDocument, type RankedPage } from "./page-index.ts";
import { sitePageSynonyms, unshownSynonyms } from "./synonyms.ts";
import { termsOf } from "./terms.ts";

const maxPages = 20;
/** Of the best page's score. What is below it shares a word with the query and little else. */
const worthShowing = 0.15;

// They stand on so many pages that they must not outweigh the word beside them.
const weakWords = new Set(
  wordsOf(
    `treatment treatments ilaj problem problems disease bimari doctor doctors dr specialist hospital medicine
    symptoms signs इलाज डॉक्टर डॉ बीमारी अस्पताल ਇਲਾਜ ਡਾਕਟਰ ਡਾ ਬਿਮਾਰੀ ਹਸਪਤਾਲ`,
  ),
);

/** A word of the query, and what it was taken for. */
interface Term {
  asked: string;
  meant: string;
  forms: Forms;
  weight: number;
}

export interface FoundPages {
  /** Best first. */
  pages: RankedPage[];
  call: Call | undefined;
  /** The query with its misspelt words corrected, if there were any. */
  meant: string | undefined;
  /** The words of the pages to mark. */
  marked: Set<string>;
}

/**
 * The search of these articles and the other pages of the site. `names` are words of a query that name a
 * doctor: they are not taken for misspelt illnesses.
 */
export function createPageSearch(
  articles: readonly Article[],
): (query: string, names?: readonly string[]) => FoundPages {
  const documents = listDocuments(articles);
  const { formsOf, correct, rank } = createPageIndex(documents);
  const correctToEmergency = createCorrector(emergencyWords);
  const emergency = documents.find(({ path }) => path === emergencyPage.path);

  /** "gall bladder" also means "gallbladder", if pages write it as one word. */
  function joinNeighbours(words: string[]): string[][] {
    return words.map((word, at) => {
      const joined = [`${words[at - 1] ?? ""}${word}`, `${word}${words[at + 1] ?? ""}`];
      return [word, ...joined.filter((one) => one !== word && formsOf(one).has(one))];
    });
  }

  function toTerm([asked = "", ...joined]: string[], names: readonly string[]): Term {
    const weight = weakWords.has(asked) ? 0.3 : 1;
    const forms = new Map([asked, ...joined].flatMap((word) => [...formsOf(word)]));
    if (forms.size > 0) return { asked, meant: asked, forms, weight };
    const isRight = weakWords.has(asked) || names.includes(asked);
    const meant = isRight ? undefined : correct(asked);
    return meant === undefined
      ? { asked, meant: asked, forms, weight }
      : { asked, meant, forms: formsOf(meant), weight: 0.9 * weight };
  }

  function withEmergencyFirst(pages: RankedPage[]): RankedPage[] {
    if (!emergency) return pages;
    const others = pages.filter(({ document }) => document !== emergency);
    return [{ document: emergency, lines: [], score: pages[0]?.score ?? 1 }, ...others];
  }

  return (query, names = []) => {
    const terms = joinNeighbours(termsOf(query)).map((words) => toTerm(words, names));
    const unknown = terms.filter(({ asked }) => formsOf(asked).size === 0);
    const corrections = unknown.flatMap(({ asked }) => correctToEmergency(asked) ?? []);
    const call = callFor([...wordsOf(query), ...corrections]);
    const ranked = rank(terms);
    const limit = (ranked[0]?.score ?? 0) * worthShowing;
    const close = ranked.filter(({ score }) => score >= limit);
    const pages = call === "emergency" ? withEmergencyFirst(close) : close;
    const corrected = terms.some(({ asked, meant, forms }) => asked !== meant && forms.size > 0);
    return {
      pages: pages.slice(0, maxPages),
      call,
      meant: corrected ? terms.map(({ meant }) => meant).join(" ") : undefined,
      marked: new Set(withoutWeak(terms).flatMap(({ forms }) => [...forms.keys()])),
    };
  };
}

function listDocuments(articles: readonly Article[]): PageDocument[] {
  const others = sitePages.map((page) => {
    const { path, title, description } = page;
    const synonyms = sitePageSynonyms[path];
    return { path, title, linkTitle: linkTo(page).title, synonyms, description, text: "" };
  });
  return [
    ...articles.map((article) => ({ ...article, unshown: unshownSynonyms[article.path] })),
    ...others,
  ];
}

function withoutWeak(terms: Term[]): Term[] {
  const strong = terms.filter(({ asked }) => !weakWords.has(asked));
  return strong.length > 0 ? strong : terms;
}

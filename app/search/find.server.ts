import { findArticle, listArticles } from "#app/articles/library.server.ts";
import { listSpecialists } from "#app/articles/specialists.server.ts";
import { findDescribedDoctors } from "#app/doctors/find.server.ts";
import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { linkTo, sitePages } from "#app/pages.ts";
import { wordsOf } from "#app/words.ts";
import type { Doctor } from "#db/doctors.ts";
import { callFor } from "./calls.ts";
import { excerptOf, markWords, type Piece } from "./excerpt.ts";
import { createPageIndex, type Forms, type PageDocument, type RankedPage } from "./page-index.ts";
import { sitePageSynonyms, unshownSynonyms } from "./synonyms.ts";
import { termsOf } from "./terms.ts";

const maxPages = 20;
const maxDoctors = 6;
const maxSynonyms = 3;
/** Of the best page's score. What is below it shares a word with the query and little else. */
const worthShowing = 0.15;

// They stand on so many pages that they must not outweigh the word beside them.
const weakWords = new Set(
  wordsOf(
    `treatment treatments ilaj ilaaj problem problems disease bimari doctor doctors dr specialist hospital medicine
    symptoms signs इलाज डॉक्टर बीमारी अस्पताल ਇਲਾਜ ਡਾਕਟਰ ਬਿਮਾਰੀ ਹਸਪਤਾਲ`,
  ),
);

export interface SearchHit {
  path: string;
  title: Piece[];
  synonyms: Piece[][];
  excerpt: Piece[];
}

/** A word of the query, and what it was taken for. */
interface Term {
  asked: string;
  meant: string;
  forms: Forms;
  weight: number;
}

const { formsOf, correct, rank } = createPageIndex(listDocuments());

/**
 * The pages closest to a query, best first, and the doctors it describes, or else those who treat what the first
 * page is about. `meant` is the query with its misspelt words corrected, if there were any.
 */
export function search(query: string) {
  const terms = joinNeighbours(termsOf(query)).map(toTerm);
  const ranked = rank(terms);
  const limit = (ranked[0]?.score ?? 0) * worthShowing;
  const pages = ranked.filter(({ score }) => score >= limit).slice(0, maxPages);
  const { doctors, sought } = findDescribedDoctors(query);
  const corrected = terms.some(({ asked, meant, forms }) => asked !== meant && forms.size > 0);
  const marked = new Set(withoutWeak(terms).flatMap(({ forms }) => [...forms.keys()]));
  return {
    hits: pages.map((page) => toHit(page, marked)),
    doctors: toCards(doctors),
    sought,
    specialists: doctors.length > 0 ? [] : listSpecialistsOf(pages[0]?.document.path),
    call: callFor([...wordsOf(query), ...terms.map(({ meant }) => meant)]),
    meant: corrected ? terms.map(({ meant }) => meant).join(" ") : undefined,
  };
}

/** A few of them, those first who see patients now. */
function toCards(doctors: readonly Doctor[]): DoctorCard[] {
  return [...doctors]
    .sort((one, other) => one.availability.localeCompare(other.availability))
    .slice(0, maxDoctors)
    .map(toCardView);
}

function withoutWeak(terms: Term[]): Term[] {
  const strong = terms.filter(({ asked }) => !weakWords.has(asked));
  return strong.length > 0 ? strong : terms;
}

function listDocuments(): PageDocument[] {
  const articles = listArticles().map((article) => {
    return { ...article, unshown: unshownSynonyms[article.path] };
  });
  const others = sitePages.map((page) => {
    const { path, title, description } = page;
    const synonyms = sitePageSynonyms[path];
    return { path, title, linkTitle: linkTo(page).title, synonyms, description, text: "" };
  });
  return [...articles, ...others];
}

/** "gall bladder" also means "gallbladder", if pages write it as one word. */
function joinNeighbours(words: string[]): string[][] {
  return words.map((word, at) => {
    const joined = [`${words[at - 1] ?? ""}${word}`, `${word}${words[at + 1] ?? ""}`];
    return [word, ...joined.filter((one) => one !== word && formsOf(one).has(one))];
  });
}

function toTerm([asked = "", ...joined]: string[]): Term {
  const weight = weakWords.has(asked) ? 0.3 : 1;
  const forms = new Map([asked, ...joined].flatMap((word) => [...formsOf(word)]));
  if (forms.size > 0) return { asked, meant: asked, forms, weight };
  const meant = correct(asked);
  return meant === undefined
    ? { asked, meant: asked, forms, weight }
    : { asked, meant, forms: formsOf(meant), weight: 0.9 * weight };
}

function toHit({ document, lines }: RankedPage, words: Set<string>): SearchHit {
  const { path, title, synonyms, description } = document;
  const named = synonyms.map((synonym) => markWords(synonym, words)).filter(hasMark);
  return {
    path,
    title: markWords(title, words),
    synonyms: named.slice(0, maxSynonyms),
    excerpt: excerptOf(lines, words) ?? markWords(description, words),
  };
}

function hasMark(pieces: Piece[]): boolean {
  return pieces.some(({ found }) => found);
}

function listSpecialistsOf(path: string | undefined): DoctorCard[] {
  const article = path && findArticle(path);
  return article ? listSpecialists(article.path) : [];
}

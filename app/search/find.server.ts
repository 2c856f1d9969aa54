import { findArticle, listArticles } from "#app/articles/library.server.ts";
import { listSpecialists } from "#app/articles/specialists.server.ts";
import { type DoctorCard, toCardView as toCard } from "#app/doctors/visitor-view.server.ts";
import { sitePages } from "#app/site/pages.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import { createSearchIndex, type SearchDocument } from "#db/search.ts";
import { closestWord } from "./likeness.ts";
import { termsOf, wordsOf } from "./terms.ts";

const mostPages = 20;
const mostDoctors = 6;

let index: ReturnType<typeof createSearchIndex> | undefined;
let vocabulary: Set<string> | undefined;

/**
 * Looks for pages and doctors. `complete` says whether the pages hold all the words or only some;
 * in the second case `suggestion` may say what was meant.
 */
export function search(query: string) {
  const terms = termsOf(query);
  const doctors = findDoctors(terms);
  const pages = openIndex().withAll(terms, mostPages);
  const complete = pages.total > 0 || doctors.length > 0;
  if (complete) {
    const found = doctors.length > 0 ? doctors : specialistsFor(pages.hits[0]?.path);
    return { ...pages, complete, doctors: found.slice(0, mostDoctors), suggestion: undefined };
  }
  const suggestion = suggest(terms);
  return { ...openIndex().withAny(terms, mostPages), complete, doctors, suggestion };
}

function openIndex() {
  index ??= createSearchIndex(listDocuments());
  return index;
}

function listDocuments(): SearchDocument[] {
  const articles = listArticles().map(({ path, title, linkTitle, synonyms, description, text }) => {
    return { path, title, link_title: linkTitle, synonyms, description, text };
  });
  const others = sitePages.map((page) => ({ ...page, link_title: page.title, text: "" }));
  return [...articles, ...others];
}

/** Every word must begin a word of the doctor's name, speciality, hospital or languages. */
function findDoctors(terms: string[]): DoctorCard[] {
  const asked = terms.filter((term) => !["doctor", "doctors", "dr", "specialist"].includes(term));
  if (asked.length === 0) return [];
  const doctors = listVisibleDoctors().map(toCard);
  return doctors.filter((doctor) => {
    const words = doctorWords(doctor);
    return asked.every((term) => words.some((word) => word.startsWith(term)));
  });
}

function specialistsFor(path: string | undefined): DoctorCard[] {
  const article = path && findArticle(path);
  return article ? listSpecialists(article.path) : [];
}

/** The query with each word that is found nowhere replaced by the known word most like it. */
function suggest(terms: string[]): string | undefined {
  vocabulary ??= new Set(
    listDocuments().flatMap(({ title, link_title, synonyms }) =>
      wordsOf([title, link_title, ...synonyms].join(" ")),
    ),
  );
  const known = [...vocabulary, ...listVisibleDoctors().map(toCard).flatMap(doctorWords)];
  const meant = terms.map((term) => {
    if (openIndex().withAll([term], 1).total > 0) return term;
    return closestWord(term, known) ?? term;
  });
  const changed = meant.some((word, at) => word !== terms[at]);
  const leads = openIndex().withAll(meant, 1).total > 0 || findDoctors(meant).length > 0;
  return changed && leads ? meant.join(" ") : undefined;
}

function doctorWords({ name, specialization, hospital, languages }: DoctorCard): string[] {
  return wordsOf([name, specialization, hospital, languages].join(" "));
}

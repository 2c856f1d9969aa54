import { findArticle, listArticles } from "#app/articles/library.server.ts";
import { listSpecialists } from "#app/articles/specialists.server.ts";
import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { linkTo, sitePages } from "#app/pages.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import { createSearchIndex, type SearchDocument } from "#db/search.ts";
import { closestWord } from "./similarity.ts";
import { sitePageSynonyms } from "./synonyms.ts";
import { termsOf, wordsOf } from "./terms.ts";

const maxPages = 20;
const maxDoctors = 6;

let index: ReturnType<typeof createSearchIndex> | undefined;
let vocabulary: Set<string> | undefined;

/** `complete` is false when no page contains all the words; `suggestion` may be a corrected query then. */
export function search(query: string) {
  const terms = termsOf(query);
  const doctors = findDoctors(terms);
  const pages = openIndex().withAll(terms, maxPages);
  const complete = pages.total > 0 || doctors.length > 0;
  if (complete) {
    const found = doctors.length > 0 ? doctors : specialistsFor(pages.hits[0]?.path);
    return { ...pages, complete, doctors: found.slice(0, maxDoctors), suggestion: undefined };
  }
  const suggestion = suggest(terms);
  return { ...openIndex().withAny(terms, maxPages), complete, doctors, suggestion };
}

function openIndex() {
  index ??= createSearchIndex(listDocuments());
  return index;
}

function listDocuments(): SearchDocument[] {
  const articles = listArticles().map(({ path, title, linkTitle, synonyms, description, text }) => {
    return { path, title, link_title: linkTitle, synonyms, description, text };
  });
  const others = sitePages.map((page) => {
    const { path, title, description } = page;
    const synonyms = [...sitePageSynonyms[path]];
    return { path, title, link_title: linkTo(page).title, synonyms, description, text: "" };
  });
  return [...articles, ...others];
}

/** Each term must begin a word of the doctor's name, speciality, hospital or languages. */
function findDoctors(terms: string[]): DoctorCard[] {
  const names = terms.filter((term) => !["doctor", "doctors", "dr", "specialist"].includes(term));
  if (names.length === 0) return [];
  const doctors = listVisibleDoctors().map(toCardView);
  return doctors.filter((doctor) => {
    const words = doctorWords(doctor);
    return names.every((term) => words.some((word) => word.startsWith(term)));
  });
}

function specialistsFor(path: string | undefined): DoctorCard[] {
  const article = path && findArticle(path);
  return article ? listSpecialists(article.path) : [];
}

/** The query with each unknown word replaced by the most similar known one, if that finds anything. */
function suggest(terms: string[]): string | undefined {
  vocabulary ??= new Set(
    listDocuments().flatMap(({ title, link_title, synonyms }) =>
      wordsOf([title, link_title, ...synonyms].join(" ")),
    ),
  );
  const known = [...vocabulary, ...listVisibleDoctors().map(toCardView).flatMap(doctorWords)];
  const corrected = terms.map((term) => {
    if (openIndex().withAll([term], 1).total > 0) return term;
    return closestWord(term, known) ?? term;
  });
  const changed = corrected.some((word, at) => word !== terms[at]);
  const finds = openIndex().withAll(corrected, 1).total > 0 || findDoctors(corrected).length > 0;
  return changed && finds ? corrected.join(" ") : undefined;
}

function doctorWords({ name, specialization, hospital, languages }: DoctorCard): string[] {
  return wordsOf([name, specialization, hospital, languages].join(" "));
}

import type { Locale } from "#app/language/locale.ts";
import type { Article } from "#app/library/schema.ts";
import {
  contactPage,
  doctorsPage,
  emergencyPage,
  insurancePage,
  linkTo,
  sitePages,
} from "#app/pages/pages.ts";
import { isEverydayWord, isPersonName } from "#app/spelling/everyday-words.ts";
import { wordsOf } from "#app/spelling/words.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import { linkWords, pageWords } from "#app/words/pages.ts";
import { type Call, callFor } from "./calls.ts";
import { createPageIndex, type Forms, type PageDocument, type RankedPage } from "./page-index.ts";
import { sitePageSynonyms } from "./synonyms.ts";
import { termsOf } from "./terms.ts";
import { unshownSynonyms } from "./unshown-synonyms.ts";

const maxPages = 20;
/** Of the best page's score. What is below it shares a word with the query and little else. */
const worthShowing = 0.15;

/** What may help somebody who does not want to live any more; no other page does. */
const comforting = new Set<string>(["/PoisoningAndDrug", "/LifestyleCounselling"]);
const titles = new Set(wordsOf("dr डॉ ਡਾ"));

// They stand on so many pages that they must not outweigh the word beside them.
const weakWords = new Set(
  wordsOf(
    `treatment treatments ilaj problem problems disease bimari doctor doctors dr specialist hospital medicine
    symptoms signs इलाज डॉक्टर डॉ बीमारी अस्पताल ਇਲਾਜ ਡਾਕਟਰ ਡਾ ਬਿਮਾਰੀ ਹਸਪਤਾਲ`,
  ),
);

interface Term {
  asked: string;
  correction: string | undefined;
  forms: Forms;
  weight: number;
}

export interface FoundPages {
  pages: RankedPage[];
  call: Call | undefined;
  corrections: Map<string, string>;
  marked: Set<string>;
}

type Titled = Pick<Article, "title" | "description">;

interface Said {
  payers?: string;
  others?: readonly PageDocument[];
  /** The paths of pages on which it says nothing, in small letters. */
  empty?: readonly string[];
  /** What articles without a translation are called, by path. */
  titles?: Readonly<Record<string, Titled>>;
}

/** `names` are words that name a doctor, and no misspelt illness. `typed` is the query with what was too long to search for. */
export function createPageSearch(
  articles: readonly Article[],
  locale: Locale = "en",
  translations: ReadonlyMap<string, Article> = new Map(),
  { payers = "", others = [], empty = [], titles = {} }: Said = {},
): (query: string, names?: readonly string[], typed?: string) => FoundPages {
  const documents = [
    ...listDocuments(articles, payers).map((document) =>
      translate(locale, document, translations.get(document.path) ?? titles[document.path]),
    ),
    ...others,
  ];
  const { formsOf, correct, read, spell, rank } = createPageIndex(documents);

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
    const isRight = forms.size > 0 || weakWords.has(asked) || names.includes(asked);
    if (isRight) return { asked, correction: undefined, forms, weight };
    const same = read(asked);
    if (same) return { asked, correction: undefined, forms: formsOf(same), weight: 0.9 * weight };
    const correction = isOrdinary(asked) ? undefined : correct(asked);
    return correction === undefined
      ? { asked, correction, forms, weight }
      : { asked, correction, forms: formsOf(correction), weight: 0.9 * weight };
  }

  function withFirst(paths: readonly string[], pages: RankedPage[]): RankedPage[] {
    const score = pages[0]?.score ?? 1;
    const first = paths.flatMap((path) => {
      const document = documents.find((one) => one.path === path);
      return document ? [{ document, lines: [], score }] : [];
    });
    return [...first, ...pages.filter(({ document }) => !paths.includes(document.path))];
  }

  /** A person is looked for among the doctors, and asked for at reception. */
  function choosePages(pages: RankedPage[], call: Call | undefined, namesSomebody: boolean) {
    if (call === "suicide") return pages.filter(({ document }) => comforting.has(document.path));
    if (call === "emergency") return withFirst([emergencyPage.path], pages);
    if (call === "reception") return withFirst([contactPage.path], pages);
    return namesSomebody ? withFirst([doctorsPage.path, contactPage.path], pages) : pages;
  }

  return (query, names = [], typed = query) => {
    const words = wordsOf(query);
    const people = listPeople(words, (word) => formsOf(word).size > 0);
    const terms = joinNeighbours(termsOf(query)).map((forms) =>
      toTerm(forms, [...names, ...people]),
    );
    const call = callFor(typed, (word) => isOrdinary(word) || formsOf(word).size > 0);
    const ranked = rank(terms, words).filter(
      ({ document }) => !empty.includes(document.path.toLowerCase()),
    );
    const limit = (ranked[0]?.score ?? 0) * worthShowing;
    const close = ranked.filter(({ score }) => score >= limit);
    return {
      pages: choosePages(close, call, people.length > 0).slice(0, maxPages),
      call,
      corrections: new Map(
        terms.flatMap(({ asked, correction }) =>
          correction === undefined ? [] : [[asked, spell(correction)]],
        ),
      ),
      marked: new Set(withoutWeak(terms).flatMap(({ forms }) => [...forms.keys()])),
    };
  };
}

function isOrdinary(word: string): boolean {
  return isEverydayWord(word) || isPersonName(word);
}

/** Words that no page has and that are people's names, or stand after "Dr". */
function listPeople(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  return words.filter(
    (word, at) => !isKnown(word) && (isPersonName(word) || titles.has(words[at - 1] ?? "")),
  );
}

function listDocuments(articles: readonly Article[], payers: string): PageDocument[] {
  const others = sitePages.map((page) => {
    return {
      ...page,
      linkTitle: linkTo(page).title,
      synonyms: sitePageSynonyms[page.path],
      text: page.path === insurancePage.path ? payers : "",
    };
  });
  return [...articles, ...others].map((document) => {
    const { path, synonyms } = document;
    return { ...document, synonyms: [...synonyms, ...(unshownSynonyms[path] ?? [])] };
  });
}

/** In another language the words of the English page still find it. */
function translate(
  locale: Locale,
  document: PageDocument,
  translation: (Titled & Partial<Article>) | undefined,
): PageDocument {
  if (locale === "en") return document;
  const { path, title, linkTitle, synonyms } = document;
  const ofPage = path === emergencyPage.path ? emergencyWords[locale] : pageWords[locale]?.[path];
  const words = translation ?? ofPage;
  return {
    path,
    title: words?.title ?? linkWords[locale]?.[path] ?? title,
    linkTitle: linkWords[locale]?.[path] ?? linkTitle,
    synonyms: [...new Set([title, linkTitle, ...synonyms, ...(translation?.synonyms ?? [])])],
    description: words?.description ?? "",
    text: translation?.text ?? (ofPage ? document.text : ""),
  };
}

function withoutWeak(terms: Term[]): Term[] {
  const strong = terms.filter(({ asked }) => !weakWords.has(asked));
  return strong.length > 0 ? strong : terms;
}

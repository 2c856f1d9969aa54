import { createCorrector, createReader } from "#app/spelling/closest-word.ts";
import { inflectionsOf } from "#app/spelling/inflections.ts";
import { keyOf } from "#app/spelling/word-key.ts";
import { isSmallWord, meaningfulWords, spellingsOf, wordsOf } from "#app/spelling/words.ts";

export interface PageDocument {
  path: string;
  title: string;
  linkTitle: string;
  /** What leads to the page, and is not quoted: it need not be true of the hospital. */
  synonyms: readonly string[];
  description: string;
  text: string;
}

export type Forms = ReadonlyMap<string, number>;

export interface Line {
  text: string;
  words: string[];
}

export interface RankedPage {
  document: PageDocument;
  lines: readonly Line[];
  score: number;
}

interface Entry {
  document: PageDocument;
  names: string[][];
  nameWords: Set<string>;
  description: Set<string>;
  text: Map<string, number>;
  lines: Line[];
}

/** A synonym in which a word like "not" counts, by how its words sound. */
interface Phrase {
  keys: string[];
  entry: Entry;
}

const maxForms = 30;
/** In words: what may stand between two words of a phrase. */
const maxGap = 2;
/** Shorter words of the texts are too many: some are like any misspelt word. Those of titles are not. */
const longEnoughToCorrect = 8;

const wordOfPhrase = 6;
const tellingKeys = new Set(
  wordsOf("nahi nhi ni na not no bina without नहीं ਨਹੀਂ बिना ਬਿਨਾਂ").map(keyOf),
);

export function createPageIndex(documents: readonly PageDocument[]) {
  const entries = documents.map(toEntry);
  const pagesNamedBy = countPages(entries.map(({ nameWords }) => nameWords));
  const pagesWith = countPages(
    entries.map(({ nameWords, description, text }) => {
      return new Set([...nameWords, ...description, ...text.keys()]);
    }),
  );
  const words = [...pagesWith.keys()].sort();
  const named = new Set(
    entries.flatMap(({ nameWords, description }) => [...nameWords, ...description]),
  );
  const worthFinding = words.filter(
    (word) => named.has(word) || word.length >= longEnoughToCorrect,
  );
  const correct = createCorrector(worthFinding);
  const read = createReader(named);
  const phrases = Map.groupBy(entries.flatMap(listPhrases), ({ keys: [first] }) => first);

  let spellings: Map<string, string> | undefined;

  /** The forms of a word that pages contain; none when they contain nothing that begins with it. */
  function formsOf(word: string): Forms {
    const inflections = inflectionsOf(word).filter((form) => pagesWith.has(form));
    const forms = new Map(inflections.map((form) => [form, 0.9]));
    if (pagesWith.has(word)) forms.set(word, 1);
    if (forms.size > 0 || word.length < 3) return forms;
    return new Map(wordsFrom(words, word).map((form) => [form, 0.8]));
  }

  /** `query` is all words that were typed: "bachcha nahi chahiye" means something else than "bachcha". */
  function rank(
    terms: readonly { forms: Forms; weight: number }[],
    query: readonly string[] = [],
  ): RankedPage[] {
    const meant = findPhrases(query.map(keyOf));
    return entries
      .map((entry) => {
        const { document, lines } = entry;
        const phrase = wordOfPhrase * (meant.get(entry) ?? 0);
        return { document, lines, score: score(entry, terms) + phrase };
      })
      .filter((page) => page.score > 0)
      .sort((one, other) => other.score - one.score);
  }

  function findPhrases(query: readonly string[]): Map<Entry, number> {
    const found = new Map<Entry, number>();
    for (const [at, key] of query.entries()) {
      for (const { keys, entry } of phrases.get(key) ?? []) {
        if (keys.length > (found.get(entry) ?? 0) && follows(query, at, keys)) {
          found.set(entry, keys.length);
        }
      }
    }
    return found;
  }

  /** Rare words count more; a title or synonym counts the more, the more of it was asked for. */
  function score(entry: Entry, terms: readonly { forms: Forms; weight: number }[]): number {
    let somewhere = 0;
    const matches = new Map<string, number>();
    for (const { forms, weight } of terms) {
      let named = 0;
      let mentioned = 0;
      for (const [form, quality] of forms) {
        if (entry.nameWords.has(form)) {
          const value = weight * quality * rarity(pagesNamedBy, form);
          matches.set(form, Math.max(value, matches.get(form) ?? 0));
          named = Math.max(named, value);
        }
        const described = entry.description.has(form) ? 0.5 : 0;
        const times = entry.text.get(form) ?? 0;
        const value =
          weight * quality * rarity(pagesWith, form) * (described + times / (times + 2));
        mentioned = Math.max(mentioned, value);
      }
      somewhere += named + mentioned;
    }
    if (matches.size === 0) return somewhere;
    const names = entry.names.map((name) => scoreName(name, matches));
    const all = names.reduce((sum, value) => sum + value, 0);
    return somewhere + 2 * Math.max(...names) + 0.2 * all;
  }

  function scoreName(name: readonly string[], matches: ReadonlyMap<string, number>): number {
    let matched = 0;
    let whole = 0;
    for (const word of name) {
      whole += rarity(pagesNamedBy, word);
      matched += matches.get(word) ?? 0;
    }
    return whole === 0 ? 0 : matched * Math.min(1, matched / whole);
  }

  function rarity(counts: ReadonlyMap<string, number>, word: string): number {
    return Math.log(1 + entries.length / (counts.get(word) ?? 1));
  }

  function spell(word: string): string {
    // Half of the work, for the few words that are corrected.
    spellings ??= listSpellings(documents);
    return spellings.get(word) ?? word;
  }

  return { formsOf, correct, read, spell, rank };
}

function follows(query: readonly string[], start: number, keys: readonly string[]): boolean {
  let at = start;
  return keys.every((key) => {
    const next = query.indexOf(key, at);
    const isNear = next >= 0 && next - at <= maxGap;
    at = next + 1;
    return isNear;
  });
}

function listPhrases(entry: Entry): Phrase[] {
  return entry.document.synonyms
    .map(wordsOf)
    .filter((words) => words.some(isTelling) && meaningfulWords(words).length < words.length)
    .map((words) => ({ keys: words.map(keyOf), entry }));
}

/** Small words that turn the meaning of those beside them. */
function isTelling(word: string): boolean {
  return isSmallWord(word) && tellingKeys.has(keyOf(word));
}

/** Of the words that are not compared as they are written. */
function listSpellings(documents: readonly PageDocument[]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const { title, linkTitle, synonyms, description, text } of documents) {
    const all = [title, linkTitle, ...synonyms, description, text].join("\n");
    for (const [word, typed] of spellingsOf(all.toLowerCase())) {
      if (word !== typed && !spellings.has(word)) spellings.set(word, typed);
    }
  }
  return spellings;
}

function wordsFrom(sorted: readonly string[], beginning: string): string[] {
  let [from, end] = [0, sorted.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((sorted[middle] as string) < beginning) from = middle + 1;
    else end = middle;
  }
  const next = sorted.slice(from, from + maxForms);
  return next.filter((word) => word.startsWith(beginning));
}

function toEntry(document: PageDocument): Entry {
  const { title, linkTitle, synonyms, description, text } = document;
  const names = [title, linkTitle, ...synonyms].map((name) => [...new Set(indexedWords(name))]);
  const counts = new Map<string, number>();
  const lines = text.split("\n").map((line) => ({ text: line, words: indexedWords(line) }));
  for (const word of lines.flatMap(({ words }) => words)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return {
    document,
    names: names.map(meaningfulWords),
    nameWords: new Set(names.flat()),
    // What is filled in says nothing of the page.
    description: new Set(indexedWords(description.replace(/\{\w+\}/g, ""))),
    text: counts,
    lines,
  };
}

/** "x-ray" is found as "x ray" and as "xray". */
function indexedWords(text: string): string[] {
  const joined = text.match(/(?<!\p{L})\p{L}+-\p{L}+/gu) ?? [];
  return [...wordsOf(text), ...joined.flatMap((word) => wordsOf(word.replace("-", "")))];
}

function countPages(pages: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of pages) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

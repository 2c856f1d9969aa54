import type { OtherLocale } from "#app/language/locale.ts";
import { avoided, latin, misspelt, numberWords, pairs, sexes, terms, units } from "./glossary.ts";

export interface Sentences {
  english: string;
  translated: string;
}

/** `meaning` is what may be right in other words; `style` is never dangerous; the rest is wrong. */
export interface SentenceProblem {
  kind: "wrong" | "meaning" | "style";
  message: string;
}

const ownLetters: Readonly<Record<OtherLocale, RegExp>> = {
  hi: /^[\p{Script=Devanagari}\p{P}\p{N}\p{S}\s]*$/u,
  pa: /^[\p{Script=Gurmukhi}।\p{P}\p{N}\p{S}\s]*$/u,
};

const abbreviation = /(?<![\p{L}\p{M}])(?:(?:(?:\p{L}\p{M}*){1,2}\.){2,}|(?:डॉ|ਡਾ)\.)/gu;

const longestClause = 20;

export function sentenceProblems(
  locale: OtherLocale,
  { english, translated }: Sentences,
): SentenceProblem[] {
  const plain = translated.replaceAll(/\{\w+\}/g, "");
  const own = withoutMedicines(plain, english).replaceAll(latin, "");
  const clauses = translated.split(/[।?:;,()]/).map((clause) => clause.trim().split(/\s+/));
  const avoidedWord = translated.match(avoided[locale])?.[0];
  const misspeltWord = translated.match(misspelt[locale])?.[0];
  const checks: readonly (readonly [SentenceProblem["kind"], isFound: boolean, string])[] = [
    ["wrong", differs(placesOf(english), placesOf(translated)), "other places"],
    ["wrong", hasOtherFigures(english, translated), "other figures"],
    ...units.map((unit) => {
      const [ours, theirs] = [countOf(english, unit.en), countOf(translated, unit[locale])];
      const kind = theirs === 0 ? "meaning" : "style";
      return [kind, ours !== theirs, `another number of “${nameOf(unit.en, english)}”`] as const;
    }),
    ...pairs.map((pair) => {
      const isIn = pair.en.test(english);
      const isOther = isIn !== pair[locale].test(translated);
      return ["meaning", isOther, `${isIn ? "lacks" : "adds"} ${pair.name}`] as const;
    }),
    ...terms.map(({ en, [locale]: own }) => {
      const isMissing = en.test(english) && !own.test(translated);
      return ["style", isMissing, `lacks a word for “${nameOf(en, english)}”`] as const;
    }),
    ["wrong", !!avoidedWord, `has ${avoidedWord}`],
    ["wrong", !!misspeltWord, `spells ${misspeltWord}`],
    ["wrong", sexes[locale].test(translated) && !sexes.en.test(english), "speaks of boys or girls"],
    ["wrong", !ownLetters[locale].test(own), "letters of another language"],
    [
      "wrong",
      /[A-Za-z][\p{L}\p{M}]*[^\p{ASCII}\p{P}\p{S}\s]/u.test(plain),
      "a word in two scripts",
    ],
    ["wrong", /[०-९੦-੯\u200c\u200d]/.test(translated), "other digits, or joiners"],
    ["wrong", translated !== translated.normalize("NFC"), "letters in two ways"],
    ["wrong", /\s{2}|^\s|\s$|\s[,।:)]|।[^\s*)”"]/.test(translated), "a stray space or danda"],
    ["wrong", hasFullStop(own), "a full stop"],
    ["style", translated.endsWith("।") !== english.endsWith("."), "another end"],
    ["style", clauses.some((clause) => clause.length > longestClause), "a long clause"],
    ["meaning", hasOtherLength(english, plain), "another length"],
  ];
  return checks.filter(([, isFound]) => isFound).map(([kind, , message]) => ({ kind, message }));
}

/** The names of medicines, which stand in brackets as they are on the strip. */
function withoutMedicines(text: string, english: string): string {
  const known = english.toLowerCase();
  return text.replaceAll(/\(([a-z][a-z, -]+)\)/g, (whole, name: string) =>
    known.includes(name) ? "" : whole,
  );
}

function nameOf(pattern: RegExp, english: string): string {
  return (
    english.match(pattern)?.[0] ?? pattern.source.replaceAll(/\\b|\(\?<?[!=:][^)]*\)|[?()]/g, "")
  );
}

/** Without vowel signs, of 321 paragraphs that were read back none had less than 53 % or more than 125 %. */
function hasOtherLength(english: string, translated: string): boolean {
  const share = translated.replaceAll(/\p{M}/gu, "").length / english.length;
  if (english.length > 80) return share < 0.5 || share > 1.3;
  return english.length > 24 && (share < 0.4 || share > 1.5);
}

function hasFullStop(own: string): boolean {
  return own
    .replaceAll(abbreviation, "")
    .replaceAll(/\d\.\d/g, "")
    .includes(".");
}

function placesOf(text: string): string[] {
  return all(text, /\{\w+\}/g);
}

function hasOtherFigures(english: string, translated: string): boolean {
  const left = figuresOf(translated);
  for (const figure of figuresOf(english)) {
    const at = left.indexOf(figure);
    if (at === -1) return true;
    left.splice(at, 1);
  }
  const words = all(english.toLowerCase(), /[a-z]+/g).flatMap(
    (word) => numberWords.get(word) ?? [],
  );
  return left.some((figure) => !words.includes(figure));
}

function figuresOf(text: string): string[] {
  return all(text, /\d+(?:[.,/–]\d+)*/g);
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found).sort();
}

function countOf(text: string, pattern: RegExp): number {
  return all(text, new RegExp(pattern, `${pattern.flags}g`)).length;
}

export function differs(one: readonly string[], other: readonly string[]): boolean {
  return one.join(" ") !== other.join(" ");
}

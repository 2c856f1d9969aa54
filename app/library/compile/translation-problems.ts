import type { OtherLocale } from "#app/language/locale.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import { everydayWords } from "./everyday-words.ts";
import { orders } from "./glossary.ts";
import { markdown } from "./markdown-tree.ts";
import { differs, type Sentences, sentenceProblems } from "./sentence-problems.ts";
import { type Block, listBlocks } from "./translation-blocks.ts";

/** An error is wrong in any case; a warning is for somebody who reads both languages to decide. */
export interface TranslationProblem extends MarkdownProblem {
  severity: "error" | "warning";
  english?: { line: number; text: string };
}

const longestSentence = 20;
const meanSentence = 14;
/** Of all words of a text: in their place a measure of reading grades is known for English alone. */
const rareShare = 0.15;
const rareNamed = 8;
const abbreviation = /(?:[\p{L}\p{M}]{1,4}\.){2,}/gu;

const letters = {
  hi: /[\p{Script=Devanagari}\p{M}]+/gu,
  pa: /[\p{Script=Gurmukhi}\p{M}]+/gu,
};

export function listTranslationProblems(
  english: string,
  translation: string,
  locale: OtherLocale,
): TranslationProblem[] {
  const [ours, theirs] = [english, translation].map((text) => listBlocks(markdown.parse(text)));
  const pairs = (ours ?? []).map((block, at) => [block, theirs?.[at]] as const);
  const other = pairs.findIndex(([block, translated]) => block.shape !== translated?.shape);
  const alike = other === -1 ? pairs : pairs.slice(0, other);
  const problems = alike.flatMap(([block, translated]) =>
    translated ? problemsOfBlock(block, translated, locale) : [],
  );
  return [
    ...(other === -1 ? surplus(theirs?.[pairs.length]) : shapeProblem(pairs[other])),
    ...problems,
    ...meanProblem(theirs ?? []),
    ...rareProblem(theirs ?? [], locale),
  ].sort((one, other) => one.line - other.line);
}

function shapeProblem(pair: readonly [Block, Block | undefined] | undefined): TranslationProblem[] {
  if (!pair) return [];
  const [block, translated] = pair;
  const found = translated?.shape ?? "the end of the text";
  const message = `has ${found} where English has ${block.shape}`;
  return [{ line: translated?.line ?? 1, severity: "error", message, english: lineOf(block) }];
}

function surplus(block: Block | undefined): TranslationProblem[] {
  if (!block) return [];
  const message = `has ${block.shape} where the English text ends`;
  return [{ line: block.line, severity: "error", message }];
}

function problemsOfBlock(
  block: Block,
  translated: Block,
  locale: OtherLocale,
): TranslationProblem[] {
  const counts = [
    [differs(block.signs, translated.signs), `other danger signs: ${block.signs.join(" ")}`],
    [differs(sorted(block.links), sorted(translated.links)), `other links: ${block.links}`],
    [differs(sorted(block.marks), sorted(translated.marks)), `other marks: ${block.marks}`],
    [block.bold !== translated.bold, `another number of bold words: ${block.bold}`],
  ] as const;
  const own = counts.filter(([isOther]) => isOther).map(([, message]) => errorOf(message));
  const sentences = { english: block.text, translated: translated.text };
  const found = [...own, ...listSentenceProblems(locale, sentences, block.place)];
  return found.map((one) => ({ line: translated.line, ...one, english: lineOf(block) }));
}

type Found = Pick<TranslationProblem, "severity" | "message">;

export function listSentenceProblems(
  locale: OtherLocale,
  { english, translated }: Sentences,
  place: Block["place"],
): Found[] {
  // A danger sign alone, or an empty cell.
  if (!/[\p{L}\d]/u.test(english + translated)) return [];
  const isStrict = place !== "text";
  const missing = orders.filter(
    ({ en, [locale]: own }) => en.test(english) && !own.test(translated),
  );
  const long = sentencesOf(translated).filter((words) => words > longestSentence);
  return [
    ...sentenceProblems(locale, { english, translated }).map(({ kind, message }): Found => {
      const isError = kind === "wrong" || (kind === "meaning" && isStrict);
      return { severity: isError ? "error" : "warning", message };
    }),
    ...missing.map(({ name }): Found => {
      return { severity: isStrict ? "error" : "warning", message: `lacks ${name}` };
    }),
    ...long.map((words) => warningOf(`a sentence of ${words} words`)),
  ];
}

function meanProblem(blocks: readonly Block[]): TranslationProblem[] {
  const lengths = blocks
    .filter(({ place }) => place === "text")
    .flatMap(({ text }) => sentencesOf(text));
  const mean = lengths.reduce((sum, words) => sum + words, 0) / lengths.length;
  if (!(mean > meanSentence)) return [];
  return [{ line: 1, ...warningOf(`its sentences have ${mean.toFixed(1)} words on average`) }];
}

function rareProblem(blocks: readonly Block[], locale: OtherLocale): TranslationProblem[] {
  const words = blocks.flatMap(
    ({ text }) => text.replace(abbreviation, "").match(letters[locale]) ?? [],
  );
  const rare = words.filter((word) => !everydayWords[locale].has(word));
  const share = rare.length / words.length;
  if (!(share > rareShare)) return [];
  const counts = new Map<string, number>();
  for (const word of rare) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, rareNamed);
  const named = most.map(([word]) => word).join(", ");
  const message = `${Math.round(share * 100)} % of its words are rarely said, such as ${named}`;
  return [{ line: 1, ...warningOf(message) }];
}

function sentencesOf(text: string): number[] {
  return text
    .split(/[।?:;]/)
    .map((sentence) => sentence.match(/[\p{L}\p{M}\d]+/gu)?.length ?? 0)
    .filter((words) => words > 0);
}

function lineOf({ line, text }: Block) {
  return { line, text };
}

function errorOf(message: string): Found {
  return { severity: "error", message };
}

function warningOf(message: string): Found {
  return { severity: "warning", message };
}

function sorted(words: readonly string[]): string[] {
  return [...words].sort();
}

import { meaningfulWords, wordsOf } from "#app/spelling/words.ts";

export const maxQueryLength = 100;
const maxTerms = 10;

export function toQuery(typed: string): string {
  return charactersOf(typed).slice(0, maxQueryLength).join("").trim();
}

export function isTruncated(typed: string): boolean {
  return charactersOf(typed).length > maxQueryLength;
}

function charactersOf(typed: string): string[] {
  return Array.from(typed.replace(/[\s\p{Cc}]+/gu, " ").trim());
}

/** The words to search for; words that only make it a question count when there are no others. */
export function termsOf(query: string): string[] {
  return meaningfulWords([...new Set(wordsOf(query))]).slice(0, maxTerms);
}

import { meaningfulWords, wordsOf } from "#app/words.ts";

/** In characters; the rest of a longer query is ignored. */
export const maxQueryLength = 100;
const maxTerms = 10;

export function readQuery(params: URLSearchParams): string {
  return charactersOf(params).slice(0, maxQueryLength).join("").trim();
}

/** Whether `readQuery` leaves out a part of the query. */
export function isTruncated(params: URLSearchParams): boolean {
  return charactersOf(params).length > maxQueryLength;
}

function charactersOf(params: URLSearchParams): string[] {
  return Array.from((params.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim());
}

/** The words to search for; words that only make it a question count when there are no others. */
export function termsOf(query: string): string[] {
  return meaningfulWords([...new Set(wordsOf(query))]).slice(0, maxTerms);
}

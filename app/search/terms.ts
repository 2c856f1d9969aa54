import { normalizeForSearch } from "#db/normalize-for-search.ts";

/** In characters; the rest of a longer query is ignored. */
export const maxQueryLength = 100;
const maxTerms = 10;

const smallWords = new Set(
  (
    "a an and are at be can do does for from how i in is it me my of on or should " +
    "the to what when where which who why will with you your ka ke ki ko hai"
  ).split(" "),
);

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

/** The words to search for, in lower case; small words count only when there are no others. */
export function termsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const significant = words.filter((word) => !smallWords.has(word));
  return (significant.length > 0 ? significant : words).slice(0, maxTerms);
}

export function wordsOf(text: string): string[] {
  return normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

import { normalizeForSearch } from "#db/normalize-for-search.ts";

/** In characters; what is longer is cut. */
export const longestQuery = 100;
const mostTerms = 10;

const smallWords = new Set(
  (
    "a an and are at be can do does for from how i in is it me my of on or should " +
    "the to what when where which who why will with you your ka ke ki ko hai"
  ).split(" "),
);

/** What a visitor asked, on one line and not longer than allowed. */
export function readQuery(params: URLSearchParams): string {
  return asked(params).slice(0, longestQuery).join("").trim();
}

/** Whether something was asked beyond what `readQuery` answers. */
export function isCut(params: URLSearchParams): boolean {
  return asked(params).length > longestQuery;
}

function asked(params: URLSearchParams): string[] {
  return Array.from((params.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim());
}

/** The words of a query that the search looks for, in lower case; small words count only when alone. */
export function termsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostTerms);
}

/** All words of a text in lower case; what is neither letter nor digit parts them. */
export function wordsOf(text: string): string[] {
  return normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

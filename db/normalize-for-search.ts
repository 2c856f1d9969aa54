/** Compatibility-composed and lower-case, so that case, width and what nobody sees do not matter in a search. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

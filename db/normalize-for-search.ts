/** Compatibility-composed and lower-case, so that case and width do not matter in a search. */
export function normalizeForSearch(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

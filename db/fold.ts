/** Text as it is searched: compatibility-composed and lower-case, so that case and width do not matter. */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

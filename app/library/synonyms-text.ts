/** Words for the search as staff write them: with commas or line breaks between them, each once. */
export function readSynonyms(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))];
}

export function writeSynonyms(synonyms: readonly string[]): string {
  return synonyms.join(", ");
}

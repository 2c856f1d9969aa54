export function readSynonyms(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))];
}

export function writeSynonyms(synonyms: readonly string[]): string {
  return synonyms.join(", ");
}

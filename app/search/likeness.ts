/** How alike two words look, from 0 to 1: the share of their three-letter pieces that both have. */
export function likeness(one: string, other: string): number {
  const pieces = piecesOf(one);
  const others = piecesOf(other);
  const shared = [...pieces].filter((piece) => others.has(piece)).length;
  return (2 * shared) / (pieces.size + others.size);
}

/** The word of a vocabulary that looks most like `word`, if one is alike enough to be meant. */
export function closestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  let closest: string | undefined;
  let best = 0.4;
  for (const candidate of vocabulary) {
    const value = likeness(word, candidate);
    if (value > best) {
      best = value;
      closest = candidate;
    }
  }
  return closest;
}

/** Blanks around a word give its first and last letters weight. */
function piecesOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** How similar two words look, from 0 to 1: the Dice coefficient of their trigrams. */
export function similarity(one: string, other: string): number {
  const trigrams = trigramsOf(one);
  const others = trigramsOf(other);
  const shared = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return (2 * shared) / (trigrams.size + others.size);
}

/** The word of a vocabulary most similar to `word`; undefined when none is similar enough to be meant. */
export function closestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  let closest: string | undefined;
  let best = 0.4;
  for (const candidate of vocabulary) {
    const value = similarity(word, candidate);
    if (value > best) {
      best = value;
      closest = candidate;
    }
  }
  return closest;
}

// Padded, so that the first and last letters count as much as the others.
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const endings: [string, string][] = [
  ["", "s"],
  ["", "es"],
  ["y", "ies"],
  ["", "ing"],
  ["e", "ing"],
  ["s", "ing"],
  ["", "ed"],
  ["e", "ed"],
  ["", "na"],
  ["", "ना"],
  ["", "ਣਾ"],
  ["", "ਨਾ"],
  ["a", "e"],
  ["a", "on"],
  ["", "on"],
  ["i", "iyon"],
  ["ा", "े"],
  ["ा", "ों"],
  ["", "ों"],
  ["ी", "ियों"],
  ["", "ें"],
  ["ਾ", "ੇ"],
  ["ਾ", "ਿਆਂ"],
  ["", "ਾਂ"],
];

/** "Rating" comes from "rate", not from "rat". */
const afterLongStem = new Set(["es", "ing", "ed"]);

/** The other forms that a word may have, right or not: for looking up, never for display. */
export function inflectionsOf(word: string): string[] {
  return endings.flatMap(([one, other]) => {
    const shortest = one === "" && afterLongStem.has(other) ? 4 : 2;
    return [
      ...replaceEnding(word, one, other, shortest),
      ...replaceEnding(word, other, one, shortest),
    ];
  });
}

function replaceEnding(
  word: string,
  ending: string,
  replacement: string,
  shortest: number,
): string[] {
  const stem = word.slice(0, word.length - ending.length);
  return word.endsWith(ending) && stem.length >= shortest ? [stem + replacement] : [];
}

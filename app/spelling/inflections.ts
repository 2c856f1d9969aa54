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

/** The other forms that a word may have, right or not: for looking up, never for display. */
export function inflectionsOf(word: string): string[] {
  return endings.flatMap(([one, other]) => [
    ...replaceEnding(word, one, other),
    ...replaceEnding(word, other, one),
  ]);
}

function replaceEnding(word: string, ending: string, replacement: string): string[] {
  const stem = word.slice(0, word.length - ending.length);
  return word.endsWith(ending) && stem.length >= 2 ? [stem + replacement] : [];
}

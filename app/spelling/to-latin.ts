const consonants = Object.fromEntries(
  `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ड़ d ण n त t थ th द d ध dh न n प p फ ph
  ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h`
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ")) ?? [],
);
const vowels = Object.fromEntries(
  `अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ e ए e ऐ ai ऑ o ओ o औ au
  ा a ि i ी i ु u ू u ृ ri ॅ e े e ै ai ॉ o ो o ौ au ं n`
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ")) ?? [],
);
const gurmukhi = /[\u0a01-\u0a4d\u0a5c]/g;
const distanceToDevanagari = 0x100;

export function isLatin(text: string): boolean {
  return /^\p{Script=Latin}/u.test(text);
}

export type Script = "Latin" | "Devanagari" | "Gurmukhi" | "other";

export function scriptOf(word: string): Script {
  if (isLatin(word)) return "Latin";
  if (/^\p{Script=Devanagari}/u.test(word)) return "Devanagari";
  return /^\p{Script=Gurmukhi}/u.test(word) ? "Gurmukhi" : "other";
}

/** A word in Devanagari or Gurmukhi roughly as people type it in Latin letters; any other as it is. */
export function toLatin(word: string): string {
  const letters = [
    ...word.replace(gurmukhi, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - distanceToDevanagari),
    ),
  ];
  const spelt = letters.map((letter, at) => {
    const consonant = consonants[letter];
    if (!consonant) return letter === "्" ? "" : (vowels[letter] ?? letter);
    const next = letters[at + 1];
    const silent = next === undefined || next === "्" || (next !== "ं" && !isLetter(next));
    return silent ? consonant : consonant + unwritten;
  });
  return speak(spelt.join(""));
}

const unwritten = "ə";

/** Leaves out the vowels that nobody speaks: खौलता is khaulta, and ਸ਼ਰਮਾ Sharma. */
function speak(word: string): string {
  let spoken = word;
  for (let longer = ""; longer !== spoken; ) {
    longer = spoken;
    spoken = longer.replace(/^(.*[aeiouə][^aeiouə]h?)ə(?=[^aeiouə]h?[aeiouə])/, "$1");
  }
  return spoken.replaceAll(unwritten, "a");
}

function isLetter(letter: string): boolean {
  return /\p{Lo}/u.test(letter);
}

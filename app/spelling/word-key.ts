import { toLatin } from "./to-latin.ts";

const alike: [RegExp, string][] = [
  [/a+/g, "a"],
  [/(?:ee|ii|ie|y)+/g, "i"],
  [/(?:oo|uu)+/g, "u"],
  [/au|ou|ao/g, "o"],
  [/ai|ei|ea|ae/g, "e"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/chh?/g, "C"],
  [/ck|c|q/g, "k"],
  [/sh/g, "s"],
  [/([bdgjklprtC])h/g, "$1"],
  [/n(?=[shpkCf])/g, ""],
  [/([a-zA-Z])\1+/g, "$1"],
  // Hindi leaves this vowel unspoken: dhad(a)kan.
  [/([aeiou][^aeiou])a(?=[^aeiou][aeiou])/g, "$1"],
  // Gender and number are in the last vowel: bacha, bachi, bache.
  [/^(.{3,})[aeiou]$/, "$1"],
];

/** A word from `wordsOf` as it sounds in any script and spelling: behosh, behos and ਬੇਹੋਸ਼ are the same. */
export function keyOf(word: string): string {
  return alike.reduce((key, [letters, same]) => key.replace(letters, same), toLatin(word));
}

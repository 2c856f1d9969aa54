import { keyOf } from "#app/spelling/word-key.ts";
import { wordsOf } from "#app/spelling/words.ts";

/**
 * A word of a name as it sounds, without the vowels that Hindi and Punjabi leave unwritten: Harpreet and हरप्रीत are
 * the same. Empty where that is too short to tell names apart.
 */
export function nameKey(word: string): string {
  const heard = wordsOf(word).map(keyOf).join("").replace(/^sih$/, "sing");
  const key = heard.replace(/[ae]/g, "");
  return key.length < 3 ? "" : key;
}

import { isSmallWord, wordsOf } from "#app/spelling/words.ts";
import { urgentWords } from "./urgent-words.ts";

const shortest = 8;
const longest = 24;

/** Of three letters, the others being parts of too many words. */
const shortParts = new Set(wordsOf("ruk gir kat lag jal pet sir dil nas gya aag pad"));

let tables: ReturnType<typeof listWritten> | undefined;

/** Words as they are written in Latin letters, and without their last vowel, which is that of gender and number. */
function listWritten() {
  const written = Object.values(urgentWords)
    .flatMap(wordsOf)
    .filter((word) => /^[a-z]{4,}$/.test(word) || shortParts.has(word));
  const stems = written.filter((word) => /[aei]$/.test(word)).map(withoutVowel);
  return { written: new Set(written), stems: new Set(stems) };
}

function withoutVowel(word: string): string {
  return word.replace(/[aei]+$/, "");
}

/** "Heartattack" in two words, if all of it is made of signs of danger and small words: else as it is. */
export function separateWords(word: string): readonly string[] {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return [word];
  const parts = partsOf(word, 0, new Set());
  return parts?.some((part) => part.length > 3 && !isSmallWord(part)) ? parts : [word];
}

function partsOf(word: string, start: number, hopeless: Set<number>): string[] | undefined {
  if (start === word.length) return [];
  if (hopeless.has(start)) return;
  for (let end = word.length; end > start; end--) {
    const part = word.slice(start, end);
    const others = isPart(part) ? partsOf(word, end, hopeless) : undefined;
    if (others) return [part, ...others];
  }
  hopeless.add(start);
}

function isPart(word: string): boolean {
  tables ??= listWritten();
  if (tables.written.has(word) || isSmallWord(word)) return true;
  return /[aei]$/.test(word) && word.length > 4 && tables.stems.has(withoutVowel(word));
}

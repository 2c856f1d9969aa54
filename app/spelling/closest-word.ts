import { type Script, scriptOf, toLatin } from "./to-latin.ts";

interface Known {
  word: string;
  script: Script;
  sound: string;
  letters: number;
}

type Finder = (word: string) => string | undefined;

export function createCorrector(words: Iterable<string>): Finder {
  return createFinder(words, (script, asked) => script === asked, allowedMistakes);
}

/** Finds the known word in another script that sounds like this one: शर्मा is Sharma, and वर्मा is Verma. */
export function createReader(words: Iterable<string>): Finder {
  const allow = (sound: string) => Math.min(0.5, allowedMistakes(sound));
  return createFinder(words, (script, asked) => script !== asked, allow);
}

function createFinder(
  words: Iterable<string>,
  isSought: (script: Script, asked: Script) => boolean,
  allow: (sound: string) => number,
): Finder {
  let known: Known[] | undefined;
  return (word) => {
    // Most words are spelt right, and need none of this.
    known ??= [...words].map(toKnown);
    const sound = soundOf(word);
    const asked = scriptOf(word);
    const sought = known.filter(({ script }) => isSought(script, asked));
    return closestWord(sound, allow(sound), sought);
  };
}

function toKnown(word: string): Known {
  const sound = soundOf(word);
  return { word, script: scriptOf(word), sound, letters: lettersOf(sound) };
}

function closestWord(sound: string, allowed: number, known: readonly Known[]): string | undefined {
  const letters = lettersOf(sound);
  let closest: Known | undefined;
  let best = allowed + 0.5;
  for (const candidate of known) {
    if (Math.abs(candidate.sound.length - sound.length) > allowed) continue;
    if (countBits(candidate.letters ^ letters) > 2 * allowed) continue;
    const mistakes = countMistakes(sound, candidate.sound);
    if (mistakes > allowed) continue;
    const otherStart = sound[0] === candidate.sound[0] ? 0 : 1;
    const distance = mistakes + otherStart;
    if (distance < best) {
      best = distance;
      closest = candidate;
    }
  }
  return closest?.word;
}

/** In a word of four letters only a vowel may be wrong: दांत, tooth, must not become दस्त, diarrhoea. */
function allowedMistakes({ length }: string): number {
  if (length < 4) return 0;
  if (length < 5) return 0.5;
  if (length < 7) return 1;
  return length < 10 ? 2 : 3;
}

const alike: [RegExp, string][] = [
  [/aa+/g, "a"],
  [/[ao]e/g, "e"],
  [/ee|ii|y/g, "i"],
  [/oo|uu|ou/g, "u"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/ck|q|c(?!h)/g, "k"],
  [/z/g, "j"],
  [/chh?/g, "c"],
  [/sh/g, "s"],
  [/([bdgjkprt])h/g, "$1"],
  [/([a-z])\1+/g, "$1"],
];

const vowels = "aeiou";

export function soundOf(word: string): string {
  return alike.reduce((sound, [letters, same]) => sound.replace(letters, same), toLatin(word));
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Letters added, left out, replaced or swapped with their neighbour; a vowel for another counts half. */
function countMistakes(one: string, other: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      let mistakes = Math.min(
        cell(current, at) + 1,
        cell(next, at - 1) + 1,
        cell(current, at - 1) + replacing(one[row - 1], other[at - 1]),
      );
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && swapped) mistakes = Math.min(mistakes, cell(previous, at - 2) + 1);
      next.push(mistakes);
    }
    previous = current;
    current = next;
  }
  return cell(current, other.length);
}

function replacing(one = "", other = ""): number {
  if (one === other) return 0;
  return vowels.includes(one) && vowels.includes(other) ? 0.5 : 1;
}

function cell(row: number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}

import { keyOf } from "#app/spelling/word-key.ts";
import { isSmallWord, wordsOf } from "#app/spelling/words.ts";
import { isCalmBeside } from "./calm-words.ts";
import { separateWords } from "./joined-words.ts";
import { emergencyRules, suicideRules, violenceRules } from "./urgent-rules.ts";
import { soundAlikes, urgentWords } from "./urgent-words.ts";

export type UrgentCall = "suicide" | "violence" | "emergency";

type Places = ReadonlyMap<string, readonly number[]>;

interface Rule {
  items: string[][];
  excluded: string[];
}

/** The numbers up to a week and some further ones, as they are said. */
const numerals = [
  ["ek ik one", 1],
  ["do two", 2],
  ["teen tin tinn three", 3],
  ["char chaar four", 4],
  ["paanch panch panj five", 5],
  ["chhe chhah six", 6],
  ["saat satt seven", 7],
  ["aath atth eight", 8],
  ["nau naun nine", 9],
  ["das dass ten", 10],
  ["pandrah pandra fifteen", 15],
  ["bees vih veeh twenty", 20],
] as const;

const eating = "kha pi";
/** "Kha li", "pi gaya": what is gone, unlike "kha sakte". */
const toTheEnd =
  "li lin liya liyan liye layi layian leya laya gaya gayi gaye chuka dala daali litta baitha rakha ਲਈ ਲਈਆਂ ਲਿਤੀ";
const meals = "khana roti nashta lunch dinner breakfast chai pani doodh dudh juice dal chawal";

/** "Save from dengue" is no call for help. */
const from = new Set(wordsOf("se ton से ਤੋਂ"));
/** "Bacha lo", save, unlike "bacha", child. */
const helping = new Set(wordsOf("bachao bachaao bachalo बचाओ ਬਚਾਓ"));
const saving = new Set(wordsOf("bacha बचा ਬਚਾ"));
const please = new Set(wordsOf("lo lao lavo लो ਲਓ ਲਵੋ"));

const maxWords = 200;
/** Of the first words: how many may be several without a space between them. */
const maxJoined = 30;
const ofAge = new Set(wordsOf("ka ki ke da di de old का की के ਦਾ ਦੀ ਦੇ"));
/** A longer run of letters is no word. */
const maxLetters = 40;
/** In words: how far neighbours may be apart, and all of a rule. */
const neighbours = 4;
const nearby = 10;

let tables: ReturnType<typeof makeTables> | undefined;

// Made at the first question: they would take a twentieth of a start.
function readTables() {
  tables ??= makeTables();
  return tables;
}

function makeTables() {
  return {
    ...listMeanings(),
    soundAlikes: new Set(wordsOf(soundAlikes)),
    numerals: new Map(
      numerals.flatMap(([words, value]) => wordsOf(words).map((word) => [keyOf(word), value])),
    ),
    eating: toKeys(eating),
    toTheEnd: toKeys(toTheEnd),
    meals: toKeys(meals),
    calls: [
      ["suicide", toRules(suicideRules)],
      ["violence", toRules(violenceRules)],
      ["emergency", toRules(emergencyRules)],
    ] satisfies [UrgentCall, Rule[]][],
  };
}

/** The meanings of words by how they sound, and of those that only one spelling has. */
function listMeanings() {
  const meaningsOf = new Map<string, string[]>();
  const meaningsOfSpelling = new Map<string, string[]>();
  const alike = new Set(wordsOf(soundAlikes));
  for (const [meaning, text] of Object.entries(urgentWords)) {
    const listed = text.split(/\s+/);
    const spellings = listed.filter((word) => word.startsWith("=")).flatMap(wordsOf);
    const words = listed.filter((word) => !word.startsWith("=")).flatMap(wordsOf);
    addMeaning(meaningsOf, words.map(keyOf), meaning);
    const asWritten = words.filter((word) => isSmallWord(word) || alike.has(word));
    addMeaning(meaningsOfSpelling, [...spellings, ...asWritten], meaning);
  }
  const keysWithout = new Map<string, string[]>();
  for (const key of meaningsOf.keys()) {
    if (key.length < 5) continue;
    for (const rest of new Set([key, ...withoutOneLetter(key)])) {
      keysWithout.set(rest, [...(keysWithout.get(rest) ?? []), key]);
    }
  }
  return { meaningsOf, meaningsOfSpelling, keysWithout };
}

// Keyboards have many, and some people type "can t".
const apostrophe = /['’‘ʼ`´]|(?<=n)\s(?=t(?:\s|$))/gi;

/** `isKnown` tells words that are right as they are, and so no misspelt sign of danger. */
export function urgentCallFor(
  query: string,
  isKnown: (word: string) => boolean,
): UrgentCall | undefined {
  const places = readPlaces(query, isKnown);
  return readTables().calls.find(([, rules]) => rules.some((rule) => matches(rule, places)))?.[0];
}

function readPlaces(query: string, isKnown: (word: string) => boolean): Places {
  const { numerals } = readTables();
  const places = new Map<string, number[]>();
  let place = 0;
  const words = wordsOf(query.replace(apostrophe, ""))
    .filter(({ length }) => length <= maxLetters)
    .slice(0, maxWords)
    .flatMap((word, at) =>
      at >= maxJoined || isMeant(word, isKnown) ? [word] : separateWords(word),
    );
  for (const [at, word] of words.entries()) {
    const meanings = /^\d+$/.test(word)
      ? numberMeanings(Number(word), words.slice(at + 1, at + 4), words[at - 1])
      : [
          ...meaningsOfWord(word, isKnown),
          ...ageMeanings(numerals.get(keyOf(word)), words.slice(at + 1, at + 4)),
          ...(isEatenUp(word, words[at - 1], words[at + 1]) ? ["eatenUp"] : []),
          ...(isCallForHelp(words, at) ? ["plea"] : []),
          ...(isCalmBeside(words, at, means) ? ["calm"] : []),
        ];
    if (meanings.length === 0 && isSmallWord(word)) continue;
    for (const meaning of meanings) {
      const known = places.get(meaning);
      if (known) known.push(place);
      else places.set(meaning, [place]);
    }
    place++;
  }
  return places;
}

function meaningsOfWord(word: string, isKnown: (word: string) => boolean): readonly string[] {
  const { meaningsOf, meaningsOfSpelling, keysWithout, soundAlikes } = readTables();
  const exactly = meaningsOfSpelling.get(word) ?? [];
  const key = keyOf(word);
  if ((key.length < 3 && isSmallWord(word)) || soundAlikes.has(word)) return exactly;
  const meanings = meaningsOf.get(key);
  if (meanings || exactly.length > 0) return [...exactly, ...(meanings ?? [])];
  if (key.length < 5) return [];
  const closest = [key, ...withoutOneLetter(key)]
    .flatMap((rest) => keysWithout.get(rest) ?? [])
    .find((known) => known[0] === key[0] && Math.abs(known.length - key.length) <= 1);
  return closest && !isKnown(word) ? (meaningsOf.get(closest) ?? []) : [];
}

function isMeant(word: string, isKnown: (word: string) => boolean): boolean {
  return isKnown(word) || meaningsOfWord(word, isKnown).length > 0;
}

function isCallForHelp(words: readonly string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at);
  const isPlea = helping.has(word) || (saving.has(word) && please.has(next));
  return isPlea && !words.slice(Math.max(at - 2, 0), at).some((one) => from.has(one));
}

function isEatenUp(word: string, before = "", next = ""): boolean {
  const { toTheEnd, meals } = readTables();
  return isEating(word) && toTheEnd.has(keyOf(next)) && !meals.has(keyOf(before));
}

/** "Ka" sounds like "kha" to `keyOf`. */
function isEating(word = ""): boolean {
  return readTables().eating.has(keyOf(word)) && !isSmallWord(word);
}

function numberMeanings(
  value: number,
  next: readonly string[],
  before: string | undefined,
): readonly string[] {
  const meanings = [...(readTables().meaningsOf.get(String(value)) ?? [])];
  if (value >= 20 && value <= 50 && !next.slice(0, 3).some((word) => means(word, "week"))) {
    meanings.push("lowNumber");
  }
  if (value >= 400 && value <= 900) meanings.push("highNumber");
  if (value >= 180 && value <= 300) meanings.push("highPressure");
  if (value >= 200 && value <= 300) meanings.push("crisisPressure");
  if (value >= 20 && value <= 42 && means(next[0], "week")) meanings.push("pregnant", "ordinal");
  if (value >= 105 && value <= 110) meanings.push("feverNumber");
  if (value >= 50 && value <= 92) meanings.push("lowOxygen");
  if (value >= 94 && value <= 100) meanings.push("fineOxygen");
  const isThousands = value <= 20 && means(next[0], "thousand");
  if (isThousands || (value >= 1000 && value <= 20_000)) meanings.push("fewPlatelets");
  if (value >= 10 && (means(next[0], "bee") || means(next[0], "bite"))) meanings.push("many");
  // A year: what happened in it is over.
  if (before === "in" && value >= 1950 && value <= 2100) meanings.push("calm");
  const isOfTablets = means(next[0], "tablet") || (means(before, "tablet") && isEating(next[0]));
  if (value >= 6 && value <= 100 && isOfTablets) meanings.push("many");
  return [...meanings, ...ageMeanings(value, next)];
}

function ageMeanings(value: number | undefined, next: readonly string[]): readonly string[] {
  const isAge = value !== undefined && value <= 28 && means(next[0], "ageInDays");
  return isAge && isOfThatAge(next) ? ["newborn"] : [];
}

/** "3 days baby" and "3 din ka bacha", unlike "3 din se bache ko". */
function isOfThatAge([, second = "", third]: readonly string[]): boolean {
  return means(second, "child") || (ofAge.has(second) && means(third, "child"));
}

function means(word: string | undefined, meaning: string): boolean {
  return word !== undefined && readTables().meaningsOf.get(keyOf(word))?.includes(meaning) === true;
}

function matches({ items, excluded }: Rule, places: Places): boolean {
  if (!items.every((item) => item.every((meaning) => places.has(meaning)))) return false;
  if (excluded.some((meaning) => places.has(meaning))) return false;
  const found = items.map((item) =>
    meetings(
      item.map((one) => places.get(one) ?? []),
      neighbours,
    ),
  );
  return meetings(found, nearby).length > 0;
}

/** The places at which one of each list has been met, none further back than `reach`. */
function meetings(lists: readonly (readonly number[])[], reach: number): readonly number[] {
  const [only, ...others] = lists;
  if (!only || others.length === 0) return only ?? [];
  const next = lists.map(() => 0);
  const last = lists.map(() => Number.NEGATIVE_INFINITY);
  const met: number[] = [];
  for (;;) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const [at, list] of lists.entries())
      nearest = Math.min(nearest, list[next[at] ?? 0] ?? nearest);
    if (nearest === Number.POSITIVE_INFINITY) return met;
    for (const [at, list] of lists.entries()) {
      if (list[next[at] ?? 0] !== nearest) continue;
      last[at] = nearest;
      next[at] = (next[at] ?? 0) + 1;
    }
    if (nearest - Math.min(...last) <= reach) met.push(nearest);
  }
}

function addMeaning(known: Map<string, string[]>, words: string[], meaning: string) {
  for (const word of new Set(words)) known.set(word, [...(known.get(word) ?? []), meaning]);
}

function toKeys(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(keyOf));
}

function withoutOneLetter(key: string): string[] {
  return Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));
}

function toRules(text: string): Rule[] {
  return text
    .split(/[;\n]/)
    .map((rule) => rule.trim().split(/\s+/))
    .filter(([first]) => first !== "")
    .map((parts) => ({
      items: parts.filter((part) => !part.startsWith("!")).map((part) => part.split("+")),
      excluded: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
    }));
}

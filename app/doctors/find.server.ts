import { readHospital } from "#app/hospital/hospital.server.ts";
import { createCorrector, createReader, soundOf } from "#app/spelling/closest-word.ts";
import { isEverydayWord } from "#app/spelling/everyday-words.ts";
import { inflectionsOf } from "#app/spelling/inflections.ts";
import { scriptOf } from "#app/spelling/to-latin.ts";
import { meaningfulWords, spellingsOf, wordsOf } from "#app/spelling/words.ts";
import { listSearchedDoctors, type SearchedDoctor } from "#db/doctors/visible-doctors.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { everydayWordsFor } from "./specialities.ts";

type Finder = ReturnType<typeof createCorrector>;

const doctorWords = new Set(
  wordsOf(
    "dr doctor doctors doc daktar specialist specialists expert consultant visheshagya डॉ डॉक्टर विशेषज्ञ ਡਾ ਡਾਕਟਰ ਮਾਹਰ",
  ),
);
// What stands beside the word that tells one doctor from another.
const titles = new Set([
  ...doctorWords,
  ...wordsOf(
    `best good top senior clinic hospital opd
    department vibhag treatment ilaj ilaaj rog problem bimari disease pain dard peed dikkat takleef appointment contact number
    speaking speaks speak spoken language knows bolne bolte bolta bolti bolda bolde bolan wala wale wali
    jaanne jaante bhasha
    अस्पताल इलाज रोग समस्या बीमारी दर्द बीमारियां विभाग बोलने बोलते बोलता बोलती जानने वाले वाला वाली भाषा
    ਹਸਪਤਾਲ ਇਲਾਜ ਰੋਗ ਬਿਮਾਰੀ ਬਿਮਾਰੀਆਂ ਵਿਭਾਗ ਦਰਦ ਪੀੜ ਬੋਲਣ ਬੋਲਦਾ ਬੋਲਦੇ ਬੋਲਦੀ ਵਾਲਾ ਵਾਲੇ ਵਾਲੀ ਭਾਸ਼ਾ`,
  ),
]);
const maxWords = 10;
/** More texts than this are of doctors who are not there any more. */
const maxRemembered = 30_000;

let known: { key: string; correct: Finder; read: Finder } | undefined;

// Of thousands of doctors most have the same words at each search. They depend on nothing but the text.
const wordsIn = remembered(wordsOf);
const soundsIn = remembered((text) => wordsOf(text).map(soundOf));
const nameSoundsIn = remembered((name) =>
  wordsOf(name)
    .filter((word) => word.length > 2 && !titles.has(word))
    .map(nameSoundOf),
);
const everydayWordsIn = remembered(everydayWordsFor);

/** What somebody typed without the words of doctors' names: "Nag" is a snake too. */
export function withoutNames(query: string): string {
  const names = new Set(listSearchedDoctors().flatMap(({ name }) => wordsIn(name)));
  return wordsOf(query)
    .filter((word) => !names.has(word))
    .join(" ");
}

/**
 * The doctors visitors see for what they typed: first whoever it describes, then whose name sounds like it,
 * in either script, then whoever contains the text (specification, section 2), each by name. If there is
 * none, those that most of its words describe.
 */
export function searchDoctors(query: string): SearchedDoctor[] {
  const doctors = listSearchedDoctors();
  const asked = askedWords(query);
  const needle = normalizeForSearch(query);
  const containing = doctors.filter(({ search_text }) => search_text.includes(needle));
  if (asked.length === 0) return wordsOf(query).length > 0 ? doctors : containing;
  const sounds = asked.map(soundOf);
  const found = new Set([
    ...matchAll(asked, doctors).doctors,
    ...doctors.filter((doctor) => soundsLike(doctor, sounds)),
    ...containing,
  ]);
  return found.size > 0 ? [...found] : matchMost(asked, doctors);
}

function soundsLike({ name }: SearchedDoctor, asked: string[]): boolean {
  const words = soundsIn(name);
  return asked.every((sound) => words.includes(sound));
}

export interface DescribedDoctors {
  doctors: SearchedDoctor[];
  /** The query asks for a doctor rather than about an illness. */
  sought: boolean;
  /** The words of the query that are part of a doctor's own name or languages, misspelt or not. */
  names: string[];
  /** Misspelt words of the query, if other words found the doctors, and these as the doctors spell them. */
  corrections: Map<string, string>;
}

/**
 * The doctors that each word of a query describes: name, speciality and its everyday words, language. If there is
 * none, those whom a few of its words name: the others ask for their hours or fees.
 */
export function findDescribedDoctors(query: string): DescribedDoctors {
  const asked = askedWords(query);
  const none = { doctors: [], meant: asked };
  const { doctors, meant } = asked.length > 0 ? matchAll(asked, listSearchedDoctors()) : none;
  if (doctors.length === 0) return findNamedDoctors(query);
  const described = new Set(doctors.flatMap(namesOf));
  const own = new Set(doctors.flatMap(({ name, languages }) => wordsIn(`${name} ${languages}`)));
  const sought =
    wordsOf(query).some((word) => doctorWords.has(word)) ||
    meant.every((word) => described.has(word) || /(?:ist|ician|geon)$/.test(word));
  return {
    doctors,
    sought,
    names: asked.filter((_, at) => own.has(meant[at] ?? "")),
    corrections: correctionsOf(asked, meant, doctors),
  };
}

/** Devanagari and Gurmukhi do not say which "a" within a name is spoken. */
function nameSoundOf(word: string): string {
  const sound = soundOf(word);
  const firm = sound.slice(0, 1) + sound.slice(1).replace(/a(?!$)/g, "");
  return firm.length > 3 ? firm : sound;
}

/** By two words of the name, or by one beside "Dr". */
function findNamedDoctors(query: string): DescribedDoctors {
  const words = wordsOf(query).slice(0, maxWords);
  const sounds = words.map(nameSoundOf);
  const isTitled = (at: number) =>
    [words[at - 1], words[at + 1]].some((word) => word !== undefined && doctorWords.has(word));
  const placesOf = ({ name }: SearchedDoctor) =>
    nameSoundsIn(name)
      .map((sound) => sounds.indexOf(sound))
      .filter((at) => at >= 0);
  const named = listSearchedDoctors()
    .map((doctor) => ({ doctor, places: placesOf(doctor) }))
    .filter(({ places }) => places.length > 1 || places.some(isTitled));
  const most = named.reduce((count, { places }) => Math.max(count, places.length), 0);
  const closest = named.filter(({ places }) => places.length === most);
  const places = new Set(closest.flatMap((one) => one.places));
  return {
    doctors: closest.map(({ doctor }) => doctor),
    sought: closest.length > 0 || words.some((word) => doctorWords.has(word)),
    names: words.filter((_, at) => places.has(at)),
    corrections: new Map(),
  };
}

/** A name in another script is no mistake. */
function correctionsOf(
  asked: readonly string[],
  meant: readonly string[],
  doctors: readonly SearchedDoctor[],
): Map<string, string> {
  const changed = asked
    .map((word, at): [string, string] => [word, meant[at] ?? word])
    .filter(([word, other]) => word !== other && scriptOf(word) === scriptOf(other));
  const [doctor] = doctors;
  if (changed.length === 0 || !doctor) return new Map();
  const { name, specialization, languages } = doctor;
  const spellings = spellingsOf(`${name} ${specialization} ${languages}`.toLowerCase());
  return new Map(changed.map(([word, other]) => [word, spellings.get(other) ?? other]));
}

/** Without titles and the hospital's name and place, but for a word that is the name of a doctor too. */
function askedWords(query: string): string[] {
  const { name, city, state } = readHospital();
  const own = new Set(wordsOf(`${name} ${city} ${state}`));
  const all = wordsOf(query);
  const isWhole = wordsOf(name).every((word) => all.includes(word));
  const isOwn = (word: string) => own.has(word) && (isWhole || !isName(word));
  const words = new Set(all.filter((word) => !titles.has(word) && !isOwn(word)));
  return meaningfulWords([...words]).slice(0, maxWords);
}

function isName(word: string): boolean {
  return listSearchedDoctors().some(({ name }) => wordsIn(name).includes(word));
}

/** `meant` are the words that were asked for, corrected if nobody is described by them. */
function matchAll(asked: string[], doctors: readonly SearchedDoctor[]) {
  const all = (words: string[]) => {
    const tests = words.map(describedBy);
    return doctors.filter((doctor) => tests.every((isDescribed) => isDescribed(doctor)));
  };
  const exactly = all(asked);
  if (exactly.length > 0) return { doctors: exactly, meant: asked };
  const meant = correctWords(asked, doctors);
  return { doctors: all(meant), meant };
}

function matchMost(asked: string[], doctors: readonly SearchedDoctor[]): SearchedDoctor[] {
  const tests = correctWords(asked, doctors).map(describedBy);
  const counts = doctors.map((doctor) => tests.filter((isDescribed) => isDescribed(doctor)).length);
  const most = counts.reduce((one, other) => Math.max(one, other), 0);
  return most === 0 ? [] : doctors.filter((_, at) => counts[at] === most);
}

function correctWords(asked: string[], doctors: readonly SearchedDoctor[]): string[] {
  const { correct, read } = findersFor(doctors);
  const corrected = (word: string) => (isEverydayWord(word) ? undefined : correct(word));
  return asked.map((word) =>
    doctors.some(describedBy(word)) ? word : (read(word) ?? corrected(word) ?? word),
  );
}

/** Made anew only when a doctor's words have changed. */
function findersFor(doctors: readonly SearchedDoctor[]) {
  const words = new Set<string>();
  for (const doctor of doctors) {
    for (const word of namesOf(doctor)) words.add(word);
    for (const set of everydayWordsIn(doctor.specialization))
      for (const word of set) words.add(word);
  }
  const key = [...words].join(" ");
  if (known?.key !== key) {
    known = { key, correct: createCorrector(words), read: createReader(words) };
  }
  return known;
}

function namesOf({ name, specialization, languages }: SearchedDoctor): string[] {
  return [...wordsIn(name), ...wordsIn(specialization), ...wordsIn(languages)];
}

/** Names are found by their beginnings, everyday words only whole: "press" is not blood pressure. */
function describedBy(asked: string): (doctor: SearchedDoctor) => boolean {
  const forms = [asked, ...inflectionsOf(asked)];
  const isForm = new Set(forms);
  const isNamed = (word: string) =>
    isForm.has(word) || (asked.length > 2 && word.startsWith(asked));
  const isCalled = (words: ReadonlySet<string>) => forms.some((form) => words.has(form));
  const names = (text: string) => wordsIn(text).some(isNamed);
  const treats = remembered(
    (specialization) => names(specialization) || everydayWordsIn(specialization).some(isCalled),
  );
  const speaks = remembered(names);
  return ({ name, specialization, languages }) =>
    names(name) || treats(specialization) || speaks(languages);
}

function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= maxRemembered) known.clear();
      result = compute(text);
      known.set(text, result);
    }
    return result;
  };
}

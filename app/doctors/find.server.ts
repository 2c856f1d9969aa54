import { createCorrector, soundOf } from "#app/closest-word.ts";
import { hospital } from "#app/hospital.ts";
import { inflectionsOf } from "#app/inflections.ts";
import { meaningfulWords, wordsOf } from "#app/words.ts";
import { type Doctor, listVisibleDoctors } from "#db/doctors.ts";
import { everydayWordsFor } from "./specialities.ts";

const doctorWords = new Set(
  wordsOf(
    "dr doctor doctors doc daktar specialist specialists expert consultant डॉ डॉक्टर विशेषज्ञ ਡਾ ਡਾਕਟਰ ਮਾਹਰ",
  ),
);
// What stands beside the word that tells one doctor from another.
const titles = new Set([
  ...doctorWords,
  ...wordsOf(
    `best good top senior clinic hospital opd
    treatment ilaj ilaaj rog problem bimari disease pain dard peed dikkat takleef appointment contact number
    अस्पताल इलाज रोग समस्या बीमारी दर्द
    ਹਸਪਤਾਲ ਇਲਾਜ ਰੋਗ ਬਿਮਾਰੀ ਦਰਦ ਪੀੜ
    ${hospital.name} ${hospital.city} ${hospital.state}`,
  ),
]);
const maxWords = 10;

/** Names are found by their beginnings, everyday words only whole: "press" is not blood pressure. */
interface Known {
  doctor: Doctor;
  names: string[];
  everyday: readonly ReadonlySet<string>[];
}

let corrector: { key: string; correct: ReturnType<typeof createCorrector> } | undefined;

/**
 * The doctors visitors see for what they typed: first whoever it describes, then whose name sounds like it,
 * in either script, then whoever contains the text (specification, section 2), each by name. If there is
 * none, those that most of its words describe.
 */
export function findDoctors(query: string): Doctor[] {
  const doctors = listVisibleDoctors();
  const asked = askedWords(query);
  if (asked.length === 0) return wordsOf(query).length > 0 ? doctors : listVisibleDoctors(query);
  const { doctors: described } = matchAll(asked, doctors);
  const sounds = asked.map(soundOf);
  const found = new Map(
    [
      ...described,
      ...doctors.filter((doctor) => soundsLike(doctor, sounds)),
      ...listVisibleDoctors(query),
    ].map((doctor) => [doctor.id, doctor]),
  );
  return found.size > 0 ? [...found.values()] : matchMost(asked, doctors);
}

function soundsLike({ name }: Doctor, asked: string[]): boolean {
  const words = wordsOf(name).map(soundOf);
  return asked.every((sound) => words.includes(sound));
}

export interface DescribedDoctors {
  doctors: Doctor[];
  /** The query asks for a doctor rather than about an illness. */
  sought: boolean;
  /** The words of the query that are part of a doctor's own name, misspelt or not. */
  names: string[];
  /** The query with its misspelt words corrected, if that found the doctors. */
  meant: string | undefined;
}

/** The doctors that each word of a query describes: name, speciality and its everyday words, language. */
export function findDescribedDoctors(query: string): DescribedDoctors {
  const asked = askedWords(query);
  const none = { doctors: [], meant: asked };
  const { doctors, meant } = asked.length > 0 ? matchAll(asked, listVisibleDoctors()) : none;
  const known = doctors.flatMap((doctor) => toKnown(doctor).names);
  const own = doctors.flatMap(({ name }) => wordsOf(name));
  const sought =
    wordsOf(query).some((word) => doctorWords.has(word)) ||
    meant.every((word) => known.includes(word) || /(?:ist|ician|geon)$/.test(word));
  const isCorrected = doctors.length > 0 && meant.join() !== asked.join();
  return {
    doctors,
    sought,
    names: asked.filter((_, at) => own.includes(meant[at] ?? "")),
    meant: isCorrected ? meant.join(" ") : undefined,
  };
}

function askedWords(query: string): string[] {
  const words = new Set(wordsOf(query).filter((word) => !titles.has(word)));
  return meaningfulWords([...words]).slice(0, maxWords);
}

/** `meant` are the words that were asked for, corrected if nobody is described by them. */
function matchAll(asked: string[], doctors: readonly Doctor[]) {
  const known = doctors.map(toKnown);
  const all = (words: string[]) =>
    known.filter((one) => words.every((word) => describes(one, word))).map(({ doctor }) => doctor);
  const exactly = all(asked);
  if (exactly.length > 0) return { doctors: exactly, meant: asked };
  const meant = correctWords(asked, known);
  return { doctors: all(meant), meant };
}

function matchMost(asked: string[], doctors: readonly Doctor[]): Doctor[] {
  const known = doctors.map(toKnown);
  const words = correctWords(asked, known);
  const counted = known.map((one) => {
    return { ...one, count: words.filter((word) => describes(one, word)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0
    ? []
    : counted.filter(({ count }) => count === most).map(({ doctor }) => doctor);
}

function correctWords(asked: string[], known: readonly Known[]): string[] {
  const correct = correctorFor(known);
  return asked.map((word) =>
    known.some((one) => describes(one, word)) ? word : (correct(word) ?? word),
  );
}

/** Made anew only when a doctor's words have changed. */
function correctorFor(known: readonly Known[]) {
  const words = new Set(
    known.flatMap(({ names, everyday }) => [...names, ...everyday.flatMap((words) => [...words])]),
  );
  const key = [...words].join(" ");
  if (corrector?.key !== key) {
    corrector = { key, correct: createCorrector(words) };
  }
  return corrector.correct;
}

function toKnown(doctor: Doctor): Known {
  const { name, specialization, languages } = doctor;
  const names = wordsOf([name, specialization, languages].join(" "));
  return { doctor, names, everyday: everydayWordsFor(specialization) };
}

function describes({ names, everyday }: Known, asked: string): boolean {
  const forms = [asked, ...inflectionsOf(asked)];
  const begins = (word: string) => asked.length > 2 && word.startsWith(asked);
  return (
    names.some((word) => begins(word) || forms.includes(word)) ||
    everyday.some((words) => forms.some((form) => words.has(form)))
  );
}

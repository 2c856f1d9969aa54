import { wordsOf } from "#app/spelling/words.ts";

type Means = (word: string | undefined, meaning: string) => boolean;

const beforePlace = new Set(wordsOf("in at from near inside outside"));
const afterPlace = new Set(wordsOf("me mein main se vich ch ton में से ਵਿੱਚ ਚ ਤੋਂ"));
const beforeAct = new Set(wordsOf("while during after"));
const afterAct = new Set(wordsOf("karte karti karda karde krte करते करती ਕਰਦੇ ਕਰਦਿਆਂ"));
const toWhom = new Set(wordsOf("ko nu ne को ने ਨੂੰ ਨੇ"));
const befalls = ["unconscious", "fell", "fits", "hit", "stab", "bite"];
const what = new Set(wordsOf("kya what क्या ਕੀ"));
const toEat = new Set(wordsOf("khaye khaaye khaen khayein खाए खाएं ਖਾਈਏ"));
const then = new Set(wordsOf("baad time waqt vakt dauran बाद समय वक्त दौरान ਬਾਅਦ ਸਮੇਂ"));

/** Whether a word, by what stands beside it, asks of something past or planned, and tells of no danger now. */
export function isCalmBeside(words: readonly string[], at: number, means: Means): boolean {
  const word = words[at];
  const before = words[at - 1] ?? "";
  const next = words[at + 1] ?? "";
  // "Old scar", unlike "70 years old" and "old man".
  if (means(word, "calmOld")) {
    return !(/^\d+$/.test(before) || means(before, "aged") || means(next, "person"));
  }
  // "6 months back", unlike "pain in the back".
  if (means(word, "calmBack")) return means(before, "aged");
  // "Clinic rates", unlike "fell in the park".
  if (means(word, "calmPlace")) return !(beforePlace.has(before) || afterPlace.has(next));
  // "Nurse for a burn", unlike "nurse fainted" and "guard ko saanp ne kata".
  if (means(word, "calmJob")) {
    const isAbout = toWhom.has(next) || toWhom.has(words[at + 2] ?? "");
    return !(isAbout || befalls.some((meaning) => means(next, meaning)));
  }
  // "Kya khaye heart attack ke baad", unlike "kya kha liya".
  if (what.has(word ?? "")) return toEat.has(next);
  // "Yoga after a stroke", unlike "chest pain after yoga" and "gym exercise chest pain".
  if (means(word, "calmAct")) {
    if (before === "gym") return false;
    const isThen = beforeAct.has(before) || then.has(next) || then.has(words[at + 2] ?? "");
    return !(isThen || afterAct.has(next) || means(next, "accident"));
  }
  return false;
}

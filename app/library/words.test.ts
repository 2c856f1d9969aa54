import { expect, test } from "vitest";
import { cardWords } from "#app/words/cards.ts";
import {
  linesOf,
  mixedUp,
  problemsOf,
  translationProblems,
} from "../../tests/pages/translations.ts";
import { type SymptomName, symptoms } from "./triage.ts";
import { triageWords } from "./triage-words.ts";

const names = Object.keys(symptoms) as SymptomName[];

function linesIn(locale: "hi" | "pa") {
  return names.map((name) => ({
    name,
    english: symptoms[name].wording,
    translated: triageWords[locale][name],
  }));
}

test.each(["hi", "pa"] as const)(
  "%s: each symptom has one line, with the same figures, sides, negations and hurry",
  (locale) => {
    expect(Object.keys(triageWords[locale])).toEqual(names);
    expect(problemsOf(locale, linesIn(locale))).toEqual([]);
    expect(mixedUp(linesIn(locale))).toEqual([]);
  },
);

test.each(["hi", "pa"] as const)("%s: a card says as plainly what to do, and when", (locale) => {
  const lines = linesOf(cardWords.en, cardWords[locale]);
  expect(lines.length).toBeGreaterThan(10);
  expect(problemsOf(locale, lines)).toEqual([]);
  expect(mixedUp(lines)).toEqual([]);
});

const english = "no urine for 8 hours";

test.each([
  ["hi", "8 घंटे से पेशाब न आया हो", english, []],
  ["hi", "6 घंटे से पेशाब न आया हो", english, ["other figures"]],
  [
    "hi",
    "8 हफ्ते से पेशाब न आया हो",
    english,
    ["another number of “hours”", "another number of “weeks”"],
  ],
  ["hi", "8 घंटे से पेशाब आया हो", english, ["lacks a negation"]],
  ["hi", "8 घंटे से मूत्र न आया हो", english, ["lacks a word for “urine”", "has मूत्र"]],
  ["hi", "8 घंटे से पेशाब न आया हो।", english, ["another end"]],
  ["hi", "८ घंटे से पेशाब न आया हो", english, ["other figures", "other digits, or joiners"]],
  [
    "hi",
    "8 ਘੰਟੇ से पेशाब न आया हो",
    english,
    ["another number of “hours”", "letters of another language"],
  ],
  ["pa", "8 ਘੰਟਿਆਂ ਤੋਂ ਪਿਸ਼ਾਬ ਨਾ ਆਇਆ ਹੋਵੇ", english, []],
  ["pa", "8 ਘੰਟਿਆਂ ਤੋਂ ਪਿਸ਼ਾਬ ਆਇਆ ਹੋਵੇ", english, ["lacks a negation"]],
  [
    "hi",
    "बाईं पसलियों के नीचे दर्द हो",
    "pain under the right ribs",
    ["adds the left side", "lacks the right side"],
  ],
  ["hi", "तुरंत फोन करें।", "Call us the same day.", ["adds “at once”", "lacks “the same day”"]],
  ["pa", "ਅੱਜ ਹੀ ਫ਼ੋਨ ਕਰੋ।", "Call at once.", ["lacks “at once”", "adds “the same day”"]],
  ["hi", "कल फोन करें।", "Call us soon.", ["has कल"]],
] as const)("%s: “%s” is compared with its English", (locale, translated, english, problems) => {
  expect(translationProblems(locale, { english, translated })).toEqual(problems);
});

test("two symptoms that say the same are found", () => {
  const [line] = linesIn("hi");
  if (!line) throw new Error("There is no symptom");
  expect(mixedUp([line, { ...line, name: "other", english: "another" }])).toEqual([
    [line.name, "other"],
  ]);
});

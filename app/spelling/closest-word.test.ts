import fc from "fast-check";
import { expect, test } from "vitest";
import { createCorrector, createReader } from "./closest-word.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf(
  `neurology urology kidney stone pathri bukhar chemotherapy pregnancy anaemia typhoid cancer zeher khoon
  caesarean appendicitis verma sharma पथरी बवासीर ਬੁਖਾਰ`,
);
const correct = createCorrector(words);

test.each([
  ["nuerology", "neurology"],
  ["kidny", "kidney"],
  ["kindey", "kidney"],
  ["canecr", "cancer"],
  ["bukhaar", "bukhar"],
  ["chemotherpy", "chemotherapy"],
  ["pregnency", "pregnancy"],
  ["pathree", "pathri"],
  ["anemia", "anaemia"],
  ["tyfoid", "typhoid"],
  ["cancar", "cancer"],
  ["zahar", "zeher"],
  ["khun", "khoon"],
  ["ceserian", "caesarean"],
  ["पथरि", "पथरी"],
  ["बवासिर", "बवासीर"],
  ["ਬੁਖ਼ਾਰ", "ਬੁਖਾਰ"],
])("%s probably means %s", (typed, meant) => {
  const [word = ""] = wordsOf(typed);
  expect(correct(word)).toBe(wordsOf(meant)[0]);
});

test.each([
  ["शर्मा", "sharma"],
  ["वर्मा", "verma"],
  ["ਸ਼ਰਮਾ", "sharma"],
])("%s is found as %s, for a name has one sound in all scripts", (typed, meant) => {
  expect(createReader(words)(wordsOf(typed)[0] ?? "")).toBe(meant);
  expect(correct(wordsOf(typed)[0] ?? "")).toBeUndefined();
});

test.each([
  ["garam", "ਗਰਭ"],
  ["sanp", "ਸਾਫ਼"],
  ["ਪਥਰੀ", "pathri"],
  ["बवासिर", "ਬਵਾਸੀਰ"],
])("%s is no misspelling of %s, which is in another script", (typed, other) => {
  expect(createCorrector(wordsOf(other))(wordsOf(typed)[0] ?? "")).toBeUndefined();
});

test("a short word is not taken for another one", () => {
  expect(createCorrector(wordsOf("दस्त held"))(wordsOf("दांत")[0] ?? "")).toBeUndefined();
  expect(createCorrector(["held"])("hello")).toBeUndefined();
});

test.each(["xylophone", "😀", "", "xy", "stethoscope"])("%j means none of them", (word) => {
  expect(correct(word)).toBeUndefined();
});

test("whatever is typed means a known word or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect([undefined, ...words]).toContain(correct(text));
    }),
  );
});

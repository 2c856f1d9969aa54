import fc from "fast-check";
import { expect, test } from "vitest";
import { closestWord, similarity } from "./similarity.ts";

const vocabulary = "neurology urology kidney stone pathri bukhar chemotherapy pregnancy".split(" ");

test.each([
  ["nuerology", "neurology"],
  ["kidny", "kidney"],
  ["bukhaar", "bukhar"],
  ["chemotherpy", "chemotherapy"],
  ["pregnency", "pregnancy"],
  ["pathree", "pathri"],
])("%s probably means %s", (word, meant) => {
  expect(closestWord(word, vocabulary)).toBe(meant);
});

test("a word like no other means none of them", () => {
  expect(closestWord("xylophone", vocabulary)).toBeUndefined();
  expect(closestWord("😀", vocabulary)).toBeUndefined();
});

test("similarity lies between 0 and 1, and is the same both ways", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(similarity(one, one)).toBe(1);
      expect(similarity(one, other)).toBeGreaterThanOrEqual(0);
      expect(similarity(one, other)).toBeLessThanOrEqual(1);
      expect(similarity(one, other)).toBe(similarity(other, one));
    }),
  );
});

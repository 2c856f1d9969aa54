import fc from "fast-check";
import { expect, test } from "vitest";
import { closestWord, likeness } from "./likeness.ts";

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

test("likeness lies between nothing and sameness, and is the same both ways", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(likeness(one, one)).toBe(1);
      expect(likeness(one, other)).toBeGreaterThanOrEqual(0);
      expect(likeness(one, other)).toBeLessThanOrEqual(1);
      expect(likeness(one, other)).toBe(likeness(other, one));
    }),
  );
});

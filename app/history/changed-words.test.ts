import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, shorten } from "./changed-words.ts";

function whole(pieces: { text: string }[]): string {
  return pieces.map(({ text }) => text).join("");
}

function marked(pieces: { text: string; changed?: true }[]): string {
  return pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");
}

test("only the words that changed are marked, in Hindi too", () => {
  const english = compareWords("Sees children with fever.", "Sees women with high fever.");
  expect(marked(english.before)).toBe("Sees [children] with fever.");
  expect(marked(english.after)).toBe("Sees [women] with [high ]fever.");
  const hindi = compareWords("बच्चों के डॉक्टर हैं", "महिलाओं के डॉक्टर हैं");
  expect(marked(hindi.before)).toBe("[बच्चों] के डॉक्टर हैं");
  expect(marked(hindi.after)).toBe("[महिलाओं] के डॉक्टर हैं");
});

test("the pieces of any two texts are these texts, and what is not marked is the same in both", () => {
  const word = fc.constantFrom("fever", "heart", "बच्चों", "cough", ".", "\n", "𝒳", "");
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 30 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { before, after } = compareWords(one, other);
      expect([whole(before), whole(after)]).toEqual([one, other]);
      // White space between two changed words goes with them, on the side where both are.
      const same = (pieces: typeof before) =>
        whole(pieces.filter(({ changed }) => !changed)).replace(/[^\p{L}\p{N}]/gu, "");
      expect(same(before)).toBe(same(after));
    }),
  );
});

test("two texts of the greatest length with no word in common are compared without trouble", () => {
  const text = (letter: string) => Array.from({ length: 1666 }, () => letter.repeat(2)).join(" ");
  const { before, after } = compareWords(text("a"), text("b"));
  expect([before.length, after.length]).toEqual([1, 1]);
});

test("of texts that are mostly others, nothing is looked for that is the same", () => {
  const words = (count: number, letter: string) =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const text = (letter: string, count: number) =>
    [...words(count, letter), ...words(50, "same")].join(" ");
  expect(compareWords(text("a", 80), text("b", 80)).after.length).toBe(2);
  expect(compareWords(text("a", 120), text("b", 120)).after.length).toBe(1);
});

test("far from a change a text is left out, never a part of what changed", () => {
  const long = "one two three four five six seven eight nine ten ".repeat(8);
  const { after } = compareWords(`${long}fever ${long}`, `${long}cough ${long}`);
  const short = shorten(after);
  expect(whole(short).length).toBeLessThan(200);
  expect(marked(short)).toMatch(/^….* nine ten \[cough\] one two .*…$/);
});

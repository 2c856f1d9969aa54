import fc from "fast-check";
import { expect, test } from "vitest";
import { isTruncated, maxQueryLength, termsOf, toQuery } from "./terms.ts";

test("a query is read without blanks and line breaks around its words", () => {
  expect(toQuery("  kidney\n\tstone \u0000 ")).toBe("kidney stone");
});

test("a long query is cut between characters, never within one", () => {
  const emoji = "😀".repeat(150);
  expect(toQuery(emoji)).toBe("😀".repeat(maxQueryLength));
  expect(isTruncated(emoji)).toBe(true);
  expect(isTruncated("a".repeat(maxQueryLength))).toBe(false);
});

test("the words of a question are left out unless nothing else was asked", () => {
  expect(termsOf("What is the best for my BP?")).toEqual(["best", "bp"]);
  expect(termsOf("pathri kaise nikalti hai")).toEqual(["pathri", "nikalti"]);
  expect(termsOf("how to")).toEqual(["how", "to"]);
  const long = "how can i get my mother to be seen for this and that by whom when she has diabetes";
  expect(termsOf(long)).toContain("diabetes");
});

test("whatever is typed becomes a few plain words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const terms = termsOf(toQuery(text));
      expect(terms.length).toBeLessThanOrEqual(10);
      for (const term of terms) expect(term).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }),
  );
});

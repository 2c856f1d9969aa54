import fc from "fast-check";
import { expect, test } from "vitest";
import { isTruncated, maxQueryLength, readQuery, termsOf } from "./terms.ts";

function query(text: string) {
  return new URLSearchParams({ q: text });
}

test("a query is read without blanks and line breaks around its words", () => {
  expect(readQuery(query("  kidney\n\tstone \u0000 "))).toBe("kidney stone");
  expect(readQuery(new URLSearchParams())).toBe("");
});

test("a long query is cut between characters, never within one", () => {
  const emoji = query("😀".repeat(150));
  expect(readQuery(emoji)).toBe("😀".repeat(maxQueryLength));
  expect(isTruncated(emoji)).toBe(true);
  expect(isTruncated(query("a".repeat(maxQueryLength)))).toBe(false);
});

test("the words of a question are left out unless nothing else was asked", () => {
  expect(termsOf("What is the best for my BP?")).toEqual(["best", "bp"]);
  expect(termsOf("pathri kaise nikalti hai")).toEqual(["pathri", "nikalti"]);
  expect(termsOf("how to")).toEqual(["how", "to"]);
});

test("whatever is typed becomes a few plain words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const terms = termsOf(readQuery(query(text)));
      expect(terms.length).toBeLessThanOrEqual(10);
      for (const term of terms) expect(term).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }),
  );
});

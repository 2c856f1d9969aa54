import { expect, test } from "vitest";
import { linesOf, mixedUp, problemsOf } from "../../tests/pages/translations.ts";
import { helplineWords } from "./helpline-words.ts";
import { helplines } from "./helplines.ts";

const english = Object.fromEntries(
  Object.entries(helplines).map(([key, { name, hours }]) => [key, { name, hours }]),
);

test.each(["hi", "pa"] as const)("%s: each helpline has its name and its hours", (locale) => {
  const lines = linesOf(english, helplineWords[locale]);
  expect(Object.keys(helplineWords[locale])).toEqual(Object.keys(helplines));
  expect(lines.length).toBeGreaterThan(20);
  expect(problemsOf(locale, lines)).toEqual([]);
  expect(mixedUp(lines)).toEqual([]);
});

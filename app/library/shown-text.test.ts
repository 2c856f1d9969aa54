import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { articles, translationOf } from "../../tests/pages/compiled-library.ts";
import { share } from "../../tests/runner/rounds.ts";
import { allMet } from "./conditions.ts";
import { shownText } from "./shown-text.ts";

const pages = share(articles, 6).flatMap((article) => [
  { article, locale: "en" as const },
  ...otherLocales.flatMap((locale) => {
    const translation = translationOf(article, locale);
    return translation ? [{ article: { ...article, ...translation }, locale }] : [];
  }),
]);

test("where nothing is left out, the search reads the whole text", () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const { article, locale } of pages) {
    const text = shownText(article, { conditions: allMet, changes: {} }, locale);
    expect(wordsIn(text, article)).toEqual(wordsIn(article.text, article));
  }
});

function wordsIn(text: string, { path }: { path: string }): string[] {
  return [path, ...text.split(/\s+/)];
}

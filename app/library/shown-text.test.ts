import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { articles, translationsIn } from "../../tests/compiled-library.ts";
import { allMet } from "./conditions.ts";
import { shownText } from "./shown-text.ts";

const pages = [
  ...articles.map((article) => ({ article, locale: "en" as const })),
  ...otherLocales.flatMap((locale) =>
    translationsIn(locale).flatMap((translation) => {
      const article = articles.find(({ path }) => path === translation.path);
      return article ? [{ article: { ...article, ...translation }, locale }] : [];
    }),
  ),
];

test("where nothing is left out, the search reads the whole text", () => {
  expect(pages.length).toBeGreaterThan(articles.length + 30);
  for (const { article, locale } of pages) {
    const text = shownText(article, { conditions: allMet, changes: {} }, locale);
    expect(wordsIn(text, article)).toEqual(wordsIn(article.text, article));
  }
});

function wordsIn(text: string, { path }: { path: string }): string[] {
  return [path, ...text.split(/\s+/)];
}

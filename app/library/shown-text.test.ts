import { join } from "node:path";
import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { compileLibrary } from "#app/library/compile/compile.ts";
import { compileTranslations } from "#app/library/compile/compile-translations.ts";
import { allMet } from "./conditions.ts";
import { shownText } from "./shown-text.ts";

const directory = join(import.meta.dirname, "content");
const articles = compileLibrary(directory);

const pages = [
  ...articles.map((article) => ({ article, locale: "en" as const })),
  ...otherLocales.flatMap((locale) =>
    compileTranslations(directory, locale, articles).translations.flatMap((translation) => {
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

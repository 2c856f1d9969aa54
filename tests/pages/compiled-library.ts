import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OtherLocale } from "#app/language/locale.ts";
import { compileLibrary, fileOf } from "#app/library/compile/compile.ts";
import { compileTranslation } from "#app/library/compile/compile-translation.ts";
import type { Article, Translation } from "#app/library/schema.ts";

// It takes seconds, so test files that run in one process share what was compiled; none changes it.
export const libraryFolder = join(import.meta.dirname, "../../app/library/content");
export const articles = compileLibrary(libraryFolder);

export function articleAt(path: string): Article {
  const article = articles.find((one) => one.path === path);
  if (!article) throw new Error(`There is no article ${path}`);
  return article;
}

/** Without a translation that visitors may read, nothing. */
export function translationOf(article: Article, locale: OtherLocale): Translation | undefined {
  const name = fileOf(article.path);
  const read = (file: string) => readFileSync(join(libraryFolder, file), "utf8");
  return compileTranslation(article, read(name), read(join(locale, name)), locale).translation;
}

import { join } from "node:path";
import type { OtherLocale } from "#app/language/locale.ts";
import { compileLibrary } from "#app/library/compile/compile.ts";
import { compileTranslations } from "#app/library/compile/compile-translations.ts";

// It takes seconds, so test files that run in one process share what was compiled; none changes it.
export const libraryFolder = join(import.meta.dirname, "../app/library/content");
export const articles = compileLibrary(libraryFolder);

const compiled = new Map<OtherLocale, ReturnType<typeof compileTranslations>["translations"]>();

export function translationsIn(locale: OtherLocale) {
  const known = compiled.get(locale);
  if (known) return known;
  const { translations } = compileTranslations(libraryFolder, locale, articles);
  compiled.set(locale, translations);
  return translations;
}

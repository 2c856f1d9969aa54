import { readTranslations, translated } from "virtual:translations";
import { type Locale, locales, type OtherLocale } from "#app/language/locale.ts";
import { titleOfArticle } from "#app/words/article-titles.ts";
import { withFacts } from "./library.server.ts";
import type { Article, Translation } from "./schema.ts";

const known = new Map<OtherLocale, ReadonlyMap<string, Translation>>();

function translationsIn(locale: OtherLocale): ReadonlyMap<string, Translation> {
  const read = known.get(locale) ?? new Map(readTranslations(locale).map((one) => [one.path, one]));
  known.set(locale, read);
  return read;
}

/** Whether the whole page is there in that language. What a hospital has written itself is there in English alone. */
function isIn(locale: Locale, { path, changed, own }: Article): boolean {
  return locale === "en" || (!changed && !own && translated[locale].includes(path));
}

/** The languages that the whole page is there in. */
export function languagesOf(article: Article): Locale[] {
  return locales.filter((locale) => isIn(locale, article));
}

/** The words of an article in another language; undefined where only its danger signs are there. */
function findTranslation(locale: Locale, article: Article): Translation | undefined {
  if (locale === "en" || !isIn(locale, article)) return undefined;
  return translationsIn(locale).get(article.path);
}

/** The words of these articles in another language by path, of those that are there in it. */
export function translationsOf(
  locale: Locale,
  articles: readonly Article[],
): ReadonlyMap<string, Translation> {
  const found = articles.flatMap((article) => findTranslation(locale, article) ?? []);
  return new Map(found.map((translation) => [translation.path, translation]));
}

/** The whole page in another language, which no doctor has checked. */
export function inLanguage(locale: Locale, article: Article): Article | undefined {
  const translation = findTranslation(locale, article);
  const titles = titleOfArticle(locale, article.path);
  if (!translation || !titles) return undefined;
  const { reviewed: _, reviewedBy: __, reviewDue: ___, isOverdue: ____, ...english } = article;
  return withFacts({ ...english, ...titles, ...translation }, locale);
}

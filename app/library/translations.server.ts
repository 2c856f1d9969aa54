import { readTranslations, translated } from "virtual:translations";
import { type Locale, localeOf, locales, type OtherLocale, pathIn } from "#app/language/locale.ts";
import { findOwnVersions, findPublishedArticle, listOwnArticles } from "#db/texts/articles.ts";
import { dayOf, withFacts } from "./library.server.ts";
import { reviewedArticle } from "./review-state.server.ts";
import type { Article, Translation } from "./schema.ts";
import { adviceHash, textHash } from "./text-hash.ts";

const known = new Map<OtherLocale, ReadonlyMap<string, Translation>>();

function translationsIn(locale: OtherLocale): ReadonlyMap<string, Translation> {
  const read = known.get(locale) ?? new Map(readTranslations(locale).map((one) => [one.path, one]));
  known.set(locale, read);
  return read;
}

export function findBuiltInTranslation(locale: OtherLocale, article: Article): Article | undefined {
  const translation = translationsIn(locale).get(article.path);
  return translation && { ...withoutReview(article), ...translation };
}

function withoutReview(article: Article): Article {
  const { reviewed: _, reviewedBy: __, reviewDue: ___, isOverdue: ____, ...english } = article;
  const { changed: _____, checkedBefore: ______, ...rest } = english;
  return rest;
}

function readOwnTranslations(): ReadonlyMap<string, Article> {
  const paths = listOwnArticles().filter(({ path }) => localeOf(path) !== "en");
  if (paths.length === 0) return new Map();
  const versions = findOwnVersions();
  return new Map(
    paths.flatMap(({ path }): [string, Article][] => {
      const version = versions.get(path);
      if (!version?.compiled) return [];
      return [[path, { ...JSON.parse(version.compiled), changed: dayOf(version.created_at) }]];
    }),
  );
}

type OwnTranslations = ReturnType<typeof readOwnTranslations>;

/** None where the hospital has other words in English than the program, or other advice than was translated. */
function find(locale: OtherLocale, article: Article, ours: OwnTranslations): Article | undefined {
  const own = ours.get(pathIn(locale, article.path));
  if (!own)
    return hasBuiltIn(locale, article) ? findBuiltInTranslation(locale, article) : undefined;
  const { path, hero } = article;
  if (own.translationOf?.text === textHash(article)) return { ...own, path, hero };
  const isSafe = own.translationOf?.advice === adviceHash(article);
  return isSafe ? { ...own, path, hero, isBehind: true } : undefined;
}

function hasBuiltIn(locale: OtherLocale, { path, changed, own }: Article): boolean {
  return !changed && !own && translated[locale].includes(path);
}

export function readLanguages(): (article: Article) => Locale[] {
  const ours = readOwnTranslations();
  return (article) =>
    locales.filter((locale) => {
      if (locale === "en") return true;
      return ours.has(pathIn(locale, article.path))
        ? find(locale, article, ours) !== undefined
        : hasBuiltIn(locale, article);
    });
}

export function translationsOf(
  locale: Locale,
  articles: readonly Article[],
): ReadonlyMap<string, Article> {
  if (locale === "en") return new Map();
  const ours = readOwnTranslations();
  return new Map(
    articles.flatMap((article): [string, Article][] => {
      const found = find(locale, article, ours);
      return found ? [[article.path, found]] : [];
    }),
  );
}

export function inLanguage(locale: Locale, article: Article): Article | undefined {
  const found = translationsOf(locale, [article]).get(article.path);
  if (!found) return undefined;
  const published = findPublishedArticle(pathIn(locale, article.path));
  const isKnown = published && !found.isBehind;
  return withFacts(isKnown ? reviewedArticle(found, published) : found, locale);
}

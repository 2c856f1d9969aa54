import {
  englishPath,
  languagesInEnglish,
  localeOf,
  type OtherLocale,
  otherLocales,
} from "#app/language/locale.ts";
import { findArticle, listArticles, ownArticle } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { inLanguage, readLanguages } from "#app/library/translations.server.ts";
import { type ArticleReview, listReviewsOf } from "#db/texts/article-reviews.ts";
import { findArticleVersion } from "#db/texts/articles.ts";
import type { SentBefore } from "./save.server.ts";
import type { ReadTexts } from "./staff-article.server.ts";

function languagesOf(path: string, article = findShown(path)): OtherLocale[] {
  const shown = article ? readLanguages()(article) : [];
  return otherLocales.filter((locale) => shown.includes(locale));
}

function findShown(path: string): Article | undefined {
  return listArticles().find((one) => one.path === englishPath(path));
}

/** In which visitors read a page before a form was sent, also where this one is sent again. */
export function languagesBefore(
  { path, builtInArticle }: ReadTexts,
  sentBefore: SentBefore,
): OtherLocale[] {
  if (!sentBefore || localeOf(path) !== "en") return languagesOf(path);
  const version_id = sentBefore.before?.version_id;
  const version = typeof version_id === "number" ? findArticleVersion(version_id) : undefined;
  if (!version) return languagesOf(path, builtInArticle);
  const { compiled, created_at: changed } = version;
  return languagesOf(path, ownArticle(builtInArticle, { compiled, changed }));
}

/** Whether visitors read the English page: it may be hidden, or have no text yet. */
export function isShown(path: string): boolean {
  return findShown(path) !== undefined;
}

/** Whether visitors read this text: that of a translation may be of another English page than today's. */
export function isRead(path: string): boolean {
  const locale = localeOf(path);
  return locale === "en" ? isShown(path) : languagesOf(path).includes(locale);
}

/** Whether visitors read who made this check: a page names the last one, a translation behind the English none. */
export function isNamed({ path, id }: Pick<ArticleReview, "path" | "id">): boolean {
  const found = findArticle(englishPath(path));
  if (!found || found.isHidden || listReviewsOf(path)[0]?.id !== id) return false;
  const locale = localeOf(path);
  const read = locale === "en" ? found.article : inLanguage(locale, found.article);
  return read?.reviewedBy !== undefined;
}

export function wordLost(path: string, before: readonly OtherLocale[]): string {
  if (!isShown(path)) return " The page is hidden: visitors do not read it.";
  if (!isRead(path)) {
    return " Visitors do not read it: it was made from another English text than today's.";
  }
  const left = languagesOf(path);
  const lost = before.filter((locale) => !left.includes(locale));
  if (lost.length === 0) return "";
  const names = lost.map((locale) => languagesInEnglish[locale]).join(" and ");
  return ` Visitors do not read it in ${names} any more, until the translation says the same: see Articles in that language, Changed since.`;
}

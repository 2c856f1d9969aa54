import type { TextProblem } from "#app/library/compile/compile-own.ts";
import { compileText, compileTranslatedText } from "#app/library/compile/compiling.server.ts";
import { listArticles } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { textHash } from "#app/library/text-hash.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import type { StaffActor } from "#db/audit.ts";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import { readSetting } from "#db/settings/settings.ts";
import { type ArticleTexts, saveArticle, unfinishedTranslation } from "#db/texts/articles.ts";
import { listOwnPages } from "#db/texts/own-pages.ts";
import { tellApart } from "./form-schema.ts";
import type { ReadTexts } from "./staff-article.server.ts";

export async function compileTexts(
  { path, builtIn, translation }: Pick<ReadTexts, "path" | "builtIn" | "translation">,
  texts: ArticleTexts,
  { id: person }: StaffActor,
): Promise<{ article: Article; warnings?: TextProblem[] } | { problems: TextProblem[] }> {
  const { day: today } = momentOf(Date.now());
  const { frontMatter } = builtIn;
  const phones = readSetting("contact").value.phones.map(({ number }) => number);
  if (translation) {
    const { article, texts: english } = translation.english;
    const { locale } = translation;
    return compileTranslatedText({ locale, article, english: english.text, texts, phones }, person);
  }
  const compiled = await compileText(
    { path, frontMatter, texts, today, phones, ownPaths: listOwnPages().map((page) => page.path) },
    person,
  );
  const problems = findNamesakes(path, texts);
  if (problems.length === 0) return compiled;
  return { problems: [...problems, ...("problems" in compiled ? compiled.problems : [])] };
}

/** Pages may begin alike: then the title is before what nobody has typed. */
export function describeApart(path: string, texts: ArticleTexts): ArticleTexts {
  const isTaken = findNamesakes(path, texts).some(({ field }) => field === "description");
  if (!isTaken) return texts;
  return { ...texts, description: tellApart(texts) };
}

function findNamesakes(path: string, texts: ArticleTexts): TextProblem[] {
  const others = listArticles().filter((article) => article.path !== path);
  return (["title", "description"] as const).flatMap((field): TextProblem[] => {
    const same = others.find((other) => other[field] === texts[field]);
    return same ? [{ field, message: `stands on the page ${same.path} too` }] : [];
  });
}

export function saveCompiled(
  { path, builtIn }: Pick<ReadTexts, "path" | "builtIn">,
  texts: ArticleTexts,
  article: Article,
  version: number,
  staff: StaffActor,
) {
  const own = { texts, compiled: JSON.stringify(article), text_hash: textHash(article) };
  return saveArticle({ path, version, builtIn }, own, staff);
}

export function saveUnfinished(
  { path, builtIn, builtInArticle }: ReadTexts,
  texts: ArticleTexts,
  version: number,
  staff: StaffActor,
) {
  const compiled = unfinishedTranslation(builtInArticle, texts);
  return saveArticle({ path, version, builtIn }, { texts, compiled, text_hash: "" }, staff);
}

export type SentBefore = ReturnType<typeof findSentBefore>;

/** What a form that is sent again, since its response was lost, has saved the first time. */
export function findSentBefore(
  { path, kept }: Pick<ReadTexts, "path" | "kept">,
  version: number,
  { id }: StaffActor,
) {
  if (kept.version === version) return undefined;
  const own = findOwnRecentChange("article", path, id);
  return own?.before && "version_id" in own.before ? own : undefined;
}

import { readBuiltIn } from "#app/library/built-in.server.ts";
import { pathOfDeskName } from "#app/library/desk-name.ts";
import { findBuiltIn } from "#app/library/library.server.ts";
import { findOwnArticle } from "#app/library/own-pages.server.ts";
import type { Article } from "#app/library/schema.ts";
import { notFound } from "#app/requests/http.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { type ArticleTexts, emptyText, findArticleVersion, findKeptArticle } from "#db/articles.ts";
import { frontMatterOf } from "#db/own-pages.ts";

/** The article of a dashboard's address, as it comes with the program or was added. Throws a 404 where there is none. */
export function requireArticle(name: string): Article {
  const path = pathOfDeskName(name);
  const article = findBuiltIn(path) ?? findOwnArticle(path)?.article;
  if (!article) throw notFound();
  return article;
}

/** The same as staff edit it, and as it stands on the website now. */
export async function readTexts(name: string) {
  const builtInArticle = requireArticle(name);
  const ownPage = findOwnArticle(builtInArticle.path);
  const builtIn = ownPage
    ? { ...emptyText(ownPage), frontMatter: frontMatterOf(ownPage) }
    : await readBuiltIn(builtInArticle);
  const kept = findKeptArticle(builtInArticle.path);
  const own = kept.version_id === null ? undefined : findArticleVersion(kept.version_id);
  const texts: ArticleTexts = own ?? builtIn.texts;
  return {
    path: builtInArticle.path,
    kept,
    builtIn,
    builtInArticle,
    own,
    texts,
    text_hash: own?.text_hash ?? builtIn.text_hash,
    /** The day on which these words were written. */
    written: own ? momentOf(Date.parse(own.created_at)).day : builtInArticle.written,
    isAdded: ownPage !== undefined,
    addedId: ownPage?.id,
    article: own?.compiled ? (JSON.parse(own.compiled) as Article) : builtInArticle,
  };
}

export type ReadTexts = Awaited<ReturnType<typeof readTexts>>;

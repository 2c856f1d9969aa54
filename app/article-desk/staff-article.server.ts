import { englishPath, languagesInEnglish, type OtherLocale, pathIn } from "#app/language/locale.ts";
import { articleTitles } from "#app/library/article-titles.ts";
import {
  readBuiltIn,
  readBuiltInTranslation,
  startTranslation,
} from "#app/library/built-in.server.ts";
import { deskNameOf, localeOfDeskName, pathOfDeskName } from "#app/library/desk-name.ts";
import { findBuiltIn } from "#app/library/library.server.ts";
import { findOwnArticle } from "#app/library/own-pages.server.ts";
import type { Article, Titles } from "#app/library/schema.ts";
import { findBuiltInTranslation } from "#app/library/translations.server.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import {
  type ArticleTexts,
  type BuiltInText,
  emptyText,
  findArticleVersion,
  findKeptArticle,
} from "#db/texts/articles.ts";
import { frontMatterOf } from "#db/texts/own-pages.ts";

export function requireArticle(name: string): Article {
  const path = pathOfDeskName(name);
  return orNotFound(findBuiltIn(path) ?? findOwnArticle(path)?.article);
}

/** What a doctor can check, with the language of a translation. Throws a 404 where nothing is translated yet. */
export async function readShownTexts(name: string) {
  const read = await readTexts(name);
  if (read.translation && !read.text_hash) throw notFound();
  const language = read.translation && languagesInEnglish[read.translation.locale];
  return { ...read, language };
}

/** The same as staff edit it, and as it stands on the website now; `hi-Dengue` is the translation of Dengue. */
export async function readTexts(name: string): Promise<ReadTexts> {
  const locale = localeOfDeskName(name);
  if (locale === "en") return readEnglish(name);
  const english = await readEnglish(deskNameOf(englishPath(pathOfDeskName(name))));
  return readTranslation(locale, english);
}

async function readTranslation(locale: OtherLocale, english: English): Promise<ReadTexts> {
  const { builtInArticle: original } = english;
  const titles = orNotFound(articleTitles[locale][original.path]);
  const path = pathIn(locale, original.path) as Article["path"];
  const comesWith = findBuiltInTranslation(locale, original);
  const builtIn = comesWith
    ? await readBuiltInTranslation(locale, comesWith)
    : { texts: textsToBegin(english, titles), text_hash: "" };
  const builtInArticle = { ...(comesWith ?? { ...original, ...titles }), path };
  return {
    ...readStored(builtInArticle, { ...builtIn, frontMatter: "" }),
    isAdded: comesWith === undefined,
    addedId: undefined,
    translation: { locale, english },
  };
}

function textsToBegin({ article, texts }: English, titles: Titles): ArticleTexts {
  return {
    title: titles.title,
    link_title: titles.linkTitle,
    description: titles.description,
    synonyms: "",
    sources: "",
    text: startTranslation(article, texts.text),
  };
}

export type English = Awaited<ReturnType<typeof readEnglish>>;

export interface ReadTexts extends English {
  translation?: { locale: OtherLocale; english: English };
}

async function readEnglish(name: string) {
  const builtInArticle = requireArticle(name);
  const ownPage = findOwnArticle(builtInArticle.path);
  const builtIn = ownPage
    ? { ...emptyText(ownPage), frontMatter: frontMatterOf(ownPage) }
    : await readBuiltIn(builtInArticle);
  return {
    ...readStored(builtInArticle, builtIn),
    isAdded: ownPage !== undefined,
    addedId: ownPage?.id,
  };
}

/** What the hospital has saved of a page last, in place of what comes with the program. */
function readStored(builtInArticle: Article, builtIn: BuiltInText & { frontMatter: string }) {
  const { path } = builtInArticle;
  const kept = findKeptArticle(path);
  const own = kept.version_id === null ? undefined : findArticleVersion(kept.version_id);
  const texts: ArticleTexts = own ?? builtIn.texts;
  return {
    path,
    kept,
    builtIn,
    builtInArticle,
    own,
    texts,
    text_hash: own?.text_hash ?? builtIn.text_hash,
    written: own ? momentOf(Date.parse(own.created_at)).day : builtInArticle.written,
    article: own?.compiled ? (JSON.parse(own.compiled) as Article) : builtInArticle,
  };
}

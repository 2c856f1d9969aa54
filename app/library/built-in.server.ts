import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeSynonyms } from "#app/forms/synonyms-text.ts";
import type { ArticleTexts, BuiltInText } from "#db/articles.ts";
import type { Article } from "./schema.ts";
import { writeSources } from "./sources-text.ts";
import { textHash } from "./text-hash.ts";

const directory = join(import.meta.dirname, "content");

/** The file of an article that comes with the program, in its two parts. */
async function readParts({ path }: Pick<Article, "path">) {
  const file = await readFile(join(directory, `${path.slice(1)}.md`), "utf8");
  const [, frontMatter = "", text = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(file) ?? [];
  return { frontMatter, text: text.normalize("NFC").trim() };
}

/** An article that comes with the program, as staff edit it, and what they cannot edit of it. */
export async function readBuiltIn(
  article: Article,
): Promise<BuiltInText & { frontMatter: string }> {
  const { frontMatter, text } = await readParts(article);
  return { frontMatter, texts: { ...textsOf(article), text }, text_hash: textHash(article) };
}

function textsOf(article: Article): Omit<ArticleTexts, "text"> {
  return {
    title: article.title,
    link_title: article.linkTitle,
    description: article.description,
    synonyms: writeSynonyms(article.synonyms),
    sources: writeSources(article),
  };
}

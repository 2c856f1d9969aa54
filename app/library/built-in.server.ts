import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { writeSynonyms } from "#app/forms/synonyms-text.ts";
import { type OtherLocale, pathIn } from "#app/language/locale.ts";
import type { ArticleTexts, BuiltInText } from "#db/texts/articles.ts";
import { wordsOfDrawing } from "./place-drawings.ts";
import type { Article } from "./schema.ts";
import { writeSources } from "./sources-text.ts";
import { textHash } from "./text-hash.ts";

const directory = join(import.meta.dirname, "content");

async function readParts(path: string) {
  const file = await readFile(join(directory, `${path.slice(1)}.md`), "utf8");
  const [, frontMatter = "", text = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(file) ?? [];
  return { frontMatter, text: text.normalize("NFC").trim() };
}

export async function readBuiltIn(
  article: Article,
): Promise<BuiltInText & { frontMatter: string }> {
  const { frontMatter, text } = await readParts(article.path);
  return { frontMatter, texts: { ...textsOf(article), text }, text_hash: textHash(article) };
}

/** With its answers and the words of its drawings above the text. */
export async function readBuiltInTranslation(
  locale: OtherLocale,
  article: Article,
): Promise<BuiltInText> {
  const { frontMatter, text } = await readParts(pathIn(locale, article.path));
  const { glance, drawings } = parse(frontMatter) as Record<string, unknown>;
  return {
    texts: { ...textsOf(article), sources: "", text: withWords({ glance, drawings }, text) },
    text_hash: textHash(article),
  };
}

export function startTranslation({ glance, drawings }: Article, text: string): string {
  const names = Object.values(drawings).flat();
  const words = Object.fromEntries(names.flatMap(wordsOfDrawing).map((one) => [one, one]));
  return withWords({ glance, drawings: names.length > 0 ? words : undefined }, text);
}

function withWords(above: Record<"glance" | "drawings", unknown>, text: string): string {
  const given = Object.entries(above).filter(([, value]) => value !== undefined);
  if (given.length === 0) return text;
  return `---\n${stringify(Object.fromEntries(given), { lineWidth: 0 })}---\n\n${text}`;
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

import { textHash } from "#app/library/text-hash.ts";
import { isUnfinished, listArticleVersions } from "#db/texts/articles.ts";
import type { ReadTexts } from "./staff-article.server.ts";

const maxLines = 10;
/** In its title, its description or its sources, or where nobody knows. */
const elsewhere = "The English has changed since this was translated: compare all of it.";

export function listEnglishChanges({ translation, article }: ReadTexts): string[] {
  const madeFrom = article.translationOf?.text;
  if (!translation || !madeFrom || isUnfinished(article.translationOf)) return [];
  const { english } = translation;
  if (madeFrom === textHash(english.article)) return [];
  const { builtIn, path, texts } = english;
  const versions = [
    { text_hash: builtIn.text_hash, text: builtIn.texts.text },
    ...listArticleVersions(path),
  ];
  const before = versions.find(({ text_hash }) => text_hash === madeFrom);
  const [old, now] = [linesOf(before?.text ?? texts.text), linesOf(texts.text)];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `English was: “${line}”`);
  const added = now
    .filter((line) => !old.includes(line))
    .map((line) => `English is now: “${line}”`);
  const changes = [...removed.slice(0, maxLines), ...added.slice(0, maxLines)];
  return changes.length > 0 ? changes : [elsewhere];
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

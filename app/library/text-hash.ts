import { hash } from "node:crypto";
import type { Article } from "./schema.ts";

type Read = Pick<Article, "title" | "description" | "text" | "sources" | "translationOf">;

/** Covers what a doctor reads, not its layout; of a translation, what it was made from too. */
export function textHash({ title, description, text, sources, translationOf }: Read): string {
  const cited = sources.map((source) => [source.title, source.publisher, source.year, source.url]);
  const original = translationOf ? [translationOf.text] : [];
  return shortHash([title, description, text, cited, ...original]);
}

/** Where these are others, an old translation is wrong advice. */
export function adviceHash({ text, signs = [] }: Pick<Article, "text" | "signs">): string {
  return shortHash([signs, text.match(/\d+(?:[.,]\d+)*/g)]);
}

function shortHash(value: unknown): string {
  return hash("sha256", JSON.stringify(value)).slice(0, 32);
}

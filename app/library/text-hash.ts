import { hash } from "node:crypto";
import type { Article } from "./schema.ts";

type Read = Pick<Article, "title" | "description" | "text" | "sources">;

/** Covers the words and sources that a doctor reads, not their layout. */
export function textHash({ title, description, text, sources }: Read): string {
  const cited = sources.map((source) => [source.title, source.publisher, source.year, source.url]);
  return hash("sha256", JSON.stringify([title, description, text, cited])).slice(0, 32);
}

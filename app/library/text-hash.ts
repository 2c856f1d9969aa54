import { hash } from "node:crypto";
import type { Article } from "./schema.ts";

type Read = Pick<Article, "title" | "description" | "text" | "sources">;

/** Of what a doctor reads: the words and the sources, not how they are shown. */
export function textHash({ title, description, text, sources }: Read): string {
  const cited = sources.map((source) => [source.title, source.publisher, source.year, source.url]);
  return hash("sha256", JSON.stringify([title, description, text, cited])).slice(0, 32);
}

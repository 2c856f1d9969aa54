import articles from "virtual:articles";
import type { Article } from "./schema.ts";

const byPath = new Map(articles.map((article) => [article.path.toLowerCase(), article]));

export function findArticle(path: string): Article | undefined {
  return byPath.get(path.toLowerCase().replace(/\/$/, ""));
}

export function listArticles(): readonly Article[] {
  return articles;
}

import articles from "virtual:articles";
import type { Article } from "./schema.ts";

const byPath = new Map(articles.map((article) => [article.path.toLowerCase(), article]));

/** The article of a path in any letter case. */
export function findArticle(path: string): Article | undefined {
  return byPath.get(path.toLowerCase().replace(/\/$/, ""));
}

/** All articles, in the order of the menus. */
export function listArticles(): readonly Article[] {
  return articles;
}

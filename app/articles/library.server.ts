import articles from "virtual:articles";
import { capabilities } from "#app/capabilities.server.ts";
import { wordEmergencyAdvice } from "#app/capabilities.ts";
import { type Article, adviceSlot } from "./schema.ts";

const stated = articles.map((article) => {
  const advice = wordEmergencyAdvice(capabilities, article.needs);
  return { ...article, body: article.body.replaceAll(adviceSlot, advice) };
});

const byPath = new Map(stated.map((article) => [article.path.toLowerCase(), article]));

export function findArticle(path: string): Article | undefined {
  return byPath.get(path.toLowerCase().replace(/\/$/, ""));
}

export function listArticles(): readonly Article[] {
  return stated;
}

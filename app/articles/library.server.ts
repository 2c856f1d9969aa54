import articles from "virtual:articles";
import { readCapabilities } from "#app/capabilities.server.ts";
import { wordEmergencyAdvice } from "#app/capabilities.ts";
import { readHospital } from "#app/hospital.server.ts";
import { type Article, adviceSlot, receptionSlot } from "./schema.ts";

const byPath = new Map(articles.map((article) => [article.path.toLowerCase(), article]));

/** With what the hospital says of itself in its places. */
export function findArticle(path: string): Article | undefined {
  const article = byPath.get(path.toLowerCase().replace(/\/$/, ""));
  return article && { ...article, body: fillSlots(article) };
}

export function listArticles(): readonly Article[] {
  return articles;
}

function fillSlots({ body, needs }: Article): string {
  const { phone } = readHospital();
  return body
    .replaceAll(adviceSlot, wordEmergencyAdvice(readCapabilities(), needs))
    .replaceAll(receptionSlot, `<a href="${phone.link}">${phone.shown}</a>`);
}

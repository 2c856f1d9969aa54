import articles from "virtual:articles";
import { capabilities } from "#app/capabilities.server.ts";
import { wordEmergencyAdvice } from "#app/capabilities.ts";
import {
  findOwnVersions,
  findPublishedArticle,
  listLinkChanges,
  listOwnArticles,
  type PublishedArticle,
} from "#db/articles.ts";
import { reviewedArticle } from "./review-state.server.ts";
import { type Article, adviceSlot } from "./schema.ts";
import type { LinkChanges } from "./shown-links.ts";

const builtIn = articles.map(withAdvice);

const byPath = new Map(builtIn.map((article) => [article.path.toLowerCase(), article]));

/** Says in emergency cards how to reach help, which depends on what the hospital can do. */
export function withAdvice(article: Article): Article {
  const advice = wordEmergencyAdvice(capabilities, article.needs);
  return { ...article, body: article.body.replaceAll(adviceSlot, advice) };
}

/** As it comes with the program. */
export function findBuiltIn(path: string): Article | undefined {
  return byPath.get(path.toLowerCase().replace(/\/$/, ""));
}

/** As they come with the program, the hidden ones too. */
export function listBuiltIn(): readonly Article[] {
  return builtIn;
}

/** As visitors read it, with what is said of its review; `hidden` where the hospital does not show it. */
export function findArticle(path: string): { article: Article; hidden: boolean } | undefined {
  const own = findBuiltIn(path);
  if (!own) return undefined;
  const published = findPublishedArticle(own.path);
  if (!published) return { article: own, hidden: false };
  const article = ownArticle(own, published);
  return { article: reviewedArticle(article, published), hidden: published.is_hidden === 1 };
}

function ownArticle(
  article: Article,
  { compiled, changed }: Pick<PublishedArticle, "compiled" | "changed">,
): Article {
  return compiled ? { ...readCompiled(compiled), changed: changed?.slice(0, 10) } : article;
}

/** An article that the hospital changed, as it is stored. */
export function readCompiled(compiled: string): Article {
  return withAdvice(JSON.parse(compiled));
}

let known: { signature: string; articles: readonly Article[] } = {
  signature: "",
  articles: builtIn,
};

/** As visitors find them, without hidden ones. The same array until something of it changes. */
export function listArticles(): readonly Article[] {
  const [links, own] = [readLinkChanges(), listOwnArticles()];
  const signature = own.length > 0 || links ? JSON.stringify([links, own]) : "";
  if (signature !== known.signature) known = { signature, articles: applyChanges(links ?? {}) };
  return known.articles;
}

function applyChanges(links: LinkChanges): readonly Article[] {
  const versions = findOwnVersions();
  return builtIn
    .filter(({ path }) => links[path] !== null)
    .map((article) => {
      const version = versions.get(article.path);
      if (!version) return article;
      return ownArticle(article, { ...version, changed: version.created_at });
    });
}

/** What menus and lists show otherwise than it comes with the program; undefined where that is nothing. */
export function readLinkChanges(): LinkChanges | undefined {
  const changes = listLinkChanges();
  if (changes.length === 0) return undefined;
  return Object.fromEntries(
    changes.map(({ path, is_hidden, title }) => [path, is_hidden ? null : title]),
  );
}

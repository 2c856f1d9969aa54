import articles from "virtual:articles";
import { wordEmergencyAdvice } from "#app/care/capabilities.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { hasOwnName } from "#app/hospital/known-settings.server.ts";
import type { Locale } from "#app/language/locale.ts";
import type { LinkChanges } from "#app/pages/shown-links.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { readSetting } from "#db/settings/settings.ts";
import {
  findOwnVersions,
  findPublishedArticle,
  listLinkChanges,
  listOwnArticles,
  type PublishedArticle,
} from "#db/texts/articles.ts";
import { listOwnPages, type OwnPageRow } from "#db/texts/own-pages.ts";
import { type Conditions, whereAllMet } from "./conditions.ts";
import { findOwnArticle, listMissingOwn, toEmptyArticle } from "./own-pages.server.ts";
import { reviewedArticle } from "./review-state.server.ts";
import type { Article } from "./schema.ts";
import { adviceSlot, receptionSlot } from "./slots.ts";

const byPath = new Map(articles.map((article) => [article.path.toLowerCase(), article]));

export function withFacts(article: Article, locale: Locale = "en"): Article {
  const { phone } = readHospital();
  const { lead, body, ...others } = whereAllMet(article, readConditions());
  const link = `<a href="${phone.link}">${phone.shown}</a>`;
  const advice = wordEmergencyAdvice(readCapabilities(), article.needs, locale);
  return {
    ...others,
    lead: lead.replaceAll(receptionSlot, link),
    body: body.replaceAll(receptionSlot, link).replaceAll(adviceSlot, advice),
  };
}

export function readConditions(): Conditions {
  const { takesNoInsurance, hasVisitingHours } = readHospital();
  return {
    insured: !takesNoInsurance,
    visiting: hasVisitingHours === true,
    icu: readCapabilities().icu?.state === "here",
  };
}

export function findBuiltIn(path: string): Article | undefined {
  return byPath.get(path.toLowerCase().replace(/\/$/, ""));
}

export function listBuiltIn(): readonly Article[] {
  return articles;
}

export function findArticle(path: string): { article: Article; isHidden: boolean } | undefined {
  const own = findBuiltIn(path) ?? findWritten(path);
  if (!own) return undefined;
  const isUnregistered = listUnregistered().includes(own.path);
  const published = findPublishedArticle(own.path);
  if (!published) return { article: withFacts(own), isHidden: isUnregistered };
  const article = reviewedArticle(ownArticle(own, published), published);
  return { article: withFacts(article), isHidden: isUnregistered || published.is_hidden === 1 };
}

function findWritten(path: string): Article | undefined {
  const page = findOwnArticle(path.toLowerCase().replace(/\/$/, ""));
  return page?.is_written === 1 ? page.article : undefined;
}

/** With the text of a version of the hospital, if it has one. */
export function ownArticle(
  article: Article,
  { compiled, changed }: Pick<PublishedArticle, "compiled" | "changed">,
): Article {
  if (!compiled || !changed) return article;
  const { path, hero, own, linkTitle } = article;
  const ofOwnPage = own && { own, linkTitle };
  return { ...JSON.parse(compiled), path, hero, ...ofOwnPage, changed: dayOf(changed) };
}

export function dayOf(at: string): string {
  return momentOf(Date.parse(at)).day;
}

let known: { signature: string; articles: readonly Article[] } = {
  signature: "",
  articles,
};

/** Without hidden articles. Returns the same array until an article changes. */
export function listArticles(): readonly Article[] {
  const pages = listOwnPages();
  const [links, own] = [readLinkChanges(pages), listOwnArticles()];
  const signature = own.length > 0 || links ? JSON.stringify([links, own, pages]) : "";
  if (signature !== known.signature) {
    const ownPaths = new Set(own.map(({ path }) => path));
    const all = [...articles, ...pages.map(toEmptyArticle)];
    known = { signature, articles: applyChanges(all, links ?? {}, ownPaths) };
  }
  return known.articles;
}

function applyChanges(
  all: readonly Article[],
  links: LinkChanges,
  own: ReadonlySet<string>,
): readonly Article[] {
  const versions = findOwnVersions();
  return all
    .filter(({ path }) => links[path] !== null)
    .flatMap((article) => {
      if (!own.has(article.path)) return article;
      const version = versions.get(article.path);
      return version ? ownArticle(article, { ...version, changed: version.created_at }) : [];
    });
}

export function readLinkChanges(
  pages: readonly OwnPageRow[] = listOwnPages(),
): LinkChanges | undefined {
  const changes = listLinkChanges().map(({ path, is_hidden, title }) => {
    return [path, is_hidden ? null : title] as const;
  });
  const missing = listMissing(pages).map((path) => [path, null] as const);
  if (changes.length + missing.length === 0) return undefined;
  return Object.fromEntries([...changes, ...missing]);
}

/** What visitors do not read even while nobody hides it. */
export function listMissing(pages: readonly OwnPageRow[] = listOwnPages()): string[] {
  return [...listMissingOwn(pages), ...listUnregistered()];
}

/** By the law of 2021 a clinic offers IVF only with a registration: another hospital does not show the page. */
export function listUnregistered(): string[] {
  const isRegistered = readSetting("services").value.registrations.art !== "";
  return isRegistered || !hasOwnName() ? [] : ["/InfertilityTreatment"];
}

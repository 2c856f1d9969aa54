import { href } from "react-router";
import { pageLength } from "#app/forms/field-lengths.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { type Locale, locales, pathIn } from "#app/language/locale.ts";
import { isTranslated } from "#app/language/translated.ts";
import { listEmptyPages } from "#app/library/empty-pages.server.ts";
import { listArticles } from "#app/library/library.server.ts";
import { readLanguages } from "#app/library/translations.server.ts";
import { homePage, type SitePage, sitePages } from "#app/pages/pages.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { countDoctors } from "#db/doctors/doctors.ts";
import { listChangeTimes } from "#db/doctors/visible-doctors.ts";
import { findLastReviews } from "#db/texts/article-reviews.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/sitemap";

const query = { parameters: { part: pageLength } };

export const reads = [query];

interface Entry {
  path: string;
  /** The day of the last change, if known. */
  changed?: string | undefined;
  /** The languages of the page with the path of the English one, where there are several. */
  others?: (readonly [Locale, string])[];
}

const doctorsPerPart = 100;

/** One sitemap; of many doctors an index of parts, of which the first has all other pages. */
export function loader({ url }: Route.LoaderArgs) {
  const origin = env.ORIGIN ?? url.origin;
  if (readHospital().isBeingSetUp) return respond(toSitemap(origin, []));
  const parts = Math.ceil(countDoctors().visible / doctorsPerPart);
  const { part } = readQuery(url, query);
  if (part !== undefined) return respond(listPart(origin, part, parts));
  if (parts <= 1) return respond(toSitemap(origin, [...listPages(), ...listDoctorEntries(1)]));
  const numbers = Array.from({ length: parts + 1 }, (_, number) => number);
  const files = numbers.map((number) => `${origin}${href("/sitemap.xml")}?part=${number}`);
  return respond(
    toXml(
      "sitemapindex",
      files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`),
    ),
  );
}

function listPart(origin: string, part: string, parts: number): string {
  const number = Number(part);
  if (!/^\d+$/.test(part) || number > parts) throw notFound();
  return toSitemap(origin, number === 0 ? listPages() : listDoctorEntries(number));
}

function listPages(): Entry[] {
  const empty = listEmptyPages();
  const reviews = findLastReviews();
  const languagesOf = readLanguages();
  return [
    ...[homePage, ...sitePages]
      .filter(({ path }) => !empty.includes(path.toLowerCase()))
      .flatMap(inItsLanguages),
    ...listArticles().flatMap((article) => {
      const { path, written, reviewed, changed } = article;
      const days = [written, reviewed, changed, reviews.get(path)?.reviewed].filter(isDay);
      return inLanguages(path, languagesOf(article), days.sort().at(-1));
    }),
  ];
}

function inItsLanguages({ path }: SitePage): Entry[] {
  return inLanguages(path, isTranslated(path) ? locales : ["en"]);
}

/** A page in each language that it is there in, each entry naming all of them. */
function inLanguages(path: string, languages: readonly Locale[], changed?: string): Entry[] {
  const others = languages.length > 1 ? languages.map((locale) => [locale, path] as const) : [];
  return languages.map((locale) => ({ path: pathIn(locale, path), changed, others }));
}

function isDay(day: string | undefined): day is string {
  return day !== undefined;
}

function listDoctorEntries(part: number): Entry[] {
  return listChangeTimes((part - 1) * doctorsPerPart, doctorsPerPart).flatMap(
    ({ id, updated_at }) =>
      inLanguages(href("/doctor/:id", { id }), locales, updated_at.slice(0, 10)),
  );
}

function toSitemap(origin: string, entries: Entry[]): string {
  const lines = entries.map(({ path, changed, others = [] }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    const links = others.map(([locale, english]) => alternate(origin, locale, english));
    return `<url><loc>${origin}${path}</loc>${day}${links.join("")}</url>`;
  });
  return toXml("urlset", lines);
}

function alternate(origin: string, locale: Locale, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${pathIn(locale, path)}"/>`;
}

function toXml(root: "urlset" | "sitemapindex", lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...lines,
    `</${root}>\n`,
  ].join("\n");
}

function respond(xml: string): Response {
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

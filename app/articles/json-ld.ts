import type { Graph } from "schema-dts";
import { type Locale, languageTags, pathIn } from "#app/language/locale.ts";
import { pathToward } from "#app/language/translated.ts";
import { linkTitleIn } from "#app/library/article-titles.ts";
import { groupAround } from "#app/library/group-around.ts";
import { noOwnMenu, type OwnLink, type OwnMenu } from "#app/library/own-links.ts";
import type { Article } from "#app/library/schema.ts";
import { speaksOfMedicine } from "#app/library/speaks-of-medicine.ts";
import { breadcrumbList } from "#app/pages/breadcrumbs.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { type LinkChanges, shownLinks } from "#app/pages/shown-links.ts";

export interface MenuAround {
  links: LinkChanges;
  own: OwnMenu;
}

export function menuIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): MenuAround {
  const read = matches.map((match) => (match?.loaderData ?? {}) as Partial<MenuAround>);
  const find = <Name extends keyof MenuAround>(name: Name) =>
    read.find((data) => data[name])?.[name];
  return { links: find("links") ?? {}, own: find("own") ?? noOwnMenu };
}

export function trailOf(
  article: Pick<Article, "path" | "linkTitle" | "own">,
  own: readonly OwnLink[],
): PageLink[] {
  const { path } = article;
  const { parent, overview } = groupAround(article, own);
  const above = [{ path: "/", title: "Home" } as const, parent, overview];
  return above.filter((link) => link !== undefined).filter((link) => link.path !== path);
}

function reviewerOf({ name, qualification, registration }: NonNullable<Article["reviewedBy"]>) {
  return {
    "@type": "Person",
    name,
    honorificSuffix: qualification,
    identifier: registration,
  } as const;
}

export function graphOf(
  article: Article,
  origin: string,
  publisher: string,
  { links: changes, own }: MenuAround,
  locale: Locale = "en",
): Graph {
  const { path, title, description, linkTitle, written, changed } = article;
  const { reviewed, reviewedBy, isOverdue } = article;
  const isMedical = speaksOfMedicine(article);
  const breadcrumbs = [
    ...shownLinks(trailOf(article, own.pages), changes),
    { path, title: linkTitle },
  ].map((link) => ({
    path: pathToward(locale, link.path),
    title: linkTitleIn(locale, link, changes),
  }));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": isMedical ? "MedicalWebPage" : "WebPage",
        url: origin + pathIn(locale, path),
        name: title,
        description,
        inLanguage: languageTags[locale],
        ...(locale !== "en" && { translationOfWork: { "@id": origin + path } }),
        dateCreated: written,
        ...(changed && { dateModified: changed }),
        ...(reviewed &&
          reviewedBy &&
          !isOverdue && { lastReviewed: reviewed, reviewedBy: reviewerOf(reviewedBy) }),
        ...(isMedical && { about: { "@type": "MedicalEntity", name: linkTitle } }),
        publisher: { "@type": "Hospital", name: publisher, url: `${origin}/` },
      },
      breadcrumbList(breadcrumbs, origin),
    ],
  };
}

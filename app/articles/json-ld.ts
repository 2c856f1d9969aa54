import type { Graph } from "schema-dts";
import { groupAround } from "#app/library/group-around.ts";
import type { OwnLink, OwnMenu } from "#app/library/own-links.ts";
import type { Article } from "#app/library/schema.ts";
import { breadcrumbList } from "#app/pages/breadcrumbs.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { type LinkChanges, shownLinks } from "#app/pages/shown-links.ts";

/** How menus differ from the built-in ones. */
export interface MenuAround {
  links: LinkChanges;
  own: OwnMenu;
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
): Graph {
  const { path, title, description, linkTitle, written, changed } = article;
  const { reviewed, reviewedBy, isOverdue } = article;
  const breadcrumbs = [
    ...shownLinks(trailOf(article, own.pages), changes),
    { path, title: linkTitle },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalWebPage",
        url: origin + path,
        name: title,
        description,
        inLanguage: "en-IN",
        dateCreated: written,
        ...(changed && { dateModified: changed }),
        ...(reviewed &&
          reviewedBy &&
          !isOverdue && { lastReviewed: reviewed, reviewedBy: reviewerOf(reviewedBy) }),
        about: { "@type": "MedicalEntity", name: linkTitle },
        publisher: { "@type": "Hospital", name: publisher, url: `${origin}/` },
      },
      breadcrumbList(breadcrumbs, origin),
    ],
  };
}

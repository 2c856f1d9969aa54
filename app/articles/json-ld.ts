import type { Graph } from "schema-dts";
import type { PageLink } from "#app/pages.ts";
import { groupOf } from "./groups.ts";
import type { Article } from "./schema.ts";

export function trailOf({ path }: Pick<Article, "path">): PageLink[] {
  const { parent, overview } = groupOf(path);
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

export function graphOf(article: Article, origin: string, publisher: string): Graph {
  const { path, title, description, linkTitle, written, reviewed, reviewedBy } = article;
  const breadcrumbs = [...trailOf(article), { path, title: linkTitle }];
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
        ...(reviewed &&
          reviewedBy && { lastReviewed: reviewed, reviewedBy: reviewerOf(reviewedBy) }),
        about: { "@type": "MedicalEntity", name: linkTitle },
        audience: { "@type": "MedicalAudience", audienceType: "Patient" },
        publisher: { "@type": "Hospital", name: publisher },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: breadcrumbs.map((link, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: link.title,
          item: origin + link.path,
        })),
      },
    ],
  };
}

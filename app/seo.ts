import type { MetaDescriptor } from "react-router";
import type { Graph, Thing, WithContext } from "schema-dts";
import { hospital } from "./hospital.ts";

interface Page {
  /** Unlike every other page's; the hospital's name is added unless it is in it. */
  title: string;
  description: string;
  /** As the page is spelled in links, whatever the letter case it was asked for in. */
  path: string;
  /** The address of a picture for cards in messages; the hospital's own unless given. */
  picture?: string;
  /** As `meta` gets them: the data of the visitors' layout say where the site stands. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** What `meta` of a visitor's page returns: title, description, canonical link, Open Graph. */
export function pageMeta({ title, description, path, picture, matches }: Page): MetaDescriptor[] {
  const origin = siteOrigin(matches);
  const fullTitle = title.includes(hospital.name) ? title : `${title} | ${hospital.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + (picture ?? "/social-card.jpg") },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** JSON-LD as one entry of `meta`; React Router escapes what could end the script element. */
export function structuredData(thing: WithContext<Thing> | Graph): MetaDescriptor {
  return { "script:ld+json": thing } as MetaDescriptor;
}

/** The public origin from the layout's data; empty on an error screen, which has none. */
export function siteOrigin(matches: Page["matches"]): string {
  const layout = matches.find((match) => match?.id === "site/layout");
  return (layout?.loaderData as { origin?: string } | undefined)?.origin ?? "";
}

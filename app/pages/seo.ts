import type { MetaArgs, MetaDescriptor } from "react-router";
import type { Graph, Thing, WithContext } from "schema-dts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { type Hospital, hospitalOf, isPublicSample } from "#app/hospital/hospital.ts";
import { type Locale, languageTags, localeOf, locales, pathIn } from "#app/language/locale.ts";
import { isTranslated } from "#app/language/translated.ts";
import { pageIn } from "./page-in.ts";
import type { SitePage } from "./pages.ts";

interface PreviewPicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}

interface Page {
  /** Unique; the hospital's name is appended unless it is in it. Both with `{name}` and the like. */
  title: string;
  description: string;
  /** The canonical path of the English page: requests may differ in letter case. */
  path: string;
  locale?: Locale;
  picture?: PreviewPicture;
  languages?: readonly Locale[];
  isUnlisted?: true;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export function titleOf(title: string, matches: Page["matches"]): MetaDescriptor {
  return { title: titleAt(title, hospitalOf(matches)) };
}

/** Without the name while the website is being set up, which may be that of the sample. */
export function titleAt(title: string, hospital: Hospital | undefined): string {
  return hospital && !hospital.isBeingSetUp ? `${title} | ${hospital.name}` : title;
}

/** The hospital's own picture for link previews; the sample's rooms are no other hospital's. */
function cardOf({ card, name, samples }: Hospital): PreviewPicture | undefined {
  const isSample = samples === "all" || samples === "name";
  const path = card ?? (isSample ? "/social-card.jpg" : undefined);
  return path ? { path, width: 1200, height: 630, alt: name } : undefined;
}

function pictureTags(origin: string, picture: PreviewPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: origin + picture.path },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
  ];
}

/** The `meta` of a route that says of its page what the table of pages does. */
export function metaOf(page: SitePage) {
  return ({ matches, location }: Pick<MetaArgs, "matches" | "location">): MetaDescriptor[] => {
    const locale = localeOf(location.pathname);
    return pageMeta({ ...pageIn(locale, page), locale, matches });
  };
}

export function pageMeta({
  path,
  locale = "en",
  picture,
  isUnlisted,
  languages = isTranslated(path) ? locales : [],
  matches,
  ...page
}: Page): MetaDescriptor[] {
  const hospital = hospitalOf(matches);
  if (!hospital) return [];
  const origin = siteOrigin(matches);
  const [title, description] = [fillIn(page.title, hospital), fillIn(page.description, hospital)];
  const fullTitle = title.includes(hospital.name) ? title : `${title} | ${hospital.name}`;
  const address = origin + pathIn(locale, path);
  const shown = picture ?? cardOf(hospital);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...(languages.length > 1 && !isUnlisted ? alternates(origin, path, languages) : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: hospital.name },
    { property: "og:locale", content: languageTags[locale].replace("-", "_") },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(shown ? pictureTags(origin, shown) : []),
    { name: "twitter:card", content: shown ? "summary_large_image" : "summary" },
    ...(isUnlisted || isPublicSample(hospital, origin)
      ? [{ name: "robots", content: "noindex" }]
      : []),
  ];
}

/** Each language names all of them: search engines believe no others. */
function alternates(origin: string, path: string, languages: readonly Locale[]): MetaDescriptor[] {
  const link = (hrefLang: string, locale: Locale) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + pathIn(locale, path),
  });
  return [...languages.map((locale) => link(locale, locale)), link("x-default", "en")];
}

/** None while a public website still shows samples. React Router escapes what could end the script element. */
export function structuredData(
  thing: WithContext<Thing> | Graph,
  matches: Page["matches"],
): MetaDescriptor[] {
  const hospital = hospitalOf(matches);
  if (!hospital || isPublicSample(hospital, siteOrigin(matches))) return [];
  return [{ "script:ld+json": thing } as MetaDescriptor];
}

export function siteOrigin(matches: Page["matches"]): string {
  for (const match of matches) {
    const { origin } = (match?.loaderData ?? {}) as { origin?: string };
    if (origin) return origin;
  }
  return "";
}

import { type Locale, pathIn } from "./locale.ts";

/** The pages that are there in each language, by their English paths as routes write them. */
export const translatedPaths = [
  "/",
  "/emergency",
  "/opd",
  "/opd/week",
  "/search",
  "/a-z",
  "/opd/board",
  "/doctors",
  "/doctor/:id",
  "/doctor/:id/token",
  "/about",
  "/management",
  "/pictures",
  "/pictures/:n",
  "/Instagram",
  "/contact",
  "/insurance",
  "/charges",
  "/careers",
  "/terms",
  "/privacy",
  "/accessibility",
] as const;

export type TranslatedPath = (typeof translatedPaths)[number];

const patterns = translatedPaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`, "i"),
);

/** As routes write them, the addresses of articles alone begin with a capital, beside these two. */
const article = /^\/(?!Instagram$|Pictures$)[A-Z]\w*$/;

/** Whether only the danger signs of the page are there in each language, with the way to the English page. */
export function isFallback(path: string): boolean {
  const [page = ""] = path.split(/[?#]/);
  return article.test(page) && !isTranslated(page);
}

/** Whether the page at an English path is there in each language; a query or fragment does not count. */
export function isTranslated(path: string): boolean {
  const [page = ""] = path.split(/[?#]/);
  return patterns.some((pattern) => pattern.test(page));
}

function isThere(path: string): boolean {
  return isTranslated(path) || isFallback(path);
}

/** The path of a page in another language, or in English where it is not there. */
export function pathToward(locale: Locale, path: string): string {
  return isThere(path) ? pathIn(locale, path) : path;
}

/** The properties of a link to a page, which say where that is in English. */
export function linkIn(locale: Locale, path: string): { href: string; hrefLang?: "en" } {
  if (locale === "en" || isThere(path)) return { href: pathIn(locale, path) };
  return { href: path, hrefLang: "en" };
}

/** The title of a link, which says too where the page is in English. */
export function titleIn(locale: Locale, path: string, title: string): string {
  return linkIn(locale, path).hrefLang ? `${title} (English)` : title;
}

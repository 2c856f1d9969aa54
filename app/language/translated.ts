import { type Locale, pathIn } from "./locale.ts";

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

export function isFallback(path: string): boolean {
  const [page = ""] = path.split(/[?#]/);
  return article.test(page) && !isTranslated(page);
}

export function isTranslated(path: string): boolean {
  const [page = ""] = path.split(/[?#]/);
  return patterns.some((pattern) => pattern.test(page));
}

function isThere(path: string): boolean {
  return isTranslated(path) || isFallback(path);
}

export function pathToward(locale: Locale, path: string): string {
  return isThere(path) ? pathIn(locale, path) : path;
}

export function linkIn(locale: Locale, path: string): { href: string; hrefLang?: "en" } {
  if (locale === "en" || isThere(path)) return { href: pathIn(locale, path) };
  return { href: path, hrefLang: "en" };
}

export function titleIn(locale: Locale, path: string, title: string): string {
  return linkIn(locale, path).hrefLang ? `${title} (English)` : title;
}

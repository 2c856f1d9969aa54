import type { Locale } from "#app/language/locale.ts";
import { pages as hi, links as hiLinks } from "./hi/pages.ts";
import { pages as pa, links as paLinks } from "./pa/pages.ts";

interface PageWords {
  title: string;
  description: string;
}

/** Titles and descriptions of pages by English path; those in English stand with the pages. */
export const pageWords: Partial<Record<Locale, Readonly<Record<string, PageWords>>>> =
  import.meta.env?.SSR === false ? {} : { hi, pa };

/** The titles of pages in menus by English path, also of pages that are there only in English. */
export const linkWords: Partial<Record<Locale, Readonly<Record<string, string>>>> =
  import.meta.env?.SSR === false ? {} : { hi: hiLinks, pa: paLinks };

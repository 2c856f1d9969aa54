/** The languages of the pages for visitors; the first has the addresses without a prefix. */
export const locales = ["en", "hi", "pa"] as const;

export type Locale = (typeof locales)[number];

export const otherLocales = ["hi", "pa"] as const satisfies Locale[];

export type OtherLocale = (typeof otherLocales)[number];

/** BCP 47: the script of `hi` is Devanagari, of `pa` Gurmukhi. */
export const languageTags = { en: "en-IN", hi: "hi-IN", pa: "pa-IN" } as const;

/** As each language names itself. */
export const languageNames = { en: "English", hi: "हिंदी", pa: "ਪੰਜਾਬੀ" } as const;

/** As the dashboard names those of translations. */
export const languagesInEnglish = { hi: "Hindi", pa: "Punjabi" } as const;

export function localeOf(pathname: string): Locale {
  const first = pathname.split("/", 2)[1]?.toLowerCase();
  return locales.find((locale) => locale !== "en" && locale === first) ?? "en";
}

/** The address of an English page in another language. */
export function pathIn(locale: Locale, path: string): string {
  return locale === "en" ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** The address of the English page that an address in any language is of. */
export function englishPath(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname : pathname.slice(3) || "/";
}

export const locales = ["en", "hi", "pa"] as const;

export type Locale = (typeof locales)[number];

export const otherLocales = ["hi", "pa"] as const satisfies Locale[];

export type OtherLocale = (typeof otherLocales)[number];

export const languageTags = { en: "en-IN", hi: "hi-IN", pa: "pa-IN" } as const;

export const languageNames = { en: "English", hi: "हिंदी", pa: "ਪੰਜਾਬੀ" } as const;

export const languagesInEnglish = { hi: "Hindi", pa: "Punjabi" } as const;

export function localeOf(pathname: string): Locale {
  const first = pathname.split("/", 2)[1]?.toLowerCase();
  return locales.find((locale) => locale !== "en" && locale === first) ?? "en";
}

export function pathIn(locale: Locale, path: string): string {
  return locale === "en" ? path : `/${locale}${path === "/" ? "" : path}`;
}

export function englishPath(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname : pathname.slice(3) || "/";
}

import { useLocation } from "react-router";
import { type Locale, localeOf } from "./locale.ts";

export function useLocale(): Locale {
  return localeOf(usePathname());
}

export function usePathname(): string {
  return useLocation().pathname;
}

/** The language of English words on a page in this language, where a screen reader has to be told. */
export function inEnglish(locale: Locale): "en" | undefined {
  return locale === "en" ? undefined : "en";
}

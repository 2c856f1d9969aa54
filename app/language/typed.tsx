import { languageOf } from "./language-of.ts";
import { inEnglish, useLocale } from "./use-locale.ts";

/** What the hospital has typed, in a page of any language: screen readers are told where that is another. */
export function Typed({ text }: { text: string }) {
  const locale = useLocale();
  const lang = languageOf(text) ?? inEnglish(locale);
  return lang === undefined || lang === locale ? text : <span lang={lang}>{text}</span>;
}

import { Fragment } from "react";
import { languageOf } from "./language-of.ts";
import type { Locale } from "./locale.ts";
import { inEnglish, useLocale } from "./use-locale.ts";

export function langIn(locale: Locale, text: string): "en" | "hi" | "pa" | undefined {
  const lang = languageOf(text) ?? (/\p{L}/u.test(text) ? inEnglish(locale) : undefined);
  return lang === locale ? undefined : lang;
}

export function isIn(locale: Locale, text: string): boolean {
  return locale === "en" || !langIn(locale, text);
}

export function Typed({ text }: { text: string }) {
  const lang = langIn(useLocale(), text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

export function TypedLine({ texts, between }: { texts: readonly string[]; between: string }) {
  const locale = useLocale();
  const shown = texts.filter(Boolean);
  // One text, without React's marks between several.
  if (shown.every((text) => !langIn(locale, text))) return shown.join(between);
  return shown.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && between}
      <Typed text={text} />
    </Fragment>
  ));
}

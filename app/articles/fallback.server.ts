import type { RouterContextProvider } from "react-router";
import { wordEmergencyAdvice } from "#app/care/capabilities.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import type { OtherLocale } from "#app/language/locale.ts";
import { translateCards } from "#app/library/danger-signs.ts";
import type { Article } from "#app/library/schema.ts";

/** What is urgent of an article, in a language that its text is not there in. */
export function readFallback(
  locale: OtherLocale,
  article: Article,
  context: Readonly<RouterContextProvider>,
) {
  return {
    locale,
    path: article.path,
    english: article.title,
    cards: translateCards(locale, article),
    advice: wordEmergencyAdvice(readCapabilities(context), article.needs, locale),
  };
}

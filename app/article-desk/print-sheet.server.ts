import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { withFacts } from "#app/library/library.server.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { showYear } from "./show-year.ts";
import { readShownTexts } from "./staff-article.server.ts";

export async function readSheet(name: string) {
  const { article, text_hash, translation } = await readShownTexts(name);
  const english = translation?.english.article;
  return {
    article: withFacts(article, translation?.locale),
    ...(translation && english && { locale: translation.locale, english: withFacts(english) }),
    capabilities: readCapabilities(),
    code: text_hash.slice(0, 8),
    day: showYear(momentOf(Date.now()).day),
  };
}

export type Sheet = Awaited<ReturnType<typeof readSheet>>;

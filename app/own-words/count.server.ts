import { type OtherLocale, otherLocales } from "#app/language/locale.ts";
import { groupNames } from "#app/settings/groups.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listClosuresFrom } from "#db/closures.ts";
import { listNoticesFrom } from "#db/notices.ts";
import { idOf, listWords } from "#db/words.ts";
import { countCurrent, listOriginals } from "./originals.server.ts";

export interface WordsCount {
  locale: OtherLocale;
  current: number;
  total: number;
}

/** Of the hospital's texts, the notices and the holidays from today on. */
export function countTranslated(): WordsCount[] {
  const { day } = readClock();
  const things = [
    ...groupNames.map((subject_id) => ({ subject: "setting", subject_id }) as const),
    ...listNoticesFrom(day).map(({ id }) => ({ subject: "notice", subject_id: id }) as const),
    ...listClosuresFrom(day).map(({ id }) => ({ subject: "closure", subject_id: id }) as const),
  ];
  const read = things.map((thing) => ({ ...thing, texts: listOriginals(thing)?.texts ?? [] }));
  const total = read.reduce((sum, { texts }) => sum + texts.length, 0);
  return otherLocales.map((locale) => {
    const words = listWords(things.map((thing) => ({ ...thing, locale })));
    const current = read.reduce((sum, { texts, ...thing }) => {
      return sum + countCurrent(texts, words.get(idOf({ ...thing, locale }))?.fields ?? {});
    }, 0);
    return { locale, current, total };
  });
}

import { mayUse } from "#app/auth/roles.ts";
import { otherLocales } from "#app/language/locale.ts";
import { tabs } from "#app/pictures/tabs.ts";
import { listTiles } from "#app/pictures/tiles.server.ts";
import { groupNames } from "#app/settings/groups.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listDoctors } from "#db/doctors/doctors.ts";
import type { Rights } from "#db/schema.ts";
import { listNoticesFrom } from "#db/texts/notices.ts";
import { idOf, listWords, type WordsOf } from "#db/texts/words.ts";
import { listClosuresFrom } from "#db/timetable/closures.ts";
import { listOriginals, matchWords } from "./originals.server.ts";
import { wordsPath } from "./place.ts";
import type { WordsCount } from "./words-count.ts";

export interface TranslatedThing {
  /** The address where its words are written, without the language. */
  id: string;
  title: string;
  kind: string;
  counts: WordsCount[];
}

type Thing = Omit<WordsOf, "locale">;

/** Of the hospital's texts, the notices and the holidays from today on. */
export function countTranslated(): WordsCount[] {
  const counted = countWords(listHospitalThings());
  return otherLocales.map((locale, index) => {
    const counts = counted.flatMap(({ counts }) => counts[index] ?? []);
    const sumOf = (of: "current" | "old" | "total") =>
      counts.reduce((sum, count) => sum + count[of], 0);
    return { locale, current: sumOf("current"), old: sumOf("old"), total: sumOf("total") };
  });
}

/** What this account may translate: first what has changed in English, then what lacks most. */
export function listTranslated(rights: Rights): TranslatedThing[] {
  const doctors = listDoctors({ visible: true }).map(({ id }) => thing("doctor", id));
  const pictures = tabs
    .flatMap(({ name }) => listTiles(name))
    .map(({ place }) => thing("picture", place));
  const sumOf = ({ counts }: TranslatedThing, of: (count: WordsCount) => number) =>
    counts.reduce((sum, count) => sum + of(count), 0);
  const missing = ({ current, total }: WordsCount) => total - current;
  return countWords([...listHospitalThings(), ...doctors, ...pictures])
    .filter(({ id }) => mayUse(rights, id))
    .sort(
      (one, other) =>
        sumOf(other, ({ old }) => old) - sumOf(one, ({ old }) => old) ||
        sumOf(other, missing) - sumOf(one, missing),
    );
}

function thing(subject: Thing["subject"], subject_id: string): Thing {
  return { subject, subject_id };
}

function listHospitalThings(): Thing[] {
  const { day } = readClock();
  return [
    ...groupNames.map((name) => thing("setting", name)),
    ...listNoticesFrom(day).map(({ id }) => thing("notice", id)),
    ...listClosuresFrom(day).map(({ id }) => thing("closure", id)),
  ];
}

const kinds = {
  setting: "Hospital",
  doctor: "Doctor",
  notice: "Notice",
  closure: "Holiday",
  picture: "Picture",
} as const;

/** Of those that have a text. */
function countWords(things: readonly Thing[]): TranslatedThing[] {
  const stored = listWords(
    things.flatMap((thing) => otherLocales.map((locale) => ({ ...thing, locale }))),
  );
  return things.flatMap((thing): TranslatedThing[] => {
    const { title = "", texts = [] } = listOriginals(thing) ?? {};
    const [first] = texts;
    if (!first) return [];
    const { subject, subject_id } = thing;
    const isNamed = subject !== "notice" && subject !== "closure";
    return [
      {
        id: wordsPath(subject, subject_id) ?? "",
        title: isNamed ? title : first.english,
        kind: kinds[subject as keyof typeof kinds],
        counts: otherLocales.map((locale) => {
          const fields = stored.get(idOf({ ...thing, locale }))?.fields ?? {};
          const found = [...matchWords(texts, fields).values()];
          const old = found.filter(({ isOld }) => isOld).length;
          return { locale, current: found.length - old, old, total: texts.length };
        }),
      },
    ];
  });
}

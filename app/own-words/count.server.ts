import { mayUse } from "#app/auth/roles.ts";
import { translatedTexts } from "#app/doctors/fields.ts";
import { otherLocales } from "#app/language/locale.ts";
import { tabs } from "#app/pictures/tabs.ts";
import { isEmptyItem, listTiles } from "#app/pictures/tiles.server.ts";
import { groupNames } from "#app/settings/groups.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { type Doctor, listDoctors } from "#db/doctors/doctors.ts";
import { countTextsOfOtherDoctors, listWordedDoctors } from "#db/doctors/worded-doctors.ts";
import type { Rights } from "#db/schema.ts";
import { listNoticesFrom } from "#db/texts/notices.ts";
import { hasWords, idOf, listWords } from "#db/texts/words.ts";
import { listClosuresFrom } from "#db/timetable/closures.ts";
import { listSittingsOf } from "#db/timetable/sittings.ts";
import {
  listOriginals,
  matchWords,
  type Originals,
  originalsOfClosure,
  originalsOfDoctor,
  originalsOfNotice,
  originalsOfPicture,
} from "./originals.server.ts";
import { wordsPath } from "./place.ts";
import type { WordsCount } from "./words-count.ts";

export interface TranslatedThing {
  id: string;
  title: string;
  kind: string;
  counts: WordsCount[];
}

interface Thing extends Originals {
  subject: keyof typeof kinds;
  subject_id: string;
}

export function countTranslated(rights: Rights): WordsCount[] {
  if (!hasWords()) return [];
  const counted = countWords(listThings(rights, listWordedDoctors()));
  const others = countTextsOfOtherDoctors(translatedTexts);
  return otherLocales.map((locale, index) => {
    const counts = counted.flatMap(({ counts }) => counts[index] ?? []);
    const sumOf = (of: "current" | "old" | "total") =>
      counts.reduce((sum, count) => sum + count[of], 0);
    return { locale, current: sumOf("current"), old: sumOf("old"), total: sumOf("total") + others };
  });
}

/** What this account may translate: first what has changed in English, then what lacks most. */
export function listTranslated(rights: Rights): TranslatedThing[] {
  const sumOf = ({ counts }: TranslatedThing, of: (count: WordsCount) => number) =>
    counts.reduce((sum, count) => sum + of(count), 0);
  const missing = ({ current, total }: WordsCount) => total - current;
  return countWords(listThings(rights, listDoctors({ visible: true }))).sort(
    (one, other) =>
      sumOf(other, ({ old }) => old) - sumOf(one, ({ old }) => old) ||
      sumOf(other, missing) - sumOf(one, missing),
  );
}

/** What visitors read now, or will, as far as this account may translate it: each kind is read at once. */
function listThings(rights: Rights, doctors: readonly Doctor[]): Thing[] {
  const { day } = readClock();
  const ofDoctor = Map.groupBy(
    listSittingsOf(doctors.map(({ id }) => id)),
    ({ doctor_id }) => doctor_id,
  );
  const tiles = listTiles(tabs.flatMap(({ groups }) => groups));
  const things = [
    ...groupNames.flatMap((name) =>
      toThing("setting", name, listOriginals({ subject: "setting", subject_id: name })),
    ),
    ...listNoticesFrom(day).flatMap((one) => toThing("notice", one.id, originalsOfNotice(one))),
    ...listClosuresFrom(day).flatMap((one) => toThing("closure", one.id, originalsOfClosure(one))),
    ...doctors.flatMap((one) =>
      toThing("doctor", one.id, originalsOfDoctor(one, ofDoctor.get(one.id) ?? [])),
    ),
    ...tiles
      .filter((tile) => !isEmptyItem(tile))
      .flatMap((tile) => toThing("picture", tile.place, originalsOfPicture(tile))),
  ];
  return things.filter(({ subject, subject_id }) =>
    mayUse(rights, wordsPath(subject, subject_id) ?? ""),
  );
}

function toThing(
  subject: Thing["subject"],
  subject_id: string,
  { title, texts }: Originals = { title: "", texts: [] },
): Thing[] {
  const [first] = texts;
  if (!first) return [];
  const isNamed = subject !== "notice" && subject !== "closure";
  return [{ subject, subject_id, title: isNamed ? title : first.english, texts }];
}

const kinds = {
  setting: "Hospital",
  doctor: "Doctor",
  notice: "Notice",
  closure: "Holiday",
  picture: "Picture",
} as const;

function countWords(things: readonly Thing[]): TranslatedThing[] {
  const stored = listWords(
    things.flatMap(({ subject, subject_id }) =>
      otherLocales.map((locale) => ({ subject, subject_id, locale })),
    ),
  );
  return things.map(({ subject, subject_id, title, texts }) => ({
    id: wordsPath(subject, subject_id) ?? "",
    title,
    kind: kinds[subject],
    counts: otherLocales.map((locale) => {
      const fields = stored.get(idOf({ subject, subject_id, locale }))?.fields;
      const found = fields ? [...matchWords(texts, fields).values()] : [];
      const old = found.filter(({ isOld }) => isOld).length;
      return { locale, current: found.length - old, old, total: texts.length };
    }),
  }));
}

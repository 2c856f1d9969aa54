import { labels as doctorLabels, lengths, translatedTexts } from "#app/doctors/fields.ts";
import { pictureForm } from "#app/pictures/staff-inputs.ts";
import { findTile, type Tile } from "#app/pictures/tiles.server.ts";
import {
  capitalized,
  type Group,
  isList,
  type ListField,
  type ValueField,
  valueAt,
} from "#app/settings/fields.ts";
import { groupAt, groups } from "#app/settings/groups.ts";
import { labels as opdLabels } from "#app/timetable/fields.ts";
import { showRange } from "#app/timetable/range.ts";
import { noticeForm, sittingForm } from "#app/timetable/staff-inputs.ts";
import { weekdayNames } from "#app/timetable/words.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import { readSetting } from "#db/settings/settings.ts";
import { keptNotices, type Notice } from "#db/texts/notices.ts";
import {
  hashOf,
  shapeOf,
  type Worded,
  type WordedFields,
  type WordedSubject,
  type WordsOf,
} from "#db/texts/words.ts";
import { type Closure, keptClosures } from "#db/timetable/closures.ts";
import { listSittingsOf, type Sitting } from "#db/timetable/sittings.ts";

export interface Original {
  /** By which the words have it, such as `items[icu].name`. */
  name: string;
  label: string;
  english: string;
  length: number;
  isLong: boolean;
  /** Often left as it is in English. */
  isName: boolean;
}

export interface Originals {
  title: string;
  texts: Original[];
}

export function listOriginals({
  subject,
  subject_id,
}: Omit<WordsOf, "locale">): Originals | undefined {
  return originalsOf[subject]?.(subject_id);
}

const originalsOf: Record<WordedSubject, (id: string) => Originals | undefined> = {
  setting: originalsOfSetting,
  doctor(id) {
    const doctor = findDoctor(id);
    return doctor && originalsOfDoctor(doctor, listSittingsOf([id]));
  },
  notice(id) {
    const notice = keptNotices.find(id);
    return notice && originalsOfNotice(notice);
  },
  closure(id) {
    const closure = keptClosures.find(id);
    return closure && originalsOfClosure(closure);
  },
  picture(id) {
    const tile = findTile(id);
    return tile && originalsOfPicture(tile);
  },
  // They are among those of the doctor.
  sitting: () => undefined,
};

/** Without empty texts, and what stands among them twice once. */
function toOriginals(title: string, all: readonly Original[]): Originals {
  const known = new Set<string>();
  const texts = all.filter(({ name, english }) => {
    const key = `${shapeOf(name)} ${english}`;
    if (!english || known.has(key)) return false;
    return known.add(key);
  });
  return { title, texts };
}

function originalsOfSetting(id: string): Originals | undefined {
  const name = groupAt(id);
  return (
    name && toOriginals(groups[name].title, textsOfGroup(groups[name], readSetting(name).value))
  );
}

const single = { length: noticeForm.typed.text, isLong: false, isName: false };

export function originalsOfDoctor(doctor: Doctor, sittings: readonly Sitting[]): Originals {
  return toOriginals(doctor.name, [...textsOfDoctor(doctor), ...sittings.flatMap(textsOfSitting)]);
}

function textsOfDoctor(doctor: Doctor): Original[] {
  return translatedTexts.map((name) => ({
    name,
    label: doctorLabels[name],
    english: doctor[name],
    length: lengths[name],
    isLong: name !== "name" && name !== "hospital",
    isName: name === "name" || name === "qualification",
  }));
}

function textsOfSitting({ id, weekdays, starts_at, ends_at, ...sitting }: Sitting): Original[] {
  const days = weekdays.map((day) => weekdayNames[day - 1]).join(", ");
  const start = `OPD ${days} ${showRange({ starts_at, ends_at })}`;
  return (["room", "note"] as const).map((name) => ({
    ...single,
    name: `sittings[${id}].${name}`,
    label: `${start}: ${opdLabels[name]}`,
    english: sitting[name],
    length: sittingForm.typed[name],
  }));
}

export function originalsOfNotice({ text: english }: Notice): Originals {
  const text = { ...single, name: "text", label: opdLabels.text, isLong: true };
  return toOriginals("Notice", [{ ...text, english }]);
}

export function originalsOfClosure({ name: english }: Closure): Originals {
  return toOriginals("Holiday", [{ ...single, name: "name", label: opdLabels.name, english }]);
}

/** Without the titles and descriptions of samples, which come with their translation. */
export function originalsOfPicture(tile: Tile): Originals | undefined {
  const { name, title = "", altLabel, ownAlt, sampleTitle } = tile;
  if (!altLabel) return undefined;
  const own = title === sampleTitle ? "" : title;
  const { title: titleLength, alt: altLength } = pictureForm.typed;
  return toOriginals(name, [
    { ...single, name: "title", label: "Title", english: own, length: titleLength },
    { ...single, name: "alt", label: altLabel, english: ownAlt, length: altLength, isLong: true },
  ]);
}

function textsOfGroup(group: Group, stored: object): Original[] {
  return group.sections.flatMap(({ title, fields }) =>
    fields.flatMap((field) => {
      const value = valueAt(stored, field.name);
      if (isList(field)) return textsOfList(field, value as unknown[]);
      const start = title && group.sections.length > 1 ? `${title}: ` : "";
      const name = field.name.replace(/\.(\d+)/g, "[$1]");
      return toOriginal(field, name, start + field.label, value);
    }),
  );
}

function textsOfList({ name: list, one, fields, isPlain }: ListField, items: readonly unknown[]) {
  return items.flatMap((item, index) => {
    const { id = index, name: called } = item as { id?: string; name?: string };
    const start = called || `${capitalized(one)} ${index + 1}`;
    return fields.flatMap((field) => {
      if (isPlain) return toOriginal(field, `${list}[${index}]`, start, item);
      const value = valueAt(item as object, field.name);
      return toOriginal(field, `${list}[${id}].${field.name}`, `${start}: ${field.label}`, value);
    });
  });
}

function toOriginal(
  { words, kind, length }: ValueField,
  name: string,
  label: string,
  value: unknown,
) {
  if (!words) return [];
  const [isLong, isName] = [kind === "text", words === "name"];
  return [{ name, label, english: String(value ?? ""), length, isLong, isName }];
}

export function matchWords(
  texts: readonly Original[],
  fields: WordedFields,
): ReadonlyMap<string, Worded & { isOld: boolean }> {
  const key = (name: string, of: string) => `${shapeOf(name)} ${of}`;
  const own = new Map(Object.entries(fields));
  const made = new Map([...own].map(([name, worded]) => [key(name, worded.of), worded]));
  const wanted = new Set(texts.map(({ name, english }) => key(name, hashOf(english))));
  return new Map(
    texts.flatMap(({ name, english }): [string, Worded & { isOld: boolean }][] => {
      const current = made.get(key(name, hashOf(english)));
      if (current) return [[name, { ...current, isOld: false }]];
      const before = own.get(name);
      // Of an item that was moved, the words are with the item.
      const isOthers = before && wanted.has(key(name, before.of));
      return before && !isOthers ? [[name, { ...before, isOld: true }]] : [];
    }),
  );
}

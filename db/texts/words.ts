import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, one, query, transaction } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { prepared } from "#db/prepared.ts";
import { readableRow, readableRows } from "#db/readable-rows.ts";
import type { WordsTable } from "#db/schema.ts";
import { type Conflict, keepVersioned } from "#db/versioned.ts";

export type WordedSubject = WordsTable["subject"];
export type WordsLocale = WordsTable["locale"];

/** A text in another language, and the hash of the English that it was made from. */
export interface Worded {
  text: string;
  of: string;
}

export type WordedFields = Readonly<Record<string, Worded>>;

export interface Words {
  id: string;
  version: number;
  fields: WordedFields;
  /** Of those about a doctor, so that the record of changes goes with the doctor. */
  doctor_id?: string;
}

export interface WordsOf {
  subject: WordedSubject;
  subject_id: string;
  locale: WordsLocale;
}

export const keptWords = keepVersioned<Words, Pick<Words, "fields">>({
  subject: "words",
  toThing,
  toColumns: ({ fields }) => ({ fields: JSON.stringify(fields) }),
  ofId: readId,
});

function toThing(row: Selectable<WordsTable>): Words {
  const { id, version, subject, subject_id, fields } = row;
  return {
    id,
    version,
    fields: JSON.parse(fields),
    ...(subject === "doctor" && { doctor_id: subject_id }),
  };
}

export function idOf({ subject, subject_id, locale }: WordsOf): string {
  return `${subject}/${subject_id}/${locale}`;
}

/** The id of a picture has a slash in it. */
export function readId(id: string): WordsOf {
  const parts = id.split("/");
  return {
    subject: parts[0] as WordedSubject,
    subject_id: parts.slice(1, -1).join("/"),
    locale: parts.at(-1) as WordsLocale,
  };
}

export function findWords(of: WordsOf): Words | undefined {
  const row = readableRow("words", one(wordsAt(idOf(of))));
  return row && toThing(row);
}

const wordsAt = prepared((id: string) =>
  query.selectFrom("words").selectAll().where("id", "=", id),
);

export function hasWords(): boolean {
  return one(query.selectFrom("words").select("id").limit(1)) !== undefined;
}

/** A conflict where `version` is not the stored one, unless nothing would change. Without a text no words are kept. */
export function saveWords(
  of: WordsOf,
  version: number,
  fields: WordedFields,
  actor: Actor,
): { conflict: false } | Conflict<Words | undefined> {
  const id = idOf(of);
  const isEmpty = Object.keys(fields).length === 0;
  return transaction(() => {
    const before = keptWords.find(id);
    if (!before && isEmpty) return { conflict: false };
    if (!before && version !== 0) return { conflict: true, current: undefined };
    if (!before) keptWords.create({ fields }, actor, id, lastVersion(id) + 1);
    else if (isEmpty && before.version === version) keptWords.remove(id, actor);
    else {
      const saved = keptWords.update(id, version, { fields }, actor);
      if (saved?.conflict) return saved;
    }
    return { conflict: false };
  });
}

/** Of what was removed, so that no version comes twice. */
function lastVersion(id: string): number {
  const removed = query.selectFrom("audit").where("subject", "=", "words");
  const version = sql<number | null>`max(before ->> 'version')`.as("version");
  return one(removed.where("subject_id", "=", id).select(version))?.version ?? 0;
}

export function hashOf(english: string): string {
  return createHash("sha256").update(english).digest("base64url").slice(0, 12);
}

/** By the English value and the language: `from` is what is stored. Versions begin again where words were erased. */
const laid = new WeakMap<object, Map<WordsLocale, { from: string; value: object }>>();

export function settingIn<Value extends object>(
  name: string,
  english: Value,
  locale: WordsLocale | "en",
): Value {
  if (locale === "en") return english;
  const row = readableRow(
    "words",
    one(wordsAt(idOf({ subject: "setting", subject_id: name, locale }))),
  );
  if (!row) return english;
  const byLocale = laid.get(english) ?? new Map();
  laid.set(english, byLocale);
  const before = byLocale.get(locale);
  if (before?.from === row.fields) return before.value as Value;
  const value = layOver(english, toThing(row).fields);
  byLocale.set(locale, { from: row.fields, value });
  return value;
}

export function rowsIn<Row extends { id: string }>(
  subject: WordedSubject,
  rows: readonly Row[],
  locale: WordsLocale | "en",
): Row[] {
  if (locale === "en") return [...rows];
  const words = listWords(rows.map(({ id }) => ({ subject, subject_id: id, locale })));
  return rows.map((row) => {
    const own = words.get(idOf({ subject, subject_id: row.id, locale }));
    return own ? layOver(row, own.fields) : row;
  });
}

export function sittingsIn<Sitting extends { doctor_id: string }>(
  sittings: readonly Sitting[],
  locale: WordsLocale | "en",
): Sitting[] {
  if (locale === "en") return [...sittings];
  const doctors = new Set(sittings.map(({ doctor_id }) => doctor_id));
  const ofDoctor = (subject_id: string) => ({ subject: "doctor", subject_id, locale }) as const;
  const words = listWords([...doctors].map(ofDoctor));
  return sittings.map((sitting) => {
    const own = words.get(idOf(ofDoctor(sitting.doctor_id)));
    return own ? (layOver({ sittings: [sitting] }, own.fields).sittings[0] as Sitting) : sitting;
  });
}

export function listWords(of: readonly WordsOf[]): Map<string, Words> {
  if (of.length === 0) return new Map();
  const rows = all(
    query
      .selectFrom("words")
      .selectAll()
      .where("id", "in", inList(of.map(idOf))),
  );
  return new Map(readableRows("words", rows).map((row) => [row.id, toThing(row)]));
}

/** `items[icu].name` is one of `items[].name`: an item is found again wherever it was moved. */
export function shapeOf(name: string): string {
  return name.replace(/\[[^\]]*\]/g, "[]");
}

function layOver<Value extends object>(english: Value, fields: WordedFields): Value {
  const shapes = new Set(Object.keys(fields).map(shapeOf));
  const texts = new Map(
    Object.entries(fields).map(([name, { text, of }]) => [`${shapeOf(name)} ${of}`, text]),
  );

  function translate(value: unknown, shape: string): unknown {
    if (typeof value === "string") {
      return shapes.has(shape) ? (texts.get(`${shape} ${hashOf(value)}`) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((item) => translate(item, `${shape}[]`));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(
      ([key, part]) => [key, translate(part, shape ? `${shape}.${key}` : key)] as const,
    );
    return Object.fromEntries(entries);
  }

  return translate(english, "") as Value;
}

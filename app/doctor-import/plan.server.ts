import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { completeDoctor } from "#app/doctor-desk/save.server.ts";
import { labels, pickFields, texts } from "#app/doctors/fields.ts";
import { doctorOfStaff } from "#app/doctors/schema.ts";
import { otherLocales } from "#app/language/locale.ts";
import { whyNoValue, whySpoilt } from "#app/spreadsheets/spoilt.ts";
import type { TableRow } from "#app/spreadsheets/table.ts";

import { findDeletedIds, listDoctorNames } from "#db/doctors/doctor-import.ts";
import { type Doctor, type DoctorFields, findDoctors } from "#db/doctors/doctors.ts";
import { maxTogether } from "#db/history/undo-limit.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { idOf as idOfWords, listWords, type Words, type WordsLocale } from "#db/texts/words.ts";
import { listSittingsOf } from "#db/timetable/sittings.ts";

import { saysNoVideo, understand } from "./columns/cells.ts";

import {
  type ColumnName,
  columns,
  type ImportField,
  importFields,
  labelOf,
  type Target,
  wordsTargets,
} from "./columns/columns.ts";
import { lettersIn, type Mapping } from "./columns/mapping.ts";
import { type NewHours, opdOf } from "./columns/opd-of-row.ts";
import { type ImportRow, readRows } from "./columns/sheet-rows.ts";
import { isBlank, type Reading } from "./columns/tidy.ts";
import { type NewWords, wordsOfRow } from "./words-of-row.server.ts";

export interface WrongRow {
  kind: "wrong";
  reasons: string[];
  /** Undefined where it is not sure whom it is about. */
  who?: Doctor | "new" | undefined;
  /** The cells of the row above that is about the same doctor. */
  first?: ImportRow["cells"] | undefined;
}

export type PlannedRow = { row: number; name: string; readings: Reading[] } & (
  | WrongRow
  | { kind: "changed"; doctor: Doctor; fields: DoctorFields; hours: NewHours[]; words: NewWords[] }
  | {
      kind: "new";
      fields: DoctorFields;
      hours: NewHours[];
      words: NewWords[];
      namesakes: string[];
      filled: string[];
    }
  | { kind: "unchanged"; doctor: Doctor }
);

export interface Sheet {
  rows: readonly TableRow[];
  mapping: Mapping;
  /** The rows that an earlier import of the file has left; all, if left out. */
  only?: readonly number[];
}

type Outcome = PlannedRow extends infer Row
  ? Row extends PlannedRow
    ? Omit<Row, "row" | "name" | "readings"> & { readings?: Reading[] }
    : never
  : never;

type DoctorName = ReturnType<typeof listDoctorNames>[number];

interface Known {
  byKey: Map<string, DoctorName[]>;
  byName: Map<string, DoctorName[]>;
  doctors: Map<string, Doctor>;
  deleted: Set<string>;
  inTimetable: Set<string>;
  words: Map<string, Words>;
}

export function planSheet({ rows, mapping, only }: Sheet): PlannedRow[] {
  const read = readRows(rows, mapping).rows;
  const left = only && new Set(only);
  return planRows(left ? read.filter(({ row }) => left.has(row)) : read, mapping);
}

/** By id, or without one by name and speciality. What the file has no column for, and a photo, stay as they are. */
function planRows(rows: readonly ImportRow[], mapping: Mapping): PlannedRow[] {
  const identified = rows.map((row) => ({ ...row, cells: withSpeciality(row, mapping) }));
  const known = readKnown(identified);
  const letters = lettersIn(mapping);
  const seen = new Map<string, ImportRow>();
  let changes = 0;
  return identified.map((row) => {
    const errors = findErrors(row, letters);
    const { readings } = row;
    if (identifying.some((name) => errors.has(name))) {
      const name = errors.has("name") ? "" : (row.cells.name?.trim() ?? "");
      return { row: row.row, name, readings, kind: "wrong", reasons: [...errors.values()] };
    }
    const { doctor, key, problem } = findDoctorOf(row, known);
    const about = { row: row.row, name: row.cells.name?.trim() || doctor?.name || "", readings };
    const who = problem ? undefined : (doctor ?? "new");
    const wrong = (reason: string): PlannedRow => {
      return { ...about, kind: "wrong", reasons: [reason], who };
    };
    const earlier = seen.get(doctor?.id ?? key);
    if (!earlier) seen.set(doctor?.id ?? key, row);
    if (problem) return wrong(problem);
    if (earlier && about.name) {
      return { ...wrong(`Row ${earlier.row} is about the same doctor.`), first: earlier.cells };
    }
    const outcome = compare(row, doctor, { known, errors, letters, mapping });
    changes += countChanges(outcome);
    if (changes > maxTogether) return wrong(tooManyChanges);
    return { ...about, ...outcome } as PlannedRow;
  });
}

const tooManyChanges =
  "One import makes as many changes as one Undo takes back, and this row comes after them. Import it next.";

function countChanges(outcome: Outcome): number {
  return "hours" in outcome ? 1 + outcome.hours.length + outcome.words.length : 0;
}

/** A doctor without a speciality is looked for under the one that rows without it are to have. */
export function withSpeciality({ cells }: ImportRow, { defaults }: Mapping): ImportRow["cells"] {
  const { specialization } = defaults;
  if (cells.id?.trim() || !specialization || !isBlank(cells.specialization)) return cells;
  return { ...cells, specialization };
}

type Letters = Partial<Record<Target, string>>;
type Problems = Map<PropertyKey, string>;

const identifying: readonly ColumnName[] = ["id", "name", "specialization"];

function findErrors({ row, cells }: ImportRow, letters: Letters): Problems {
  return new Map(
    columns.flatMap(([name, heading]) => {
      const why = whyNoValue(cells[name] ?? "");
      return why ? [[name, `${cellName(letters[name], row, heading)} ${why}`] as const] : [];
    }),
  );
}

function cellName(letter: string | undefined, row: number, heading: string): string {
  return letter ? `Cell ${letter}${row} (${heading})` : heading;
}

/** Identifies what a row would do, so that a later plan tells which rows would do something else. */
export function fingerprint(planned: PlannedRow): string {
  const { row, kind } = planned;
  const id = "doctor" in planned ? planned.doctor.id : "";
  const version = kind === "changed" ? planned.doctor.version : 0;
  const saved = "hours" in planned ? [planned.fields, planned.hours, planned.words] : [];
  const text = JSON.stringify([row, kind, id, version, ...saved]);
  return hash("sha256", text, "base64url").slice(0, fingerprintLength);
}

export const fingerprintLength = 6;

function readKnown(rows: readonly ImportRow[]): Known {
  const names = listDoctorNames();
  const byKey = Map.groupBy(names, ({ name, specialization }) => keyOf(name, specialization));
  const byName = Map.groupBy(names, ({ name }) => wordsOf(name));
  const typed = rows.map(idOf);
  const keys = rows.map(({ cells }) => keyOf(cells.name, cells.specialization));
  const named = keys.flatMap((key) => byKey.get(key) ?? []);
  const wanted = new Set([...typed, ...named.map(({ id }) => id)]);
  const doctors = new Map(findDoctors([...wanted]).map((doctor) => [doctor.id, doctor]));
  const sittings = listSittingsOf([...doctors.keys()]);
  const inTimetable = new Set(sittings.map(({ doctor_id }) => doctor_id));
  const deleted = findDeletedIds(typed);
  const words = listWords(
    [...doctors.keys()].flatMap((subject_id) =>
      otherLocales.map((locale) => ({ subject: "doctor", subject_id, locale }) as const),
    ),
  );
  return { byKey, byName, doctors, deleted, inTimetable, words };
}

function idOf({ cells }: ImportRow): string {
  return cells.id?.trim().toLowerCase() ?? "";
}

function keyOf(name = "", specialization = ""): string {
  return `${wordsOf(name)}\n${wordsOf(specialization)}`;
}

// "Dr. Asha Verma" and "dr asha  verma" are one person.
function wordsOf(text: string): string {
  const words = normalizeForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.replace(/^(?:dr|doctor|डॉ|डॉक्टर|ਡਾ) /u, "");
}

function findDoctorOf(
  row: ImportRow,
  { byKey, doctors, deleted }: Known,
): { doctor?: Doctor | undefined; key: string; problem?: string } {
  const id = idOf(row);
  const key = id || keyOf(row.cells.name, row.cells.specialization);
  if (id) {
    const doctor = doctors.get(id);
    if (doctor) return { doctor, key };
    const problem = deleted.has(id)
      ? "This doctor is deleted. Put the doctor back from the Trash first, or leave Id empty to add a new one."
      : "No doctor has this Id. Leave it empty to add a new doctor.";
    return { key, problem };
  }
  const [only, ...others] = byKey.get(key) ?? [];
  if (others.length === 0) return { doctor: doctors.get(only?.id ?? ""), key };
  const problem =
    "Several doctors have this name and specialization. Say by Id which one is meant.";
  return { key, problem };
}

interface Circumstances {
  known: Known;
  errors: Problems;
  letters: Letters;
  mapping: Mapping;
}

function compare(
  row: ImportRow,
  doctor: Doctor | undefined,
  { known, errors, letters, mapping }: Circumstances,
): Outcome {
  const wrong = new Map(errors);
  const opd = opdOf(row, mapping, doctor && { hasHours: known.inTimetable.has(doctor.id) });
  const readings = [...row.readings, ...opd.readings];
  if (opd.problem) wrong.set("opd", opd.problem);
  const { hours } = opd;
  const filled = doctor ? {} : fillIn(row.cells, mapping);
  const cells = { ...row.cells, ...filled };
  const values = understandAll(cells, wrong);
  if (!doctor && isBlank(cells.hospital_slots) && opd.slots.length > 0) {
    values.hospital_slots = opd.slots;
  }
  const stored = doctor && pickFields(doctor, importFields);
  const input = toInput(values, stored);
  const hasWords = wordsTargets.some(({ target }) => row.cells[target]?.trim());
  if (doctor && wrong.size === 0 && hours.length === 0 && !hasWords) {
    if (isDeepStrictEqual(input, toInput({}, stored))) {
      return { kind: "unchanged", doctor, readings };
    }
  }
  for (const name of texts) {
    const [text, before] = [String(values[name] ?? ""), String(stored?.[name] ?? "")];
    const why = text === before ? undefined : whySpoilt(text, before);
    if (why) wrong.set(name, `${cellName(letters[name], row.row, labels[name])} ${why}`);
  }
  const isWithoutVideo = isBlank(cells.video_slots)
    ? stored?.video_slots.length === 0
    : saysNoVideo(cells.video_slots);
  const hasOpd = hours.length > 0 || (doctor && known.inTimetable.has(doctor.id));
  const optional = { hospital_slots: hasOpd, video_slots: isWithoutVideo };
  const checked = doctorOfStaff(optional).safeParse(input);
  for (const { path, message } of checked.error?.issues ?? []) {
    const [name = ""] = path;
    const isOfOpd = name === "hospital_slots" && wrong.has("opd");
    if (!wrong.has(name) && !isOfOpd) wrong.set(name, message);
  }
  const wordsIn = (locale: WordsLocale) =>
    doctor && known.words.get(idOfWords({ subject: "doctor", subject_id: doctor.id, locale }));
  const said = checked.success && wordsOfRow(row.cells, checked.data, wordsIn);
  for (const [target, message] of said ? said.problems : []) wrong.set(target, message);
  if (wrong.size > 0 || !checked.success || !said) {
    const targets = wordsTargets.map(({ target }) => target);
    const order = [...importFields, "opd", ...targets].filter((name) => wrong.has(name));
    const reasons = order.map((name) => wrong.get(name) as string);
    return { kind: "wrong", reasons, who: doctor ?? "new", readings };
  }
  if (!doctor) {
    const { name } = checked.data;
    const namesakes = known.byName.get(wordsOf(name)) ?? [];
    return {
      kind: "new",
      fields: completeDoctor(checked.data),
      hours,
      words: said.words,
      namesakes: namesakes.map(({ specialization }) => specialization),
      filled: (Object.keys(filled) as Target[]).map(labelOf),
      readings,
    };
  }
  const fields = completeDoctor(checked.data, doctor);
  const isSame = isDeepStrictEqual({ ...doctor, ...fields }, doctor);
  const { words } = said;
  if (isSame && hours.length + words.length === 0) return { kind: "unchanged", doctor, readings };
  return { kind: "changed", doctor, fields, hours, words, readings };
}

function fillIn(cells: ImportRow["cells"], { defaults }: Mapping): ImportRow["cells"] {
  const filled = importFields.filter((name) => defaults[name] && !cells[name]?.trim());
  return Object.fromEntries(filled.map((name) => [name, defaults[name]]));
}

/** The values of the cells; what is wrong with the others is put down in `wrong`. */
function understandAll(cells: ImportRow["cells"], wrong: Problems) {
  const values: Partial<Record<ImportField, unknown>> = {};
  for (const name of importFields) {
    const cell = cells[name];
    if (cell === undefined || wrong.has(name)) continue;
    const understood = understand(name, cell);
    if ("problem" in understood) wrong.set(name, understood.problem);
    else if (understood.value !== undefined) values[name] = understood.value;
  }
  return values;
}

const usual = { availability: "available", is_active: true };

// The rules are those of the form, in which everything is typed.
function toInput(values: object, stored: object | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...usual, ...stored, ...values }).map(([name, value]) => [name, typed(value)]),
  );
}

function typed(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { completeDoctor } from "#app/doctor-desk/save.server.ts";
import { labels, pickFields, texts } from "#app/doctors/fields.ts";
import { doctorSchema } from "#app/doctors/schema.ts";
import { findDeletedIds, listDoctorNames } from "#db/doctor-import.ts";
import { type Doctor, type DoctorFields, findDoctors } from "#db/doctors.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { understand } from "./cells.ts";
import { type ColumnName, columns, type ImportField, importFields } from "./columns.ts";
import type { ImportRow, Upload } from "./read-upload.server.ts";
import { whyNoValue, whySpoilt } from "./spoilt.ts";

/** What becomes of a row. */
export type PlannedRow = { row: number; name: string } & (
  | { kind: "wrong"; reasons: string[] }
  | { kind: "changed"; doctor: Doctor; fields: DoctorFields }
  | { kind: "new"; fields: DoctorFields; namesakes: string[] }
  | { kind: "unchanged"; doctor: Doctor }
);

type Outcome = PlannedRow extends infer Row
  ? Row extends PlannedRow
    ? Omit<Row, "row" | "name">
    : never
  : never;

interface Known {
  /** Of all doctors who are not deleted, by name and speciality. */
  byKey: Map<string, string[]>;
  specializationsByName: Map<string, string[]>;
  doctors: Map<string, Doctor>;
  deleted: Set<string>;
}

/**
 * Compares rows with the doctors there are: by id, or without one by name and speciality. A column that the file does
 * not have, and a photo, stay as they are.
 */
export function planRows({ rows, letters }: Pick<Upload, "rows" | "letters">): PlannedRow[] {
  const known = readKnown(rows);
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const errors = findErrors(row, letters);
    if (identifying.some((name) => errors.has(name))) {
      const name = errors.has("name") ? "" : (row.cells.name?.trim() ?? "");
      return { row: row.row, name, kind: "wrong", reasons: [...errors.values()] };
    }
    const { doctor, key, problem } = findDoctorOf(row, known);
    const about = { row: row.row, name: row.cells.name?.trim() || doctor?.name || "" };
    const earlier = seen.get(doctor?.id ?? key);
    seen.set(doctor?.id ?? key, row.row);
    if (problem) return { ...about, kind: "wrong", reasons: [problem] };
    if (earlier)
      return { ...about, kind: "wrong", reasons: [`Row ${earlier} is about the same doctor.`] };
    const outcome = compare(row, doctor, { known, errors, letters });
    return { ...about, ...outcome } as PlannedRow;
  });
}

type Letters = Upload["letters"];
type Problems = Map<PropertyKey, string>;

const identifying: readonly ColumnName[] = ["id", "name", "specialization"];

/** The cells that have the error of a spreadsheet in place of a value. */
function findErrors({ row, cells }: ImportRow, letters: Letters): Problems {
  return new Map(
    columns.flatMap(([name, heading]) => {
      const why = whyNoValue(cells[name] ?? "");
      return why ? [[name, `${cellName(letters[name], row, heading)} ${why}`] as const] : [];
    }),
  );
}

/** As a spreadsheet names it, such as "Cell C5 (Phone)". */
function cellName(letter: string | undefined, row: number, heading: string): string {
  return letter ? `Cell ${letter}${row} (${heading})` : heading;
}

/** Identifies what a row would do, so that a later plan tells which rows would do something else. */
export function fingerprint(planned: PlannedRow): string {
  const { row, kind } = planned;
  const id = "doctor" in planned ? planned.doctor.id : "";
  const version = kind === "changed" ? planned.doctor.version : 0;
  const text = JSON.stringify([row, kind, id, version]);
  return createHash("sha256").update(text).digest("base64url").slice(0, fingerprintLength);
}

export const fingerprintLength = 6;

function readKnown(rows: readonly ImportRow[]): Known {
  const byKey = new Map<string, string[]>();
  const specializationsByName = new Map<string, string[]>();
  for (const { id, name, specialization } of listDoctorNames()) {
    add(byKey, keyOf(name, specialization), id);
    add(specializationsByName, wordsOf(name), specialization);
  }
  const typed = rows.map(idOf);
  const keys = rows.map(({ cells }) => keyOf(cells.name, cells.specialization));
  const wanted = new Set([...typed, ...keys.flatMap((key) => byKey.get(key) ?? [])]);
  const doctors = new Map(findDoctors([...wanted]).map((doctor) => [doctor.id, doctor]));
  return { byKey, specializationsByName, doctors, deleted: findDeletedIds(typed) };
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
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
  if (others.length === 0) return { doctor: doctors.get(only ?? ""), key };
  const problem =
    "Several doctors have this name and specialization. Say by Id which one is meant.";
  return { key, problem };
}

function compare(
  { row, cells }: ImportRow,
  doctor: Doctor | undefined,
  { known, errors, letters }: { known: Known; errors: Problems; letters: Letters },
): Outcome {
  const values: Partial<Record<ImportField, unknown>> = {};
  const wrong = new Map(errors);
  for (const name of importFields) {
    const cell = cells[name];
    if (cell === undefined || wrong.has(name)) continue;
    const understood = understand(name, cell);
    if ("problem" in understood) wrong.set(name, understood.problem);
    else if (understood.value !== undefined) values[name] = understood.value;
  }
  const stored = doctor && pickFields(doctor, importFields);
  const input = toInput(values, stored);
  if (doctor && wrong.size === 0) {
    if (isDeepStrictEqual(input, toInput({}, stored))) return { kind: "unchanged", doctor };
  }
  for (const name of texts) {
    const [text, before] = [String(values[name] ?? ""), String(stored?.[name] ?? "")];
    const why = text === before ? undefined : whySpoilt(text, before);
    if (why) wrong.set(name, `${cellName(letters[name], row, labels[name])} ${why}`);
  }
  const checked = doctorSchema.safeParse(input);
  for (const { path, message } of checked.error?.issues ?? []) {
    const [name = ""] = path;
    if (!wrong.has(name)) wrong.set(name, message);
  }
  if (wrong.size > 0 || !checked.success) {
    const order = importFields.filter((name) => wrong.has(name));
    return { kind: "wrong", reasons: order.map((name) => wrong.get(name) as string) };
  }
  if (!doctor) {
    const { name } = checked.data;
    const namesakes = known.specializationsByName.get(wordsOf(name)) ?? [];
    return { kind: "new", fields: completeDoctor(checked.data), namesakes };
  }
  const fields = completeDoctor(checked.data, doctor);
  if (isDeepStrictEqual({ ...doctor, ...fields }, doctor)) return { kind: "unchanged", doctor };
  return { kind: "changed", doctor, fields };
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

import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "#db/connection.server.ts";
import { keepDigests } from "#db/digests.ts";
import { importsDirectory } from "#db/disk/data-directory.ts";
import { entities, type KeptSubject, keptSubjects } from "#db/entities.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { unerasedSubjects } from "./erasure.ts";

type SourceName =
  | KeptSubject
  | "staff account"
  | "invitation"
  | "change"
  | "patient"
  | "appointment"
  | "register change"
  | "receipt"
  | "words";

export interface Trace {
  kind: SourceName | "deleted doctor";
  id: string;
  name: string;
  email: string;
  phone: string;
  at: string;
  photoKeys: string[];
}

type Row = Record<string, unknown>;

// The zeros of the keyboards for Hindi, Punjabi and Urdu.
const zeros = [0x966, 0xa66, 0x660, 0x6f0];

const unerased = unerasedSubjects.map((subject) => `'${subject}'`).join(", ");

interface Source {
  sql: string;
  table?: string;
}

/** Each by the columns that say whose it is. The tables have them in every version of the database. */
const sources: Record<SourceName, Source | undefined> = {
  application: { sql: "SELECT * FROM applications ORDER BY created_at" },
  doctor: { sql: "SELECT * FROM doctors ORDER BY name" },
  "staff account": { sql: "SELECT id, name, email, created_at FROM staff ORDER BY email" },
  invitation: {
    sql: "SELECT id, email AS name, email, created_at FROM staff_links WHERE email IS NOT NULL ORDER BY id",
    table: "staff_links",
  },
  change: {
    sql: `SELECT subject_id AS id, action || ' ' || subject AS name, before, after, at AS created_at,
      coalesce(before ->> 'email', after ->> 'email') AS email,
      coalesce(before ->> 'phone', after ->> 'phone') AS phone,
      before ->> 'photo_key' AS photo_before, after ->> 'photo_key' AS photo_key
      FROM audit WHERE subject NOT IN (${unerased}) AND coalesce(before, after) IS NOT NULL ORDER BY at`,
  },
  patient: {
    sql: "SELECT id, name, phone, guardian, place, reference, created_at FROM patients ORDER BY number",
    table: "patients",
  },
  appointment: {
    sql: "SELECT id, note AS name, created_at FROM appointments WHERE note <> '' ORDER BY id",
    table: "appointments",
  },
  // What it was before: what it is since then is in the next change, or in the row.
  "register change": {
    sql: `SELECT subject_id AS id, action || ' ' || subject AS name, before, before ->> 'phone' AS phone, at AS created_at
      FROM register_changes WHERE before IS NOT NULL ORDER BY id`,
    table: "register_changes",
  },
  receipt: {
    sql: `SELECT id, patient_id, name, prefix || '/' || year || '/' || number AS serial, reason, payer, created_at FROM payments ORDER BY created_at`,
    table: "payments",
  },
  sitting: freeText("sitting", "note"),
  absence: freeText("absence", "note"),
  closure: freeText("closure", "name"),
  notice: freeText("notice", "text"),
  review: freeText("review", "name"),
  "own page": freeText("own page", "name"),
  words: {
    sql: `SELECT id, (SELECT group_concat(value ->> 'text', ' ') FROM json_each(fields)) AS name, created_at
      FROM words ORDER BY id`,
    table: "words",
  },
  link: undefined,
};

function freeText(subject: KeptSubject, column: string): Source {
  const { table } = entities[subject];
  const sql = `SELECT id, ${column} AS name, created_at FROM ${table} WHERE ${column} <> '' ORDER BY id`;
  return { sql, table };
}

export function findTraces(file: string, text: string): Trace[] {
  return readTraces(file, (row) => mentions(row, text));
}

export function findTracesOf(file: string, keys: string[]): Trace[] {
  const wanted = new Set(keys.map((key) => phoneIn(key) ?? normalizeForSearch(key)));
  return readTraces(file, ({ id, email, phone, patient_id }) =>
    [id, email, phone, patient_id].some(
      (own) => own && wanted.has(normalizeForSearch(String(own))),
    ),
  );
}

/** The uploaded lists of doctors with a row that mentions one of the texts. Returns their files. */
export function findUploadedLists(texts: string[]): string[] {
  if (!existsSync(importsDirectory)) return [];
  return readdirSync(importsDirectory)
    .map((name) => join(importsDirectory, name))
    .filter((file) => {
      const rows = readFileSync(file, "utf8").split("]");
      return rows.some((row) => texts.some((text) => mentions({ row }, text)));
    });
}

export function phoneIn(text: string): string | undefined {
  const digits = plainDigits(text);
  return /^(?:\+?91|0091|0)?(\d{10})$/.exec(digits)?.[1];
}

const ofRegister = [
  `UPDATE register_changes SET before = NULL, after = NULL
    WHERE subject_id IN (SELECT id FROM appointments WHERE @id IN (id, patient_id)) OR subject_id = @id`,
  "UPDATE appointments SET note = '' WHERE @id IN (id, patient_id)",
  "UPDATE appointments SET patient_id = NULL WHERE patient_id = @id",
  "DELETE FROM patients_search WHERE rowid = (SELECT number FROM patients WHERE id = @id)",
  "DELETE FROM patients WHERE id = @id",
];

// Receipts keep the printed name until their year goes: income-tax and company law want the books.
const ofMoney = ["UPDATE payments SET patient_id = NULL WHERE patient_id = @id"];

/** Removes rows from a database that is a copy, which does not become younger by that. */
export function eraseFromCopy(file: string, traces: Trace[]): void {
  const { atime, mtime } = statSync(file);
  using cleanup = new DisposableStack();
  cleanup.defer(() => utimesSync(file, atime, mtime));
  const sqlite = cleanup.use(openDatabase(file));
  keepDigests(sqlite);
  const searched = keptSubjects.filter((subject) => sources[subject]);
  const tables = [...searched.map((subject) => entities[subject].table), "staff_links"];
  const statements = [
    ...tables
      .filter((table) => hasTable(sqlite, table))
      .map((table) => `DELETE FROM ${table} WHERE id = @id`),
    ...(hasTable(sqlite, "words") ? ["DELETE FROM words WHERE @id IN (id, subject_id)"] : []),
    `UPDATE audit SET before = NULL, after = NULL
      WHERE subject NOT IN (${unerased}) AND @id IN (subject_id, coalesce(before, after) ->> 'doctor_id')`,
    ...(hasTable(sqlite, "payments") ? ofMoney : []),
    ...(hasTable(sqlite, "patients") ? ofRegister : []),
  ].map((sql) => sqlite.prepare(sql));
  for (const { id } of traces) for (const statement of statements) statement.run({ id });
  sqlite.exec("VACUUM");
  sqlite.pragma("journal_mode = DELETE");
}

function readTraces(file: string, isWanted: (row: Row) => boolean): Trace[] {
  using opened = new DisposableStack();
  const options = { readonly: true, fileMustExist: true, timeout: 5000 };
  const sqlite = opened.adopt(new Database(file, options), (own) => own.close());
  return Object.entries(sources).flatMap(([name, source]) => {
    if (!source || (source.table && !hasTable(sqlite, source.table))) return [];
    return [...(sqlite.prepare(source.sql).iterate() as Iterable<Row>)]
      .filter(isWanted)
      .map((row) => toTrace(row, name as SourceName));
  });
}

function hasTable(sqlite: Database.Database, name: string): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(name) !== undefined;
}

function toTrace(row: Row, source: SourceName): Trace {
  const text = (key: string) => String(row[key] ?? "");
  return {
    kind: source === "doctor" && row.is_deleted ? "deleted doctor" : source,
    id: text("id"),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    at: text("created_at"),
    photoKeys: [text("photo_key"), text("photo_before")].filter(Boolean),
  };
}

function mentions(row: Row, text: string): boolean {
  const stored = normalizeForSearch(Object.values(row).join("\n"));
  const phone = phoneIn(text);
  if (phone) return plainDigits(stored).includes(phone);
  return normalizeForSearch(text)
    .split(" ")
    .every((word) => stored.includes(word));
}

function plainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? digit : String(code - zero);
    });
}

import Database from "better-sqlite3";
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { giveUpBallast } from "#db/disk/ballast.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { requireNoRestore } from "#db/disk/restore-journal.ts";
import { StorageGoneError, storageFaultOf } from "#db/disk/storage-fault.ts";
import { keepDigests, registerDigest } from "./digests.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import { noteTables } from "./read-tables.ts";
import type { HospitalDatabase } from "./schema.ts";

export function openDatabase(file: string, timeout?: number): Database.Database & Disposable {
  const sqlite = openAsItIs(file, timeout);
  switchToWal(sqlite);
  return sqlite;
}

/** Sets synchronous=FULL after WAL: the default with WAL can lose an acknowledged write in a power cut. */
export function switchToWal(sqlite: Database.Database): void {
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
}

/** Writes nothing to the file, which may be another program's. */
export function openAsItIs(file: string, timeout = 5000): Database.Database & Disposable {
  const sqlite = new Database(file, { timeout });
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("secure_delete = ON");
  sqlite.pragma("journal_size_limit = 4194304");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma("temp_store = MEMORY");
  sqlite.function("normalize", { deterministic: true }, (text) => normalizeForSearch(String(text)));
  registerDigest(sqlite);
  return Object.assign(sqlite, { [Symbol.dispose]: () => void sqlite.close() });
}

export const query = new Kysely<HospitalDatabase>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

let sqlite: Database.Database | undefined;
let busyTimeout: number | undefined;

/** For a process that others wait for: milliseconds to wait for a lock before an error. */
export function setBusyTimeout(milliseconds: number): void {
  if (milliseconds === busyTimeout) return;
  busyTimeout = milliseconds;
  sqlite?.pragma(`busy_timeout = ${milliseconds}`);
}

let isInPlace = () => true;

/** `check` tells whether the file is still the one that was opened; nothing is written where it is not. */
export function requirePlace(check: () => boolean): void {
  isInPlace = check;
}

const statements = new Map<string, Database.Statement>();

function connection(): Database.Database {
  if (!sqlite) {
    requireNoRestore();
    const opened = openDatabase(databaseFile, busyTimeout);
    keepDigests(opened);
    sqlite = opened;
  }
  return sqlite;
}

function prepare(text: string): Database.Statement {
  let statement = statements.get(text);
  if (!statement) {
    statement = connection().prepare(text);
    statements.set(text, statement);
  }
  return statement;
}

function toRead(text: string, parameters: readonly unknown[]): Database.Statement {
  const statement = prepare(text);
  noteTables(connection(), statement, parameters);
  return statement;
}

export function all<Row>(built: Compilable<Row>): Row[] {
  const { sql, parameters } = built.compile();
  return toRead(sql, parameters).all(...parameters) as Row[];
}

export function one<Row>(built: Compilable<Row>): Row | undefined {
  const { sql, parameters } = built.compile();
  return toRead(sql, parameters).get(...parameters) as Row | undefined;
}

export function run(built: Compilable): number {
  const { sql, parameters } = built.compile();
  if (!isInPlace()) throw new StorageGoneError();
  return withRoom(() => prepare(sql).run(...parameters).changes);
}

/** `work` is synchronous, so that nothing can be awaited while the database is locked. */
export function transaction<Result>(work: () => Result): Result {
  return withRoom(() => connection().transaction(work).immediate());
}

// On a full disk staff can still sign in and delete.
function withRoom<Result>(write: () => Result): Result {
  const isWhole = !connection().inTransaction;
  try {
    return write();
  } catch (error) {
    const isFull = (error as { code?: unknown }).code === "SQLITE_FULL";
    if (!isWhole || !isFull || !giveUpBallast()) throw error;
    return write();
  }
}

/** Also empties the write-ahead log: what was deleted is then in no file any more. False where somebody was in the way. */
export function truncateLog(): boolean {
  try {
    return connection().pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
    return false;
  }
}

/** Writes the whole file anew, without what pages have kept of deleted rows. Throws where others write. */
export function rewriteDatabase(): void {
  connection().exec("VACUUM");
}

export function closeDatabase(): void {
  if (!sqlite) return;
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  statements.clear();
  sqlite.close();
  sqlite = undefined;
}

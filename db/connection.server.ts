import Database from "better-sqlite3";
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { databaseFile } from "./data-directory.ts";
import { fold } from "./fold.ts";
import type { HospitalDatabase } from "./schema.ts";

/**
 * Opens a SQLite file with the settings every connection needs.
 * WAL alone would be compiled with synchronous=NORMAL, which can lose an acknowledged write when the
 * power fails; FULL is set after WAL because the driver's default would silently win.
 */
export function openDatabase(file: string): Database.Database {
  const sqlite = new Database(file, { timeout: 5000 });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("secure_delete = ON");
  sqlite.pragma("journal_size_limit = 67108864");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma("temp_store = MEMORY");
  sqlite.function("fold", { deterministic: true }, (text) => fold(String(text)));
  return sqlite;
}

/** Builds typed SQL; it never runs any. Queries run at once through `all`, `one` and `run` below. */
export const query = new Kysely<HospitalDatabase>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

let sqlite: Database.Database | undefined;
const statements = new Map<string, Database.Statement>();

function connection(): Database.Database {
  sqlite ??= openDatabase(databaseFile);
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

/** All rows of a query. */
export function all<Row>(built: Compilable<Row>): Row[] {
  const { sql, parameters } = built.compile();
  return prepare(sql).all(...parameters) as Row[];
}

/** The first row of a query, or undefined. */
export function one<Row>(built: Compilable<Row>): Row | undefined {
  const { sql, parameters } = built.compile();
  return prepare(sql).get(...parameters) as Row | undefined;
}

/** Runs a statement that changes rows; answers how many it changed. */
export function run(built: Compilable): number {
  const { sql, parameters } = built.compile();
  return prepare(sql).run(...parameters).changes;
}

/**
 * Runs `work` in one immediate transaction: all of it is kept, or none.
 * `work` is synchronous, so nothing can be awaited while the database is locked.
 */
export function transaction<Result>(work: () => Result): Result {
  return connection().transaction(work).immediate();
}

/** Closes the connection after folding the write-ahead log into the database file. */
export function closeDatabase(): void {
  if (!sqlite) return;
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  statements.clear();
  sqlite.close();
  sqlite = undefined;
}

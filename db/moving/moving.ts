import Database from "better-sqlite3";
import { openDatabase } from "#db/connection.server.ts";
import { keepDigests, quote } from "#db/digests.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { repeatStep } from "#db/migrate.ts";
import { type MovedTable, movedTables } from "./moved-tables.ts";

export type MovedRow = Record<string, unknown>;

export interface MovedColumn {
  name: string;
  hasDefault: boolean;
}

/** Reads all tables as they are at one moment, while others go on writing. */
export function openExport() {
  const sqlite = new Database(databaseFile, { readonly: true, fileMustExist: true });
  sqlite.exec("BEGIN");

  function* rows(table: MovedTable): Iterable<MovedRow> {
    const columns = listColumns(sqlite, table).map(({ name }) => {
      const expression = table.made?.[name];
      return expression ? `${expression} AS ${quote(name)}` : quote(name);
    });
    const condition = table.only ? `WHERE ${table.only}` : "";
    const text = `SELECT ${columns.join(", ")} FROM ${quote(table.name)} ${condition} ORDER BY ${table.order}`;
    for (const row of sqlite.prepare(text).iterate() as Iterable<MovedRow>) {
      for (const name of table.json)
        if (row[name] !== null) row[name] = JSON.parse(String(row[name]));
      yield row;
    }
  }

  return {
    rows,
    listColumns: (table: MovedTable) => listColumns(sqlite, table),
    close: () => void sqlite.close(),
  };
}

export function openImport() {
  const sqlite = openDatabase(databaseFile);
  keepDigests(sqlite);

  function listFilled(): string[] {
    return movedTables
      .map(({ name }) => name)
      .filter((name) => sqlite.prepare(`SELECT 1 FROM ${quote(name)}`).get() !== undefined);
  }

  function insert(table: MovedTable, given: MovedRow): void {
    const row: MovedRow = { ...given, ...table.complete?.(given) };
    for (const name of Object.keys(table.made ?? {})) delete row[name];
    const columns = Object.keys(row);
    const values = Object.entries(row).map(([name, value]) =>
      table.json.includes(name) && value !== null ? JSON.stringify(value) : value,
    );
    const places = columns.map(() => "?").join(", ");
    sqlite
      .prepare(
        `INSERT INTO ${quote(table.name)} (${columns.map(quote).join(", ")}) VALUES (${places})`,
      )
      .run(...values);
  }

  return {
    listFilled,
    listColumns: (table: MovedTable) => listColumns(sqlite, table),
    insert,
    complete: () => repeatStep(sqlite, "0024_emergency_in_hours.sql"),
    inOneTransaction: (work: () => void) => sqlite.transaction(work).immediate(),
    [Symbol.dispose]: () => void sqlite.close(),
  };
}

function listColumns(
  sqlite: Database.Database,
  { name, leftOut, made = {}, madeLater = [] }: MovedTable,
): MovedColumn[] {
  const columns = sqlite
    .prepare(
      'SELECT name, dflt_value, "notnull" AS isRequired FROM pragma_table_info(?) ORDER BY name',
    )
    .all(name) as { name: string; dflt_value: string | null; isRequired: number }[];
  const stored = columns
    .filter((column) => !leftOut.includes(column.name))
    .map((column) => ({
      name: column.name,
      hasDefault: column.dflt_value !== null || column.isRequired === 0,
    }));
  const others = Object.keys(made).map((column) => ({
    name: column,
    hasDefault: madeLater.includes(column),
  }));
  return [...stored, ...others].sort((one, other) => (one.name < other.name ? -1 : 1));
}

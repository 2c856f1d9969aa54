import { hash } from "node:crypto";
import type Database from "better-sqlite3";

export interface DamagedRow {
  table: string;
  key: string;
}

interface DigestedTable {
  name: string;
  keyColumns: string[];
  columns: string[];
}

/** 64 bits: enough against chance, and nobody is kept from writing digests of their own. */
export function registerDigest(sqlite: Database.Database): void {
  sqlite.function("digest", { deterministic: true, varargs: true }, (...values) =>
    hash("sha256", JSON.stringify(values)).slice(0, 16),
  );
}

/** The triggers are temporary: those in the file itself may not call functions of the program. */
export function keepDigests(sqlite: Database.Database): void {
  for (const table of digestedTables(sqlite)) sqlite.exec(triggersOf(table));
}

// A row that was damaged before it was changed stays known as damaged.
function triggersOf(table: DigestedTable): string {
  const { name } = table;
  const ofTable = `table_name = ${text(name)}`;
  const [was, is] = [keyOf(table, "old"), keyOf(table, "new")];
  const [before, after] = [digestOf(table, "old"), digestOf(table, "new")];
  return `
    CREATE TEMP TRIGGER ${quote(`${name}_inserted`)} AFTER INSERT ON main.${quote(name)} BEGIN
      INSERT OR REPLACE INTO digests VALUES (${text(name)}, ${is}, ${after});
    END;
    CREATE TEMP TRIGGER ${quote(`${name}_updated`)} AFTER UPDATE ON main.${quote(name)} BEGIN
      UPDATE digests SET row_key = ${is}, digest = ${after}
        WHERE ${ofTable} AND row_key = ${was} AND digest = ${before};
    END;
    CREATE TEMP TRIGGER ${quote(`${name}_deleted`)} AFTER DELETE ON main.${quote(name)} BEGIN
      DELETE FROM digests WHERE ${ofTable} AND row_key = ${was};
    END;`;
}

export function findDamagedRows(sqlite: Database.Database): DamagedRow[] {
  const tables = digestedTables(sqlite);
  const names = tables.map(({ name }) => text(name)).join(", ");
  if (tables.length === 0) return [];
  const unknown = `SELECT table_name AS "table", row_key AS key FROM digests WHERE table_name NOT IN (${names})`;
  return [...tables.flatMap(differences), unknown].flatMap(
    (query) => sqlite.prepare(query).all() as DamagedRow[],
  );
}

function differences(table: DigestedTable): string[] {
  const key = keyOf(table, "present");
  const present = `${quote(table.name)} AS present`;
  const known = `known.table_name = ${text(table.name)}`;
  return [
    `SELECT ${text(table.name)} AS "table", ${key} AS key FROM ${present}
       LEFT JOIN digests AS known ON ${known} AND known.row_key = ${key}
       WHERE known.digest IS NOT ${digestOf(table, "present")}`,
    `SELECT known.table_name AS "table", known.row_key AS key FROM digests AS known
       WHERE ${known} AND known.row_key NOT IN (SELECT ${key} FROM ${present})`,
  ];
}

export function rewriteDigests(sqlite: Database.Database, damaged: DamagedRow[] = []): void {
  const tables = digestedTables(sqlite);
  if (tables.length === 0) return;
  sqlite.exec("DELETE FROM digests");
  const none = sqlite.prepare("INSERT INTO digests VALUES (@table, @key, '')");
  for (const row of damaged) none.run(row);
  for (const table of tables) {
    sqlite.exec(`INSERT OR IGNORE INTO digests
      SELECT ${text(table.name)}, ${keyOf(table, "present")}, ${digestOf(table, "present")}
      FROM ${quote(table.name)} AS present`);
  }
}

const derived = ["digests", "application_numbers", "application_counts", "table_versions"];

function digestedTables(sqlite: Database.Database): DigestedTable[] {
  const names = sqlite
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .pluck()
    .all() as string[];
  if (!names.includes("digests")) return [];
  return names.filter((name) => !derived.includes(name)).map((name) => describeTable(sqlite, name));
}

function describeTable(sqlite: Database.Database, name: string): DigestedTable {
  const columns = sqlite.pragma(`main.table_info(${quote(name)})`) as {
    name: string;
    pk: number;
  }[];
  const inKey = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (inKey.length === 0) throw new Error(`the table ${name} has no primary key`);
  return {
    name,
    keyColumns: inKey.map((column) => column.name),
    columns: columns.map((column) => column.name),
  };
}

function keyOf({ keyColumns }: DigestedTable, row: string): string {
  const values = keyColumns.map((column) => `${row}.${quote(column)}`);
  return values.length === 1 ? `CAST(${values[0]} AS TEXT)` : `json_array(${values.join(", ")})`;
}

function digestOf({ columns }: DigestedTable, row: string): string {
  return `digest(${columns.map((column) => `${row}.${quote(column)}`).join(", ")})`;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

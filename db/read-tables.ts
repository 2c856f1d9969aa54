import { AsyncLocalStorage } from "node:async_hooks";
import type Database from "better-sqlite3";

const reading = new AsyncLocalStorage<Set<string>>();

export async function notingTables<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: string[] }> {
  const tables = new Set<string>();
  const result = await reading.run(tables, work);
  return { result, tables: [...tables] };
}

const tablesOf = new WeakMap<Database.Statement, string[]>();

/** Call it before a statement is read. */
export function noteTables(
  sqlite: Database.Database,
  statement: Database.Statement,
  parameters: readonly unknown[],
): void {
  const noted = reading.getStore();
  if (!noted) return;
  let tables = tablesOf.get(statement);
  if (!tables) {
    tables = findTables(sqlite, statement.source, parameters);
    tablesOf.set(statement, tables);
  }
  for (const table of tables) noted.add(table);
}

interface Step {
  opcode: string;
  p2: number;
}

/** From the program that SQLite makes of it, so that nothing is missed, however the SQL is written. */
function findTables(
  sqlite: Database.Database,
  text: string,
  parameters: readonly unknown[],
): string[] {
  const steps = sqlite.prepare(`EXPLAIN ${text}`).all(...parameters) as Step[];
  const roots = new Map(
    sqlite.prepare("SELECT rootpage, tbl_name FROM sqlite_schema").raw().all() as [
      number,
      string,
    ][],
  );
  const stored = steps
    .filter(({ opcode }) => opcode === "OpenRead")
    .map(({ p2 }) => roots.get(p2) ?? "unknown");
  const virtual = steps.some(({ opcode }) => opcode === "VOpen")
    ? findVirtualTables(sqlite, text, parameters)
    : [];
  return [...stored, ...virtual];
}

function findVirtualTables(
  sqlite: Database.Database,
  text: string,
  parameters: readonly unknown[],
): string[] {
  const plan = sqlite.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...parameters) as {
    detail: string;
  }[];
  return plan
    .flatMap(({ detail }) => /^SCAN (\S+) VIRTUAL TABLE/.exec(detail)?.[1] ?? [])
    .filter((name) => name !== "json_each");
}

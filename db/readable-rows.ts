import type Database from "better-sqlite3";
import { commandLine } from "#runtime/command-line.ts";
import { log } from "#runtime/log.ts";
import { findFaults, parseJson, type RuledTable, rowRules } from "./row-rules.ts";
import { type SettingName, settingGroups } from "./setting-groups.ts";

const maxReported = 500;
const reported = new Set<string>();

export function readableRows<Row extends object>(table: RuledTable, rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => readableRow(table, row) ?? []);
}

/** The row as it can be read; undefined, and logged once, where it cannot. */
export function readableRow<Row extends object>(
  table: RuledTable,
  row: Row | undefined,
): Row | undefined {
  if (!row) return undefined;
  const faults = findFaults(table, row);
  if (faults.length === 0) return row;
  const read = { ...row } as Record<string, unknown>;
  for (const { column, rule } of faults) {
    reportUnreadable(table, keyOf(read), column, read[column]);
    read[column] = rule.instead;
  }
  return faults.every(({ rule }) => rule.instead !== undefined) ? (read as Row) : undefined;
}

export function reportUnreadable(table: string, key: string, column: string, value: unknown): void {
  const known = JSON.stringify([table, key, column, String(value).slice(0, 200)]);
  if (reported.has(known) || reported.size >= maxReported) return;
  reported.add(known);
  log.error(
    { table, key: key.slice(0, 100), column },
    `cannot be read; see ${commandLine("check-data")}`,
  );
}

export function findUnreadable(sqlite: Database.Database): string[] {
  const tables = Object.keys(rowRules) as RuledTable[];
  const inRows = tables.flatMap((table) => {
    const rows = sqlite.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`).all();
    return rows.flatMap((row) =>
      findFaults(table, row).map(({ column }) => `${table} ${keyOf(row)} ${column}`),
    );
  });
  return [...inRows, ...findUnreadableSettings(sqlite)];
}

function findUnreadableSettings(sqlite: Database.Database): string[] {
  const saved = "SELECT name, value FROM settings WHERE value IS NOT NULL AND locale = 'en'";
  const rows = sqlite.prepare<[], { name: string; value: string }>(saved).all();
  return rows.flatMap(({ name, value }) => {
    if (!Object.hasOwn(settingGroups, name)) return [];
    const { success } = settingGroups[name as SettingName].safeParse(parseJson(value));
    return success ? [] : [`settings ${name} value`];
  });
}

function keyOf({ id, place, path }: Record<string, unknown>): string {
  return String(id ?? place ?? path ?? "");
}

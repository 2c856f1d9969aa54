import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type Database from "better-sqlite3";
import { databaseFile, dataDirectory } from "#db/disk/data-directory.ts";
import { makeFolder } from "#runtime/make-folder.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { openAsItIs, openDatabase, switchToWal } from "./connection.server.ts";
import { findDamagedRows, rewriteDigests } from "./digests.ts";

const migrationsDirectory = join(projectRoot, "migrations");

// "Morni" in ASCII, in 31 bits.
const applicationId = 0x4d6f726e;

export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}

/** It is another program's, or its tables are not those that the steps make. */
export class ForeignSchemaError extends Error {
  override name = "ForeignSchemaError";
}

const maxNamed = 5;

function stepNames(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/**
 * Each step in one immediate transaction, and a new database in one; a database with data is copied to
 * `hospital-before-<step>.db` first. One that nobody could use after all steps is refused as it is.
 */
export function migrate(sqlite: Database.Database, directory = migrationsDirectory): string[] {
  if (!isHospital(sqlite) && hasTables(sqlite)) {
    throw new ForeignSchemaError(`the database ${sqlite.name} is not a hospital's`);
  }
  const steps = stepNames(directory);
  const version = readVersion(sqlite);
  if (version > steps.length) {
    throw new NewerDatabaseError(
      `the database is at version ${version}, but this program knows only ${steps.length}; start the newer program or restore an older backup`,
    );
  }
  requireOwnSchema(sqlite, directory);
  const missing = steps.slice(version);
  if (version > 0 && missing[0]) copyBefore(sqlite, missing[0]);
  switchToWal(sqlite);
  let reached = version;
  for (const batch of version === 0 ? [missing] : missing.map((name) => [name])) {
    reached += batch.length;
    sqlite.transaction(takeSteps).immediate(sqlite, directory, batch, reached);
  }
  return missing;
}

function takeSteps(
  sqlite: Database.Database,
  directory: string,
  names: string[],
  reached: number,
): void {
  // Another process may have done this while we waited for the lock.
  if (readVersion(sqlite) >= reached) return;
  const damaged = findDamagedRows(sqlite);
  for (const name of names) takeStep(sqlite, directory, name);
  rewriteDigests(sqlite, damaged);
  sqlite.pragma(`application_id = ${applicationId}`);
  sqlite.pragma(`user_version = ${reached}`);
}

export function isHospital(sqlite: Database.Database): boolean {
  return sqlite.pragma("application_id", { simple: true }) === applicationId;
}

export function hasTables(sqlite: Database.Database): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema").get() !== undefined;
}

function readVersion(sqlite: Database.Database): number {
  return Number(sqlite.pragma("user_version", { simple: true }));
}

/** What a step does, once more: for rows that came from an export made before it. */
export function repeatStep(sqlite: Database.Database, name: string): void {
  takeStep(sqlite, migrationsDirectory, name);
}

function takeStep(sqlite: Database.Database, directory: string, name: string): void {
  sqlite.exec(readFileSync(join(directory, name), "utf8"));
}

function copyBefore(sqlite: Database.Database, step: string): void {
  const name = `hospital-before-${step.replace(/\.sql$/, "")}.db`;
  const copy = join(dirname(sqlite.name), name);
  rmSync(copy, { force: true });
  sqlite.prepare("VACUUM INTO ?").run(copy);
}

export function isAtOwnVersion(sqlite: Database.Database): boolean {
  return readVersion(sqlite) === stepNames(migrationsDirectory).length;
}

export function hasOwnSchema(sqlite: Database.Database): boolean {
  return findSchemaFaults(sqlite, migrationsDirectory).length === 0;
}

export function requireOwnSchema(sqlite: Database.Database, directory = migrationsDirectory): void {
  const faults = findSchemaFaults(sqlite, directory);
  if (faults.length === 0) return;
  throw new ForeignSchemaError(
    `the database ${sqlite.name} is not built as this program builds it (${faults.slice(0, maxNamed).join(", ")})`,
  );
}

/** What is missing, other than the steps up to its version make it, or not theirs, such as `table doctors`. */
function findSchemaFaults(sqlite: Database.Database, directory: string): string[] {
  using fresh = openDatabase(":memory:");
  // At one moment: another process may be migrating it.
  const read = sqlite.transaction(() => ({
    version: readVersion(sqlite),
    found: describeSchema(sqlite),
  }));
  const { version, found } = read();
  for (const name of stepNames(directory).slice(0, version)) takeStep(fresh, directory, name);
  const own = describeSchema(fresh);
  const names = new Set([...own.keys(), ...found.keys()]);
  return [...names].filter((name) => own.get(name) !== found.get(name));
}

// Litestream keeps its own place in the database that it copies.
function describeSchema(sqlite: Database.Database): Map<string, string> {
  const rows = sqlite
    .prepare<[], { name: string; description: string }>(
      "SELECT type || ' ' || name AS name, json_array(tbl_name, sql) AS description FROM sqlite_schema WHERE tbl_name NOT GLOB '_litestream_*' ORDER BY type DESC, name",
    )
    .all();
  return new Map(rows.map(({ name, description }) => [name, description]));
}

export function migrateDataDirectory(): string[] {
  makeFolder(dataDirectory);
  using sqlite = openAsItIs(databaseFile);
  return migrate(sqlite);
}

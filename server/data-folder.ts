import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transaction } from "#db/connection.server.ts";
import { databaseFile, dataDirectory, lastBackupFile } from "#db/data-directory.ts";
import { inspectDatabase } from "#db/integrity.ts";
import { lockDataDirectory } from "#db/lock.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { CommandError, exitCodes } from "#runtime/command-error.ts";

// Says that this folder has held data, so that a lost database is not taken for a first start.
const marker = join(dataDirectory, ".initialized");

export interface DataFolder {
  /** False once the database file was removed or replaced. */
  isInPlace(): boolean;
  isWritable(): boolean;
  release(): void;
}

export function openDataFolder(): DataFolder {
  requireWritable();
  const release = lockDataDirectory();
  if (!release) {
    throw new CommandError(`another server already uses ${dataDirectory}`, exitCodes.inUse);
  }
  requireSound();
  migrateDataDirectory();
  writeFileSync(marker, "");
  const opened = statSync(databaseFile).ino;
  const isInPlace = () => statSync(databaseFile, { throwIfNoEntry: false })?.ino === opened;
  return { isInPlace, isWritable: () => isInPlace() && canWrite(), release };
}

function requireWritable(): void {
  const probe = join(dataDirectory, ".probe");
  try {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(`DATA_DIR ${dataDirectory} cannot be written to (${code})`);
  }
}

function requireSound(): void {
  const condition = inspectDatabase(databaseFile, "quick");
  const advice = `restore a backup with "npm run restore -- FILE"${lastBackup()}`;
  if (condition.state === "damaged") {
    const line = `the database ${databaseFile} is damaged: ${condition.reason}; ${advice}`;
    throw new CommandError(line, exitCodes.damaged);
  }
  if (condition.state === "empty" && existsSync(marker)) {
    const line = `the database ${databaseFile} is missing or empty, but this folder has held data; ${advice}`;
    throw new CommandError(line, exitCodes.damaged);
  }
}

function lastBackup(): string {
  if (!existsSync(lastBackupFile)) return "";
  return ` (the last one was made at ${readFileSync(lastBackupFile, "utf8").trim()})`;
}

function canWrite(): boolean {
  try {
    transaction(() => undefined);
    return true;
  } catch {
    return false;
  }
}

import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transaction } from "#db/connection.server.ts";
import { databaseFile, dataDirectory, lastBackupFile } from "#db/data-directory.ts";
import { inspectDatabase } from "#db/integrity.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { CommandError, exitCodes } from "#runtime/command-error.ts";

// Says that this folder has held data, so that a lost database is not taken for a first start.
const marker = join(dataDirectory, ".initialized");

export interface DataFolder {
  /** False once the database file was removed or replaced. */
  isInPlace(): boolean;
  isWritable(): boolean;
}

/** The front holds the lock on the folder. */
export function openDataFolder(): DataFolder {
  requireSound();
  migrateDataDirectory();
  writeFileSync(marker, "");
  const opened = statSync(databaseFile).ino;
  const isInPlace = () => statSync(databaseFile, { throwIfNoEntry: false })?.ino === opened;
  return { isInPlace, isWritable: () => isInPlace() && canWrite() };
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

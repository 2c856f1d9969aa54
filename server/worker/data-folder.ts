import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import { openDatabase, setBusyTimeout, transaction } from "#db/connection.server.ts";
import { keepBallast } from "#db/disk/ballast.ts";

import { ballastFile, databaseFile, dataDirectory, dataMark } from "#db/disk/data-directory.ts";
import { storageFaultMessages, storageFaultOf } from "#db/disk/storage-fault.ts";
import { readLastBackup } from "#db/disk/upkeep-records.ts";
import { ForeignSchemaError, migrateDataDirectory } from "#db/migrate.ts";
import { inspectDatabase } from "#db/moving/integrity.ts";
import { CommandError, exitCodes } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { log } from "#runtime/log.ts";
import { tellWaiting } from "../waiting.ts";

export type DataFolder = ReturnType<typeof openDataFolder>;

const probe = join(dataDirectory, ".probe");
const probeBytes = 64 * 1024;
const patience = 2000;
const maxWaiting = 20;
let waiting = 0;
const busyTimeout = 150;

export function openDataFolder() {
  setBusyTimeout(busyTimeout);
  requireSound();
  migrateInWords();
  writeFileSync(dataMark, "");
  requireBallast();
  const lock = openDatabase(databaseFile, 0);
  // Creates the write-ahead log, which stays while this is open.
  lock.exec("BEGIN IMMEDIATE; ROLLBACK");
  const isInPlace = watchFiles([databaseFile, `${databaseFile}-wal`]);
  return {
    isInPlace,
    /** Waits while another program locks the database, but not for long: a change then fails at once. */
    waitUntilFree: () => waitForLock(lock),
    isWritable: () => isInPlace() && canWrite() && keepBallast(),
    close: () => void lock.close(),
  };
}

function requireSound(): void {
  const condition = inspectDatabase(databaseFile, "quick");
  const advice = `restore a backup with "${commandLine("restore", "FILE")}"${lastBackup()}`;
  if (condition.state === "damaged") {
    const line = `the database ${databaseFile} is damaged: ${condition.reason}; ${advice}`;
    throw new CommandError(line, exitCodes.damaged);
  }
  if (condition.state === "unavailable") {
    throw new CommandError(`${databaseFile}: ${storageFaultMessages[condition.fault]}`);
  }
  if (condition.state === "empty" && existsSync(dataMark)) {
    const line = `the database ${databaseFile} is missing or empty, but this folder has held data; ${advice}`;
    throw new CommandError(line, exitCodes.damaged);
  }
}

function migrateInWords(): void {
  const hadData = existsSync(dataMark);
  const begun = performance.now();
  const steps = orAdvise(migrateDataDirectory);
  if (!hadData || steps.length === 0) return;
  const ms = Math.round(performance.now() - begun);
  const kept = `hospital-before-${steps[0]?.replace(".sql", ".db")}`;
  log.info({ steps: steps.length, last: steps.at(-1), ms, kept }, "the database was migrated");
}

function requireBallast(): void {
  try {
    keepBallast();
  } catch (error) {
    const reason = (error as Error).message;
    throw new CommandError(
      `${ballastFile} cannot be written (${reason}): remove it, and start again`,
    );
  }
}

function orAdvise<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ForeignSchemaError)) throw error;
    const line = `${error.message}; restore a backup with "${commandLine("restore", "FILE")}"${lastBackup()}`;
    throw new CommandError(line, exitCodes.damaged);
  }
}

function lastBackup(): string {
  const last = readLastBackup();
  return last ? ` (the last one was made at ${last.made_at}: ${last.file})` : "";
}

function watchFiles(files: string[]): () => boolean {
  const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = files.map(inodeOf);
  return () => files.every((file, at) => inodeOf(file) === opened[at]);
}

async function waitForLock(lock: Database.Database): Promise<void> {
  const until = performance.now() + patience;
  let isFree = canLock(lock);
  if (!isFree && waiting < maxWaiting) {
    waiting += 1;
    tellWaiting();
    while (!isFree && performance.now() < until) {
      await pause(20);
      isFree = canLock(lock);
    }
    waiting -= 1;
  }
  setBusyTimeout(isFree ? busyTimeout : 0);
}

function canLock(lock: Database.Database): boolean {
  try {
    lock.exec("BEGIN IMMEDIATE; ROLLBACK");
    return true;
  } catch (error) {
    return storageFaultOf(error) !== "busy";
  }
}

// Writing a row would invalidate every cached page.
function canWrite(): boolean {
  try {
    accessSync(databaseFile, constants.W_OK);
    transaction(() => undefined);
    writeFileSync(probe, Buffer.alloc(probeBytes, 1), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    // Overwriting it would need no free space.
    rmSync(probe, { force: true });
  }
}

import { spawn } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { archiveName, listArchives, makeWritableFolder } from "#db/disk/backup-folder.ts";
import { downloadsDirectory } from "#db/disk/data-directory.ts";
import { removeCutOffBackups } from "#db/disk/old-copies.ts";
import { readBackupFailure, readLastBackup, readLastCheck } from "#db/disk/upkeep-records.ts";
import { env } from "#runtime/env.ts";
import { log, logFailure } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { isDue } from "./upkeep-times.ts";

const minute = 60_000;
const hour = 60 * minute;
const lowPriority = 10;
const maxTime = 30 * minute;

export const backupFolder = resolve(env.BACKUP_DIR ?? downloadsDirectory);

let backup: Promise<boolean> | undefined;

export async function keepDataSafe(): Promise<void> {
  await logFailure(() => env.BACKUP_DIR && makeWritableFolder(resolve(env.BACKUP_DIR)));
  setTimeout(async () => {
    await logFailure(removeOldDownloads);
    await logFailure(backUpIfDue);
  }, 5000).unref();
  setInterval(async () => {
    await logFailure(backUpIfDue);
    await logFailure(checkIfDue);
    await logFailure(removeOldDownloads);
  }, 5 * minute).unref();
}

export function isBackupRunning(): boolean {
  return backup !== undefined;
}

/** One at a time: returns whether the one was made that is being made, if there is one, or a new one. */
export function startBackup(): Promise<boolean> {
  backup ??= run("commands/backup.ts", ...archiveToDownload()).finally(() => {
    backup = undefined;
  });
  return backup;
}

function archiveToDownload(): string[] {
  if (env.BACKUP_DIR) return [];
  removeDownloads(Date.now());
  return [join(backupFolder, archiveName(new Date()))];
}

function removeOldDownloads(): void {
  removeDownloads(Date.now() - hour);
  removeCutOffBackups();
}

/** A backup beside the data protects against nothing, and what is erased there must not stay in it. */
function removeDownloads(before: number): void {
  if (env.BACKUP_DIR && backupFolder === downloadsDirectory) return;
  for (const name of listArchives(downloadsDirectory)) {
    const file = join(downloadsDirectory, name);
    if (statSync(file).mtimeMs < before) rmSync(file);
  }
}

async function backUpIfDue(): Promise<void> {
  if (!env.BACKUP_DIR) return;
  if (isDue(readLastBackup()?.made_at, readBackupFailure()?.at)) await startBackup();
}

async function checkIfDue(): Promise<void> {
  if (isDue(readLastCheck()?.at)) await run("commands/check-data.ts");
}

/** In a process of its own, so that nobody who reads or writes meanwhile waits for it. */
function run(command: string, ...words: string[]): Promise<boolean> {
  const args = ["--max-old-space-size=128", join(projectRoot, command), ...words];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: maxTime,
  });
  if (child.pid) setPriority(child.pid, lowPriority);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(0, 4000);
    });
  }
  return new Promise((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(false);
    });
    child.once("close", (code) => {
      const said = { command, code, output: output.trim() };
      if (code === 0) log.info(said, "done");
      else log.error(said, "failed");
      resolve(code === 0);
    });
  });
}

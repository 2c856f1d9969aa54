import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { makeWritableFolder } from "#db/backup-folder.ts";
import { readBackupFailure, readLastBackup, readLastCheck } from "#db/upkeep-records.ts";
import { env } from "#runtime/env.ts";
import { log, logFailure } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { isDue } from "./upkeep-times.ts";

const minute = 60_000;
const lowPriority = 10;
const maxTime = 30 * minute;

let backup: Promise<void> | undefined;

/** Makes the backup and the check of each night; what was missed is done soon after the start. */
export async function keepDataSafe(): Promise<void> {
  await logFailure(() => env.BACKUP_DIR && makeWritableFolder(resolve(env.BACKUP_DIR)));
  setTimeout(() => logFailure(backUpIfDue), 5000).unref();
  setInterval(async () => {
    await logFailure(backUpIfDue);
    await logFailure(checkIfDue);
  }, 5 * minute).unref();
}

export function isBackupRunning(): boolean {
  return backup !== undefined;
}

/** One at a time: returns the one that is being made, if there is one. What came of it is in its record. */
export function startBackup(): Promise<void> {
  backup ??= run("commands/backup.ts").finally(() => {
    backup = undefined;
  });
  return backup;
}

async function backUpIfDue(): Promise<void> {
  if (!env.BACKUP_DIR) return;
  if (isDue(readLastBackup()?.made_at, readBackupFailure()?.at)) await startBackup();
}

async function checkIfDue(): Promise<void> {
  if (isDue(readLastCheck()?.at)) await run("commands/check-data.ts");
}

/** In a process of its own, so that nobody who reads or writes meanwhile waits for it. */
function run(command: string): Promise<void> {
  const args = ["--max-old-space-size=128", join(projectRoot, command)];
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
      resolve();
    });
    child.once("close", (code) => {
      const said = { command, code, output: output.trim() };
      if (code === 0) log.info(said, "done");
      else log.error(said, "failed");
      resolve();
    });
  });
}

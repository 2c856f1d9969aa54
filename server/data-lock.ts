import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRoomToStart } from "#db/ballast.ts";
import { dataDirectory } from "#db/data-directory.ts";
import { lockDataDirectory } from "#db/lock.ts";
import { finishRestore } from "#db/restore-journal.ts";
import { CommandError, exitCodes } from "#runtime/command-error.ts";
import { log } from "#runtime/log.ts";

/** Takes the data folder for this server alone; returns how to let go of it. */
export function takeDataFolder(): () => void {
  requireWritable();
  makeRoomToStart();
  const release = lockDataDirectory();
  if (!release) {
    throw new CommandError(`another server already uses ${dataDirectory}`, exitCodes.inUse);
  }
  if (finishRestore()) log.warn("a restore that had been cut off was completed");
  return release;
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

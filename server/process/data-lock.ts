import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRoomToStart } from "#db/disk/ballast.ts";
import { ballastFile, dataDirectory, restoreJournal } from "#db/disk/data-directory.ts";
import { lockDataDirectory } from "#db/disk/lock.ts";
import { requireAccess, requireOwnData } from "#db/disk/own-data.ts";
import { finishRestore } from "#db/disk/restore-journal.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { CommandError, exitCodes } from "#runtime/command-error.ts";
import { log } from "#runtime/log.ts";
import { makeFolder } from "#runtime/make-folder.ts";

export function takeDataFolder(): () => void {
  if (process.getuid?.() === 0) requireOwnData();
  requireWritable();
  requireAccess();
  orAdvise(ballastFile, "remove it, and start again", makeRoomToStart);
  const lock = join(dataDirectory, "lock.db");
  const held = orAdvise(lock, "remove it, and start again", lockDataDirectory);
  if (!held) {
    throw new CommandError(`another server already uses ${dataDirectory}`, exitCodes.inUse);
  }
  const advice = "remove it, and restore the backup again";
  if (orAdvise(restoreJournal, advice, finishRestore))
    log.warn("a restore that had been cut off was completed");
  return () => held[Symbol.dispose]();
}

function orAdvise<Result>(file: string, advice: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = (error as Error).message;
    if (storageFaultOf(error) === "full") {
      throw new CommandError(`${file} cannot be written (${reason}): make room on its disk`);
    }
    throw new CommandError(`${file} cannot be used (${reason}): ${advice}`, exitCodes.damaged);
  }
}

function requireWritable(): void {
  const probe = join(dataDirectory, ".probe");
  try {
    makeFolder(dataDirectory);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(`DATA_DIR ${dataDirectory} cannot be written to (${code})`);
  }
}

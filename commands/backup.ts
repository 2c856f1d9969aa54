import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import {
  archiveName,
  findExpired,
  listArchives,
  makeWritableFolder,
} from "#db/disk/backup-folder.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { requireRoomForBackup } from "#db/disk/free-space.ts";
import { lockBackups } from "#db/disk/lock.ts";
import { removeUnfinishedBackups } from "#db/disk/old-copies.ts";
import { requireData } from "#db/disk/own-data.ts";
import { type StorageFault, storageFaultOf } from "#db/disk/storage-fault.ts";
import { syncFolder } from "#db/disk/sync-folder.ts";
import { type BackupRecord, recordBackup, recordBackupFailure } from "#db/disk/upkeep-records.ts";
import { damageInWords } from "#db/moving/damage.ts";
import { snapshotDatabase } from "#db/moving/snapshot.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { env } from "#runtime/env.ts";
import { packArchive } from "./archive.ts";
import { unpackData } from "./unpack.ts";

const faults: Record<StorageFault, string> = {
  busy: "Another program was using the hospital's data.",
  full: "There was no room for it.",
  readOnly: "The disk does not accept changes.",
  unreadable: "The disk does not work as it should.",
  gone: "The database is not where it was.",
};

/** Copies the uploads that are complete and not in the folder yet. What vanishes meanwhile, nobody needs any more. */
function copyUploads(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(uploadsDirectory)) return;
  for (const name of readdirSync(uploadsDirectory)) {
    if (name.endsWith(".part") || existsSync(join(folder, name))) continue;
    try {
      copyFileSync(join(uploadsDirectory, name), join(folder, name), constants.COPYFILE_FICLONE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

/** The file gets its name only when it is on the disk, and was unpacked and found right. */
async function makeBackup(target: string): Promise<{ record: BackupRecord; pictures: number }> {
  makeWritableFolder(dirname(target));
  removeUnfinishedBackups(dirname(target));
  requireRoomForBackup(dirname(target));
  const folder = mkdtempSync(join(dirname(target), ".backup-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const copy = join(folder, "copy");
    // Before and after: a photo that the copied database names was there at one time or the other.
    copyUploads(join(copy, "uploads"));
    await snapshotDatabase(join(copy, "hospital.db"));
    copyUploads(join(copy, "uploads"));
    const partial = join(folder, "archive.tar");
    const { made_at } = await packArchive(copy, partial);
    rmSync(copy, { recursive: true });
    const { pictures, damage } = await unpackData(partial, join(folder, "unpacked"));
    renameSync(partial, target);
    syncFolder(dirname(target));
    const record = { made_at, file: target, bytes: statSync(target).size, damage };
    recordBackup(record);
    return { record, pictures };
  } finally {
    remove();
    process.off("exit", remove);
  }
}

export async function backup(file: string): Promise<string> {
  requireData();
  using _ = requireLock();
  const { record, pictures } = await makeBackup(resolve(file));
  return describeBackup(record, pictures);
}

function requireLock(): Disposable {
  const lock = lockBackups();
  if (lock) return lock;
  throw new CommandError("a backup is being made already", exitCodes.inUse);
}

/** Into BACKUP_DIR, in which the backups that no day, week or month needs are then removed. */
async function backupInTurn(): Promise<string> {
  if (!env.BACKUP_DIR) {
    const usage = `Usage: ${commandLine("backup", "FILE")}, or ${commandLine("backup")} where BACKUP_DIR is set`;
    throw new CommandError(usage, exitCodes.usage);
  }
  requireData();
  const folder = resolve(env.BACKUP_DIR);
  using _ = requireLock();
  try {
    const target = join(folder, archiveName(new Date()));
    const { record, pictures } = await makeBackup(target);
    // What is damaged now may be whole in an old one.
    if (record.damage.length === 0) removeExpired(folder, basename(target));
    return describeBackup(record, pictures);
  } catch (error) {
    const failure = describeFailure(error as Error);
    recordFailure(failure.message);
    throw failure;
  }
}

function describeFailure(error: Error): Error {
  const fault = storageFaultOf(error);
  return fault ? new CommandError(`${faults[fault]} (${error.message})`) : error;
}

function describeBackup({ file, damage }: BackupRecord, pictures: number): string {
  const made = `${file} holds the database and ${pictures} picture files.`;
  if (damage.length === 0) return made;
  return `${made} Damaged already, and so in the backup: ${damageInWords(damage)}.`;
}

function removeExpired(folder: string, made: string): void {
  for (const name of findExpired(listArchives(folder))) {
    if (name !== made) rmSync(join(folder, name));
  }
}

// For the dashboard. Where not even that can be written, the age of the last backup tells.
function recordFailure(reason: string): void {
  try {
    recordBackupFailure({ at: new Date().toISOString(), reason });
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
  }
}

if (import.meta.main) {
  process.once("SIGTERM", () => process.exit(143)).once("SIGINT", () => process.exit(130));
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    console.log(await (file ? backup(file) : backupInTurn()));
  });
}

import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { databaseFile, lastBackupFile, uploadsDirectory } from "#db/data-directory.ts";
import { removeLeftovers } from "#db/old-copies.ts";
import { snapshotDatabase } from "#db/snapshot.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { packArchive } from "./archive.ts";

/** Copies the uploads that are not in the folder yet. What vanishes meanwhile, nobody needs any more. */
function copyUploads(folder: string): void {
  if (!existsSync(uploadsDirectory)) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(uploadsDirectory)) {
    if (existsSync(join(folder, name))) continue;
    try {
      copyFileSync(join(uploadsDirectory, name), join(folder, name), constants.COPYFILE_FICLONE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

export async function backup(file: string): Promise<string> {
  if (!existsSync(databaseFile)) throw new CommandError(`there is no database at ${databaseFile}`);
  const target = resolve(file);
  mkdirSync(dirname(target), { recursive: true });
  removeLeftovers(dirname(target));
  const folder = mkdtempSync(join(dirname(target), ".backup-"));
  try {
    // Before and after: a photo that the copied database names was there at one time or the other.
    copyUploads(join(folder, "uploads"));
    await snapshotDatabase(join(folder, "hospital.db"));
    copyUploads(join(folder, "uploads"));
    const { made_at, files } = await packArchive(folder, target);
    writeFileSync(lastBackupFile, made_at);
    return `${target} holds the database and ${files.length - 1} picture files.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new CommandError("Usage: npm run backup -- FILE", exitCodes.usage);
    console.log(await backup(file));
  });
}

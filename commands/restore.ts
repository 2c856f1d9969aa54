import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { dataDirectory } from "#db/disk/data-directory.ts";
import { lockDataDirectory } from "#db/disk/lock.ts";
import { requireNamedFolder } from "#db/disk/own-data.ts";
import { decideRestore, finishRestore } from "#db/disk/restore-journal.ts";
import { oldCopyDays } from "#db/disk/retention.ts";
import { syncAll } from "#db/disk/sync-folder.ts";
import { damageInWords } from "#db/moving/damage.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { makeFolder } from "#runtime/make-folder.ts";
import { unpackData } from "./unpack.ts";

/** Checks the whole archive before any present data is touched. */
export async function restore(file: string): Promise<string> {
  requireReadable(file);
  requireNamedFolder();
  makeFolder(dataDirectory);
  using lock = lockDataDirectory();
  if (!lock) throw new CommandError("stop the server first; it uses the data", exitCodes.inUse);
  finishRestore();
  const folder = mkdtempSync(join(dataDirectory, ".restore-"));
  const { pictures, damage } = await unpackData(file, folder).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const old = `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  syncAll(folder);
  decideRestore({ from: basename(folder), old });
  finishRestore();
  const kept = join(dataDirectory, old);
  // Photos can be there without a database, and a write-ahead log too.
  const entries = readdirSync(kept, { recursive: true, withFileTypes: true });
  const hadData = entries.some((entry) => entry.isFile());
  if (!hadData) rmSync(kept, { recursive: true, force: true });
  return [
    `Restored the database and ${pictures} picture files in ${dataDirectory}. Everybody has to sign in again, and no link made before works. Accounts, roles and passwords are those of the backup (${commandLine("staff", "list")}). If the file secret in this folder is not the one of the backup's server, put that one in its place before you start: without it people with two-step sign-in need a recovery code, and set it up again.`,
    ...(hadData
      ? [
          `The data of before is in ${kept} for ${oldCopyDays} days; keep a copy elsewhere if you need it longer.`,
        ]
      : []),
    ...(damage.length > 0
      ? [`Damaged before the backup was made, so look at it: ${damageInWords(damage)}.`]
      : []),
  ].join(" ");
}

function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? `there is no file ${file}` : `${file} cannot be read (${code})`;
    throw new CommandError(why);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new CommandError(`Usage: ${commandLine("restore", "FILE")}`, exitCodes.usage);
    console.log(await restore(file));
  });
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { openDatabase } from "#db/connection.server.ts";
import { databaseFile, dataDirectory } from "#db/data-directory.ts";
import { inspectDatabase } from "#db/integrity.ts";
import { lockDataDirectory } from "#db/lock.ts";
import { hasOwnSchema, migrate } from "#db/migrate.ts";
import { decideRestore, finishRestore } from "#db/restore-journal.ts";
import { syncAll } from "#db/sync-folder.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { unpackArchive } from "./archive.ts";

/** Checks the whole archive before any present data is touched. */
async function prepare(file: string, folder: string): Promise<number> {
  const { files } = await unpackArchive(file, folder);
  const database = join(folder, "hospital.db");
  const condition = inspectDatabase(database, "full");
  if (condition.state !== "sound") throw new CommandError(`the database in ${file} is not sound`);
  const sqlite = openDatabase(database);
  try {
    // Refuses a backup that a newer version has made.
    migrate(sqlite);
    if (!hasOwnSchema(sqlite)) {
      throw new CommandError(`the database in ${file} is not built as this program builds it`);
    }
    // Otherwise whoever was signed out since would be signed in again.
    sqlite.exec("DELETE FROM sessions; UPDATE known_devices SET trusted_until = NULL");
    sqlite.pragma("journal_mode = DELETE");
  } finally {
    sqlite.close();
  }
  removeOtherFiles(folder);
  return files.length - 1;
}

function removeOtherFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== "hospital.db" && name !== "uploads") rmSync(join(folder, name));
  }
}

export async function restore(file: string): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`there is no file ${file}`);
  mkdirSync(dataDirectory, { recursive: true });
  const release = lockDataDirectory();
  if (!release) throw new CommandError("stop the server first; it uses the data", exitCodes.inUse);
  try {
    finishRestore();
    const folder = mkdtempSync(join(dataDirectory, ".restore-"));
    const pictures = await prepare(file, folder).catch((error) => {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    });
    const old = `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`;
    const hadData = existsSync(databaseFile);
    syncAll(folder);
    decideRestore({ from: basename(folder), old });
    finishRestore();
    const kept = join(dataDirectory, old);
    if (!hadData) rmSync(kept, { recursive: true, force: true });
    return `Restored the database and ${pictures} picture files. Everybody has to sign in again.${
      hadData ? ` The data of before is in ${kept}; remove it when you no longer need it.` : ""
    }`;
  } finally {
    release();
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new CommandError("Usage: npm run restore -- FILE", exitCodes.usage);
    console.log(await restore(file));
  });
}

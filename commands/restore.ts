import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server.ts";
import { dataDirectory } from "#db/data-directory.ts";
import { inspectDatabase } from "#db/integrity.ts";
import { lockDataDirectory } from "#db/lock.ts";
import { migrate } from "#db/migrate.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { unpackArchive } from "./archive.ts";
import { syncFolder } from "./sync-folder.ts";

// A write-ahead log that stayed behind would be applied to the restored database.
const replaced = ["hospital.db-wal", "hospital.db-shm", "hospital.db", "uploads"];
const restored = ["uploads", "hospital.db"];

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
  } finally {
    sqlite.close();
  }
  return files.length - 1;
}

export async function restore(file: string): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`there is no file ${file}`);
  mkdirSync(dataDirectory, { recursive: true });
  const release = lockDataDirectory();
  if (!release) throw new CommandError("stop the server first; it uses the data", exitCodes.inUse);
  const folder = mkdtempSync(join(dataDirectory, ".restore-"));
  try {
    const pictures = await prepare(file, folder);
    const old = keepOld();
    for (const name of restored) renameSync(join(folder, name), join(dataDirectory, name));
    syncFolder(dataDirectory);
    return `Restored the database and ${pictures} picture files.${old}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    release();
  }
}

function keepOld(): string {
  const present = replaced.filter((name) => existsSync(join(dataDirectory, name)));
  if (present.length === 0) return "";
  const old = join(dataDirectory, `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`);
  mkdirSync(old);
  for (const name of present) renameSync(join(dataDirectory, name), join(old, name));
  return ` The data of before is in ${old}; remove it when you no longer need it.`;
}

if (import.meta.main) {
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new CommandError("Usage: npm run restore -- FILE", exitCodes.usage);
    console.log(await restore(file));
  });
}

import { existsSync, readdirSync } from "node:fs";
import Database from "better-sqlite3";
import { databaseFile, uploadsDirectory } from "#db/disk/data-directory.ts";
import { takeExport } from "../commands/take-export.ts";

// Many in one process: to start one for each would take longer than all the work.
for (const folder of process.argv.slice(2)) {
  const told = await takeExport(folder).catch((error: Error) => error.message);
  console.log(JSON.stringify({ told, doctors: countDoctors(), photos: listPhotos() }));
}

function countDoctors(): unknown {
  if (!existsSync(databaseFile)) return 0;
  const sqlite = new Database(databaseFile, { readonly: true });
  const count = sqlite.prepare("SELECT count(*) FROM doctors").pluck().get();
  sqlite.close();
  return count;
}

function listPhotos(): string[] {
  return existsSync(uploadsDirectory) ? readdirSync(uploadsDirectory) : [];
}

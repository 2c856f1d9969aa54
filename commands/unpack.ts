import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server.ts";
import { keepDigests } from "#db/digests.ts";
import { hasOwnSchema, migrate } from "#db/migrate.ts";
import { findDamage } from "#db/moving/damage.ts";
import { inspectDatabase } from "#db/moving/integrity.ts";
import { CommandError } from "#runtime/command-error.ts";
import { countPictures, unpackArchive } from "./archive.ts";

/** Makes a whole data folder of an archive. Throws a CommandError when that cannot be served. */
export async function unpackData(file: string, folder: string) {
  const manifest = await unpackArchive(file, folder);
  const database = join(folder, "hospital.db");
  const condition = inspectDatabase(database, "full");
  if (condition.state !== "sound") throw new CommandError(`the database in ${file} is not sound`);
  using cleanup = new DisposableStack();
  cleanup.defer(() => removeOtherFiles(folder));
  const sqlite = cleanup.use(openDatabase(database));
  // Refuses a backup that a newer version has made.
  migrate(sqlite);
  if (!hasOwnSchema(sqlite)) {
    throw new CommandError(`the database in ${file} is not built as this program builds it`);
  }
  const damage = findDamage(sqlite, join(folder, "uploads"));
  keepDigests(sqlite);
  // Otherwise whoever was signed out since would be signed in again, links that were used or withdrawn be good again, and
  // emails go out a second time.
  sqlite.exec(
    "DELETE FROM sessions; DELETE FROM pending_sign_ins; DELETE FROM feed_addresses; DELETE FROM outbox; UPDATE known_devices SET trusted_until = NULL; UPDATE staff_links SET state = 'withdrawn' WHERE state = 'open'",
  );
  // Receipts on paper can be newer than this data.
  sqlite
    .prepare("INSERT OR IGNORE INTO payment_restores (restored_at) SELECT ? FROM payments LIMIT 1")
    .run(new Date().toISOString());
  sqlite.pragma("journal_mode = DELETE");
  return { pictures: countPictures(manifest), damage };
}

function removeOtherFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== "hospital.db" && name !== "uploads") rmSync(join(folder, name));
  }
}

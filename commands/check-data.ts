import { existsSync } from "node:fs";
import { openDatabase } from "#db/connection.server.ts";
import { rewriteDigests } from "#db/digests.ts";
import {
  databaseFile,
  dataDirectory,
  dataMark,
  uploadsDirectory,
} from "#db/disk/data-directory.ts";
import { requireData, requireOwnData } from "#db/disk/own-data.ts";
import { requireNoRestore } from "#db/disk/restore-journal.ts";
import { storageFaultMessages, storageFaultOf } from "#db/disk/storage-fault.ts";
import { recordCheck } from "#db/disk/upkeep-records.ts";
import { hasOwnSchema, isAtOwnVersion } from "#db/migrate.ts";
import { damageInWords, findDamage, photoKeysIn } from "#db/moving/damage.ts";
import { inspectDatabase } from "#db/moving/integrity.ts";
import { writeMissingHashes, writePhotoHashes } from "#db/moving/photo-hashes.ts";
import { findUnreadable } from "#db/readable-rows.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";

export function checkData(): string {
  requireSound();
  const found = withDatabase((sqlite) => findDamage(sqlite, uploadsDirectory));
  // A photo may have been replaced while we looked.
  const again =
    found.length > 0 ? withDatabase((sqlite) => findDamage(sqlite, uploadsDirectory)) : [];
  const damage = found.filter((one) => again.includes(one));
  const unreadable = withDatabase(findUnreadable);
  const lines = [
    damage.length > 0 &&
      `missing, or not as this program wrote it: ${damageInWords(damage)}; restore a backup, or accept what is there with --accept`,
    unreadable.length > 0 &&
      `cannot be read, so pages leave it out: ${damageInWords(unreadable)}; save it anew in the dashboard, or restore a backup`,
  ].filter(Boolean);
  if (lines.length > 0) throw damaged(lines.join("; "), [...damage, ...unreadable]);
  const photoKeys = withDatabase(photoKeysIn);
  writeMissingHashes(uploadsDirectory, photoKeys);
  record([]);
  return `The database in ${dataDirectory} is sound, and all ${photoKeys.length} photos are there.`;
}

/** For whoever has looked at what is named: takes it for right. */
function acceptData(): string {
  requireSound();
  withDatabase((sqlite) => {
    sqlite.transaction(() => rewriteDigests(sqlite)).immediate();
    for (const key of photoKeysIn(sqlite)) writePhotoHashes(uploadsDirectory, key);
  });
  return checkData();
}

function requireSound(): void {
  if (existsSync(dataMark)) requireOwnData();
  else requireData();
  requireNoRestore();
  const condition = inspectDatabase(databaseFile, "full");
  if (condition.state === "unavailable") {
    throw new CommandError(`${databaseFile}: ${storageFaultMessages[condition.fault]}`);
  }
  if (condition.state !== "sound") {
    const reason = condition.state === "damaged" ? condition.reason : "missing or empty";
    throw damaged(`the database ${databaseFile} is not sound: ${reason}`);
  }
  if (!withDatabase(isAtOwnVersion)) {
    throw new CommandError("the database is of another version; start the server, then check");
  }
  if (!withDatabase(hasOwnSchema)) {
    throw damaged("the database is not built as this program builds it");
  }
}

function damaged(line: string, damage = [line]): CommandError {
  record(damage);
  return new CommandError(line, exitCodes.damaged);
}

function withDatabase<Result>(work: (sqlite: ReturnType<typeof openDatabase>) => Result): Result {
  using sqlite = openDatabase(databaseFile);
  return work(sqlite);
}

// For the dashboard. What was found counts, whether or not it can be written down.
function record(damage: string[]): void {
  try {
    recordCheck({ at: new Date().toISOString(), damage });
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
  }
}

if (import.meta.main) {
  await runCommand(() => {
    const [option] = process.argv.slice(2);
    if (option !== undefined && option !== "--accept") {
      throw new CommandError(`Usage: ${commandLine("check-data", "[--accept]")}`, exitCodes.usage);
    }
    console.log(option ? acceptData() : checkData());
  });
}

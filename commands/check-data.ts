import { existsSync, readdirSync } from "node:fs";
import { closeDatabase } from "#db/connection.server.ts";
import { databaseFile, uploadsDirectory } from "#db/data-directory.ts";
import { listPhotoKeys } from "#db/doctors.ts";
import { inspectDatabase } from "#db/integrity.ts";
import { requireNoRestore } from "#db/restore-journal.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";

/** Throws a CommandError that says what is wrong. */
export function checkData(): string {
  requireNoRestore();
  const condition = inspectDatabase(databaseFile, "full");
  if (condition.state !== "sound") {
    const reason = condition.state === "damaged" ? condition.reason : "missing or empty";
    throw new CommandError(
      `the database ${databaseFile} is not sound: ${reason}`,
      exitCodes.damaged,
    );
  }
  const keys = listPhotoKeys();
  const files = existsSync(uploadsDirectory) ? readdirSync(uploadsDirectory) : [];
  const missing = [...keys].filter((key) => !files.some((file) => file.startsWith(`${key}-`)));
  closeDatabase();
  if (missing.length > 0) {
    throw new CommandError(`photos are missing: ${missing.join(", ")}`, exitCodes.damaged);
  }
  return `The database is sound, and all ${keys.size} photos are there.`;
}

if (import.meta.main) await runCommand(() => console.log(checkData()));

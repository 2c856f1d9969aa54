import { resolve } from "node:path";
import { isBackupRunning } from "#app/upkeep/upkeep.server.ts";
import { listArchives } from "#db/backup-folder.ts";
import { readBackupFailure, readLastBackup, readLastCheck } from "#db/upkeep-records.ts";
import { env } from "#runtime/env.ts";

const twoDays = 2 * 24 * 60 * 60_000;

/** What the overview says of the backups and of the nightly check, to who may make one or only read. */
export function readUpkeep(mayBackUp: boolean) {
  const folder = env.BACKUP_DIR;
  const last = readLastBackup();
  return {
    mayBackUp,
    isSet: folder !== undefined,
    isRunning: isBackupRunning(),
    kept: folder ? listArchives(resolve(folder)).length : 0,
    last: last && { at: last.made_at, bytes: last.bytes, damaged: last.damage.length },
    isOld: last !== undefined && Date.now() - Date.parse(last.made_at) > twoDays,
    failure: readBackupFailure(),
    check: readLastCheck(),
  };
}

export type Upkeep = ReturnType<typeof readUpkeep>;

import { backupFolder, isBackupRunning } from "#app/upkeep/upkeep.server.ts";
import { findArchives } from "#db/disk/backup-folder.ts";
import { readBackupFailure, readLastBackup, readLastCheck } from "#db/disk/upkeep-records.ts";
import { env } from "#runtime/env.ts";

const twoDays = 2 * 24 * 60 * 60_000;

/** What the overview says of the backups and of the nightly check, to who may make one or only read. */
export function readUpkeep(mayBackUp: boolean) {
  const last = readLastBackup();
  const archives = findArchives(backupFolder);
  return {
    mayBackUp,
    isSet: env.BACKUP_DIR !== undefined,
    isUnreadable: env.BACKUP_DIR !== undefined && archives === undefined,
    isRunning: isBackupRunning(),
    kept: archives?.length ?? 0,
    last: last && { at: last.made_at, bytes: last.bytes, damaged: last.damage.length },
    isOld: last !== undefined && Date.now() - Date.parse(last.made_at) > twoDays,
    failure: readBackupFailure(),
    check: readLastCheck(),
  };
}

export type Upkeep = ReturnType<typeof readUpkeep>;

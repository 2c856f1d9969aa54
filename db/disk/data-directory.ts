import { resolve } from "node:path";

export const dataDirectory = resolve(process.env.DATA_DIR || "data");

export const databaseFile = resolve(dataDirectory, "hospital.db");
export const uploadsDirectory = resolve(dataDirectory, "uploads");

/** For backups that staff make to download where no folder is set for them. */
export const downloadsDirectory = resolve(dataDirectory, "backup-to-download");

/** Lists of doctors that were uploaded and are not imported yet, each a file of JSON. */
export const importsDirectory = resolve(dataDirectory, "imports");

/** The key that secrets of the database are sealed with. No backup contains it. */
export const secretFile = resolve(dataDirectory, "secret");

/** Marks a folder that has held data: a missing database is then an error, not a first start. */
export const dataMark = resolve(dataDirectory, ".initialized");

const serverLock = resolve(dataDirectory, "lock.db");
const backupLock = resolve(dataDirectory, "backup-lock.db");
export const lockFiles = [serverLock, backupLock] as const;

export const restoreJournal = resolve(dataDirectory, ".restoring.json");

export const ballastFile = resolve(dataDirectory, ".ballast");

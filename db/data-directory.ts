import { resolve } from "node:path";

/** The one folder that holds everything worth a backup: the database and the uploads. */
export const dataDirectory = resolve(process.env.DATA_DIR || "data");

export const databaseFile = resolve(dataDirectory, "hospital.db");
export const uploadsDirectory = resolve(dataDirectory, "uploads");

/** Holds the UTC time of the last backup, as ISO text; missing while there was none. */
export const lastBackupFile = resolve(dataDirectory, ".last-backup");

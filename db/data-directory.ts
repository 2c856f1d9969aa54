import { resolve } from "node:path";

export const dataDirectory = resolve(process.env.DATA_DIR || "data");

export const databaseFile = resolve(dataDirectory, "hospital.db");
export const uploadsDirectory = resolve(dataDirectory, "uploads");

/** Contains the UTC time of the last backup, as ISO text. */
export const lastBackupFile = resolve(dataDirectory, ".last-backup");

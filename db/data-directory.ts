import { resolve } from "node:path";

export const dataDirectory = resolve(process.env.DATA_DIR || "data");

export const databaseFile = resolve(dataDirectory, "hospital.db");
export const uploadsDirectory = resolve(dataDirectory, "uploads");

/** The key that secrets of the database are sealed with. No backup contains it. */
export const secretFile = resolve(dataDirectory, "secret");

export const restoreJournal = resolve(dataDirectory, ".restoring.json");

export const ballastFile = resolve(dataDirectory, ".ballast");

import { resolve } from "node:path";

export const dataDirectory = resolve(process.env.DATA_DIR || "data");

export const databaseFile = resolve(dataDirectory, "hospital.db");
export const uploadsDirectory = resolve(dataDirectory, "uploads");

/** Is there while a restore is being carried out. */
export const restoreJournal = resolve(dataDirectory, ".restoring.json");

import { accessSync, constants, existsSync, statSync } from "node:fs";
import { CommandError } from "#runtime/command-error.ts";
import {
  ballastFile,
  databaseFile,
  dataDirectory,
  lockFiles,
  secretFile,
  uploadsDirectory,
} from "./data-directory.ts";

/** Another user could not open what this one writes. An empty folder is left alone only by root. */
export function requireOwnData(): void {
  const user = process.getuid?.();
  if (user === undefined) return;
  const owner = ownerOf(databaseFile) ?? (user === 0 ? ownerOf(dataDirectory) : undefined);
  if (owner === undefined || owner === user) return;
  throw new CommandError(
    `the data in ${dataDirectory} belongs to the user with the number ${owner}: run this as that user, such as with sudo -u "#${owner}"`,
  );
}

function ownerOf(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.uid;
  } catch (error) {
    throw new CommandError(`${file} cannot be read by this user (${codeOf(error)})`);
  }
}

export function requireData(): void {
  requireOwnData();
  if (existsSync(databaseFile)) return;
  throw new CommandError(
    `there is no database in ${dataDirectory}; set DATA_DIR to the folder with the data of the server`,
  );
}

export function requireNamedFolder(): void {
  requireOwnData();
  if (process.env.DATA_DIR || existsSync(dataDirectory)) return;
  throw new CommandError("set DATA_DIR to the folder in which the server will find its data");
}

export function requireAccess(): void {
  const files = [...lockFiles, databaseFile, `${databaseFile}-wal`, secretFile, ballastFile];
  for (const file of [...files, uploadsDirectory]) {
    if (!existsSync(file)) continue;
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new CommandError(
        `${file} is read-only (${codeOf(error)}): let the user of the server write to it, then start again`,
      );
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

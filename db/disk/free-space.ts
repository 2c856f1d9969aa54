import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ballastFile, databaseFile, dataDirectory, uploadsDirectory } from "./data-directory.ts";

export const mebibyte = 1024 * 1024;

/** Bytes that must stay free after strangers and photos, so that staff can still sign in and delete something. */
export const reserves = { applications: 20 * mebibyte, photos: 200 * mebibyte };

class NoRoomError extends Error {
  override name = "NoRoomError";
  readonly code = "ENOSPC";
}

export function requireRoomBeyond(reserve: keyof typeof reserves): void {
  if (freeBytes(dataDirectory) + sizeOf(ballastFile) < reserves[reserve])
    throw new NoRoomError(`the reserve for ${reserve}`);
}

/** A backup takes the size of the data twice while it is made and unpacked. */
export function requireRoomForBackup(folder: string): void {
  const isSameDisk = statSync(folder).dev === statSync(dataDirectory).dev;
  const needed = 2 * dataBytes() + (isSameDisk ? reserves.photos : mebibyte);
  const free = freeBytes(folder);
  if (free < needed) {
    throw new NoRoomError(`${inMegabytes(needed)} MB are needed, ${inMegabytes(free)} MB are free`);
  }
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / mebibyte);
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function dataBytes(): number {
  const uploads = existsSync(uploadsDirectory) ? readdirSync(uploadsDirectory) : [];
  const files = [
    databaseFile,
    `${databaseFile}-wal`,
    ...uploads.map((name) => join(uploadsDirectory, name)),
  ];
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { ballastFile, dataDirectory } from "./data-directory.ts";
import { freeBytes, mebibyte } from "./free-space.ts";
import { storageFaultOf } from "./storage-fault.ts";

const size = 8 * mebibyte;

export function keepBallast(): boolean {
  if (statSync(ballastFile, { throwIfNoEntry: false })?.size === size) return true;
  if (freeBytes(dataDirectory) < 2 * size) return false;
  try {
    writeFileSync(ballastFile, Buffer.alloc(size, "ballast"));
    return true;
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
    return false;
  }
}

export function giveUpBallast(): boolean {
  if (!existsSync(ballastFile)) return false;
  rmSync(ballastFile, { force: true });
  return true;
}

/** A server can start, and staff sign in, on a disk that was filled while it did not run. */
export function makeRoomToStart(): void {
  if (freeBytes(dataDirectory) < mebibyte) giveUpBallast();
}

import { statfsSync } from "node:fs";
import { dataDirectory } from "./data-directory.ts";

const mebibyte = 1024 * 1024;

/**
 * Bytes that must stay free after what strangers and photos take, so that staff can still sign in and
 * delete something.
 */
export const reserves = { applications: 20 * mebibyte, photos: 200 * mebibyte };

class NoRoomError extends Error {
  override name = "NoRoomError";
  readonly code = "ENOSPC";
}

/** Throws what a full disk throws, where the disk of the data folder has no room beyond a reserve. */
export function requireRoomBeyond(reserve: keyof typeof reserves): void {
  const { bavail, bsize } = statfsSync(dataDirectory);
  if (bavail * bsize < reserves[reserve]) throw new NoRoomError(`the reserve for ${reserve}`);
}

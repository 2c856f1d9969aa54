import { closeSync, fsyncSync, openSync } from "node:fs";

/** Has the disk keep which files a folder holds: a new name is lost in a power cut without it. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

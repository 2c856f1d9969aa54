import { closeSync, fsyncSync, openSync } from "node:fs";

/** Without this, a new file name is lost in a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { CommandError } from "#runtime/command-error.ts";

/** The content of a file that is no link, device or folder, and not larger than that. Throws a CommandError. */
export function readPlainFile(file: string, maxBytes: number): Buffer {
  const name = basename(file);
  const descriptor = open(file, name);
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new CommandError(`${name} is not a plain file`);
    if (stat.size > maxBytes) throw new CommandError(`${name} is too large`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function open(file: string, name: string): number {
  try {
    // Of a pipe it would otherwise wait for a writer.
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CommandError(`${name} is missing`);
    if (code === "ELOOP") throw new CommandError(`${name} is not a plain file`);
    throw error;
  }
}

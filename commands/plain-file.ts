import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CommandError } from "#runtime/command-error.ts";

/** `name` may lead through folders. Throws a CommandError for links, devices and folders, and for what is too large. */
export function readPlainFile(folder: string, name: string, maxBytes: number): Buffer {
  using opened = new DisposableStack();
  const descriptor = opened.adopt(open(folder, name), closeSync);
  const stat = fstatSync(descriptor);
  if (!stat.isFile()) throw new CommandError(`${name} is not a plain file`);
  if (stat.size > maxBytes) throw new CommandError(`${name} is too large`);
  return readFileSync(descriptor);
}

function open(folder: string, name: string): number {
  try {
    const place = join(realpathSync(folder), dirname(name));
    if (realpathSync(place) !== place) throw new CommandError(`${name} is behind a link`);
    // Of a pipe it would otherwise wait for a writer.
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    return openSync(join(place, basename(name)), flags);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CommandError(`${name} is missing`);
    if (code === "ELOOP") throw new CommandError(`${name} is not a plain file`);
    throw error;
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#runtime/command-error.ts";
import { type ForkedWorker, forkWorker } from "./fork-worker.ts";
// Reads the settings: what is wrong with them is told by one process, so it is found before there are two.
import "./proxy.ts";

/** What a server has before the rest of the front is loaded: a worker that is being loaded too. */
export interface Beginning {
  /** Of the sockets of all workers. */
  folder: string;
  worker: ForkedWorker;
}

// Of the path of a socket. The folder has ten characters after this name, and the socket up to twelve.
const maxPathBytes = 107;
const prefix = join(tmpdir(), "hospital-");

function makeSocketFolder(): string {
  if (Buffer.byteLength(prefix) + 22 > maxPathBytes) {
    throw new CommandError(`the path of TMPDIR is too long: ${tmpdir()}`);
  }
  try {
    return mkdtempSync(prefix);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(`TMPDIR ${tmpdir()} cannot be written to (${code})`);
  }
}

export function begin(): Beginning {
  const folder = makeSocketFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { folder, worker: forkWorker(join(folder, "1.sock")) };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#runtime/command-error.ts";
import { forkWorker } from "./fork-worker.ts";
// Reads the settings, so that only one process reports a wrong one.
import "../http/proxy.ts";

export type Beginning = ReturnType<typeof begin>;

// Linux limits the path of a socket. After this prefix come ten characters for the folder and up to twelve for the name.
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

export function begin() {
  const folder = makeSocketFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { folder, worker: forkWorker(join(folder, "1.sock")) };
}

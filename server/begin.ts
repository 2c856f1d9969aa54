import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ForkedWorker, forkWorker } from "./fork-worker.ts";
// Reads the settings: what is wrong with them is told by one process, so it is found before there are two.
import "./proxy.ts";

/** What a server has before the rest of the front is loaded: a worker that is being loaded too. */
export interface Beginning {
  /** Of the sockets of all workers. */
  folder: string;
  worker: ForkedWorker;
}

export function begin(): Beginning {
  const folder = mkdtempSync(join(tmpdir(), "hospital-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { folder, worker: forkWorker(join(folder, "1.sock")) };
}

// Reads TRUST_PROXY: a wrong setting is told by one process, so it is found before there are two.
import "./proxy.ts";
import { takeDataFolder } from "./data-lock.ts";
import { endOnUncaughtError } from "./shutdown.ts";
import { startWorkerProcess, type WorkerProcess } from "./worker-process.ts";

/** What a server has before the rest of the front is loaded: the data folder, and a worker that is starting. */
export interface Beginning {
  workerProcess: Promise<WorkerProcess>;
  releaseDataFolder(): void;
}

export function begin(): Beginning {
  endOnUncaughtError();
  const releaseDataFolder = takeDataFolder();
  const workerProcess = startWorkerProcess();
  // A fault is told where this is awaited, once the rest has been loaded.
  workerProcess.catch(() => {});
  return { workerProcess, releaseDataFolder };
}

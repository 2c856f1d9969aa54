import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { launchEnvironment } from "#runtime/launch.ts";
import { describeError, log } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import type { WorkerMessage } from "./website.ts";

const program = join(projectRoot, "build/server/worker.js");

// Rendering and compressing take much memory for a moment. The worker is to give it back (`worker/memory.ts` says
// more to V8): nobody waits for it as long as the pages stay the same. It begins with a whole young generation, for
// a start fills it many times.
const flags = ["--min-semi-space-size=2", "--max-semi-space-size=2"];

export interface ForkedWorker {
  child: ChildProcess;
  /** Rejected with its exit code when it cannot start: it has said why. */
  ready: Promise<WorkerMessage>;
  /** Where it listens. */
  path: string;
  startedAt: number;
}

/** It is loaded, and leaves the data alone until a first message: the front has to hold the data folder. */
export function forkWorker(path: string): ForkedWorker {
  const child = fork(program, [path], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...launchEnvironment, ...process.env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ready = new Promise<WorkerMessage>((resolve, reject) => {
    child.once("message", (message) => resolve(message as WorkerMessage));
    child.once("exit", (code) => reject(code));
    child.on("error", (error) => {
      log.error({ error: describeError(error) }, "the worker cannot be started or reached");
      reject(undefined);
    });
  });
  // A fault is told where this is awaited.
  ready.catch(() => {});
  return { child, ready, path, startedAt: performance.now() };
}

import { fork } from "node:child_process";
import { join } from "node:path";
import { launchEnvironment } from "#runtime/launch.ts";
import { describeError, log } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import type { WorkerMessage } from "../http/website.ts";

const program = join(projectRoot, "build/server/worker.js");

// A small young generation gives memory back after rendering; the minimum spares a start many collections.
const flags = ["--min-semi-space-size=2", "--max-semi-space-size=2"];

export type ForkedWorker = ReturnType<typeof forkWorker>;

/** The worker leaves the data alone until a first message, since the front has to lock the folder. */
export function forkWorker(path: string) {
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
  ready.catch(() => {});
  return { child, ready, path, startedAt: performance.now() };
}

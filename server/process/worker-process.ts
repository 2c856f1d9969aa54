import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { log, writeLogLine } from "#runtime/log.ts";
import { counts } from "../http/metrics.ts";
import type { WorkerMessage } from "../http/website.ts";
import { WorkerLostError } from "../worker-client.ts";
import type { Beginning } from "./begin.ts";
import { type ForkedWorker, forkWorker } from "./fork-worker.ts";

const beat = 1000;
const maxUnanswered = 10;
const shortLife = 10_000;
const maxDelay = 5000;
const maxStopTime = 3000;

/** Starts the worker, and another when it ends. Ends this process if the first cannot start. */
export async function superviseWorker({ folder, worker }: Beginning) {
  let count = 1;
  let quickEnds = 0;
  let isStopping = false;
  let running = watch(worker);
  let {
    routes = [],
    phone,
    countsVisits,
  } = await running.ready.catch((code: unknown) =>
    process.exit(typeof code === "number" ? code : 1),
  );

  function watch(forked: ForkedWorker): ForkedWorker {
    const { child, ready } = forked;
    child.send("begin", () => {});
    if (child.stdout) createInterface({ input: child.stdout }).on("line", writeLogLine);
    ready.then(
      () => {
        child.once("exit", restart);
        watchHeart(child, (beat) => {
          ({ phone, countsVisits } = beat);
        });
      },
      () => count > 1 && restart(null, null),
    );
    return forked;
  }

  function restart(code: number | null, signal: NodeJS.Signals | null): void {
    if (isStopping) return;
    counts.workerRestarts += 1;
    quickEnds = performance.now() - running.startedAt < shortLife ? quickEnds + 1 : 0;
    const delay = quickEnds < 2 ? 0 : Math.min(maxDelay, 250 * 2 ** quickEnds);
    log.error({ code, signal, delay }, "the worker ended; another one is started");
    const ready = pause(delay).then(() => {
      running = watch(forkWorker(join(folder, `${++count}.sock`)));
      return running.ready;
    });
    ready.catch(() => {});
    running = { ...running, ready };
  }

  async function socketPath(): Promise<string> {
    await running.ready.catch(() => {
      throw new WorkerLostError("it could not be started");
    });
    return running.path;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.connected) child.disconnect();
    const patience = setTimeout(() => child.kill("SIGKILL"), maxStopTime);
    await ended;
    clearTimeout(patience);
  }

  return {
    routes,
    phone: () => phone,
    countsVisits: () => countsVisits,
    socketPath,
    stop,
  };
}

function watchHeart(child: ChildProcess, onBeat: (message: WorkerMessage) => void): void {
  let unanswered = 0;
  child.on("message", (message) => {
    unanswered = 0;
    onBeat(message as WorkerMessage);
  });
  const timer = setInterval(() => {
    if (++unanswered > maxUnanswered) {
      log.error("the worker is stuck");
      child.kill("SIGKILL");
    } else if (child.connected) {
      child.send("beat", () => {});
    }
  }, beat);
  timer.unref();
  child.once("exit", () => clearInterval(timer));
}

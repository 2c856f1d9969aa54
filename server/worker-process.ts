import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { launchEnvironment } from "#runtime/launch.ts";
import { log, writeLogLine } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import type { RouteFacts } from "./route-table.ts";
import type { Phone, WorkerMessage } from "./website.ts";

const program = join(projectRoot, "build/server/worker.js");
const beat = 1000;
const maxUnanswered = 10;
const shortLife = 10_000;
const maxDelay = 5000;
const maxStopTime = 3000;

// Rendering and compressing take much memory for a moment. The worker is to give it back (`worker/memory.ts` says
// more to V8): nobody waits for it as long as the pages stay the same. It begins with a whole young generation, for
// a start fills it many times.
const flags = ["--min-semi-space-size=2", "--max-semi-space-size=2"];

export interface WorkerProcess {
  routes: RouteFacts[];
  /** Of the hospital, as the worker last knew it. */
  phone(): Phone;
  /** Where the worker listens; waits while another one is being started. */
  socketPath(): Promise<string>;
  /** Lets it finish, and waits until it has ended. */
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  ready: Promise<WorkerMessage>;
  path: string;
  startedAt: number;
}

/** Ends this process with the worker's exit code when it cannot start at all: it has said why. */
export async function startWorkerProcess(): Promise<WorkerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "hospital-"));
  let count = 0;
  let quickEnds = 0;
  let isStopping = false;
  let running = begin();
  let { routes = [], phone } = await running.ready.catch((code: unknown) => {
    removeFolder();
    process.exit(typeof code === "number" ? code : 1);
  });
  process.once("exit", removeFolder);

  function begin(): Running {
    const path = join(folder, `${++count}.sock`);
    const child = fork(program, [path], {
      execArgv: [...process.execArgv, ...flags],
      env: { ...launchEnvironment, ...process.env },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    if (child.stdout) createInterface({ input: child.stdout }).on("line", writeLogLine);
    const ready = new Promise<WorkerMessage>((resolve, reject) => {
      child.once("message", (message) => {
        resolve(message as WorkerMessage);
        watchHeart(child, (beat) => {
          phone = beat.phone;
        });
      });
      child.once("exit", (code) => reject(code));
    });
    ready.then(
      () => child.once("exit", restart),
      () => count > 1 && restart(null, null),
    );
    return { child, ready, path, startedAt: performance.now() };
  }

  function restart(code: number | null, signal: NodeJS.Signals | null): void {
    if (isStopping) return;
    quickEnds = performance.now() - running.startedAt < shortLife ? quickEnds + 1 : 0;
    const delay = quickEnds < 2 ? 0 : Math.min(maxDelay, 250 * 2 ** quickEnds);
    log.error({ code, signal, delay }, "the worker ended; another one is started");
    const ready = pause(delay).then(() => {
      running = begin();
      return running.ready;
    });
    ready.catch(() => {});
    running = { ...running, ready };
  }

  async function socketPath(): Promise<string> {
    await running.ready;
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

  function removeFolder(): void {
    rmSync(folder, { recursive: true, force: true });
  }

  return { routes, phone: () => phone, socketPath, stop };
}

/** A worker that is stuck does not respond; killed, it makes room for another. */
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

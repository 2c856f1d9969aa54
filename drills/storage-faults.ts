import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type App, admin, startApp } from "../tests/app/http.ts";
import { childrenOf } from "../tests/app/process-memory.ts";
import type { Drill } from "./drill.ts";
import { findLost, newApplicant, startWriting } from "./storage-load.ts";

/** What the system answers the worker, and how often: every second time, or always. */
const faults = [
  ["pwrite64", "EIO", "1+2"],
  ["pwrite64", "ENOSPC", "1+2"],
  ["fsync,fdatasync", "EIO", "1+2"],
  ["pread64", "EIO", "3+7"],
  ["ftruncate", "EIO", "1+1"],
  ["pwrite64", "EDQUOT", "1+1"],
] as const;

/** Lets calls of the worker to the disk fail, while applications come in. */
export const faultyDisk: Drill = async ({ isLong }) => {
  const wanted = isLong ? 50 : 10;
  await using app = await startApp({ RATE_LIMITS: "off" });
  const acknowledged: string[] = [];
  let injected = 0;
  let refused = 0;
  for (const [calls, error, when] of faults) {
    const tracer = await inject(app, `${calls}:error=${error}:when=${when}`);
    const written = startWriting(app, 4, 5);
    const until = performance.now() + 10_000;
    while (tracer.injected() < wanted && performance.now() < until) await pause(50);
    await written.stop();
    injected += await tracer.stop();
    acknowledged.push(...written.acknowledged);
    refused += written.statuses[503] ?? 0;
  }
  const { lost, isSound } = findLost(app.dataDirectory, acknowledged);
  const after = await app.post("/careers", newApplicant());
  return [
    {
      what: `${injected} faults of the disk, ${refused} forms refused`,
      goal: isLong ? "at least 250 faults, 0 false acknowledgements" : "0 false acknowledgements",
      seen: `${lost} of ${acknowledged.length} acknowledged were not stored`,
      holds: lost === 0 && injected > 0 && refused > 0 && (!isLong || injected >= 250),
    },
    {
      what: "the database and the next form after that",
      goal: "sound, 303",
      seen: `${isSound ? "sound" : "damaged"}, ${after.status}`,
      holds: isSound && after.status === 303,
    },
  ];
};

/** The data's files refuse every change, as after the system has made a failing disk read-only. */
export const readOnlyDisk: Drill = async () => {
  await using app = await startApp();
  const staff = await app.as(admin);
  const files = ["hospital.db", "hospital.db-wal", ".probe"].flatMap((name) => [
    "-P",
    join(app.dataDirectory, name),
  ]);
  const tracer = await inject(app, "pwrite64,write,openat,ftruncate:error=EROFS", files);
  await pause(1100);
  const reads = [];
  for (const path of ["/", "/doctors", "/search?q=fever"]) reads.push(await app.get(path));
  for (const path of ["/dashboard", "/dashboard/Careers"]) reads.push(await staff.get(path));
  const refused = await app.post("/careers", newApplicant());
  const words = await refused.text();
  const readiness = await app.get("/readyz");
  await tracer.stop();
  const after = await app.post("/careers", newApplicant());
  const statuses = reads.map(({ status }) => status).join(" ");
  return [
    {
      what: "a disk that became read-only: pages of visitors and staff",
      goal: "200",
      seen: statuses,
      holds: reads.every(({ status }) => status === 200),
    },
    {
      what: "a form, and /readyz, meanwhile; the next form after that",
      goal: "503 in words, 503; 303",
      seen: `${refused.status}, ${readiness.status}; ${after.status}`,
      holds:
        refused.status === 503 &&
        words.includes("The disk of the server") &&
        readiness.status === 503 &&
        after.status === 303,
    },
  ];
};

/** By strace: the calls that fail are those of SQLite and Node themselves. */
async function inject(app: App, fault: string, paths: string[] = []) {
  const [calls] = fault.split(":");
  const tracer = await traceWorker(app, [`trace=${calls}`, `inject=${fault}`], paths);
  await pause(500);
  const countIn = (trace: string) => trace.split("(INJECTED)").length - 1;
  return {
    injected: () => countIn(tracer.read()),
    stop: async () => countIn(await tracer.stop()),
  };
}

/** Stopped, it returns the whole trace. */
export async function traceWorker(app: App, expressions: string[], options: string[]) {
  const [worker] = childrenOf(app.process.pid as number);
  const directory = mkdtempSync(join(tmpdir(), "morni-drill-"));
  const file = join(directory, "trace");
  const chosen = expressions.flatMap((expression) => ["-e", expression]);
  const args = ["-f", "-p", String(worker), "-o", file, ...chosen, ...options];
  const tracer: ChildProcess = spawn("strace", args, { stdio: "ignore" });
  const failed = once(tracer, "error").then(() => {
    throw new Error("This drill needs strace");
  });
  await Promise.race([once(tracer, "spawn"), failed]);
  const read = () => readFileSync(file, "latin1");
  async function stop(): Promise<string> {
    tracer.kill("SIGINT");
    await once(tracer, "close");
    const trace = read();
    rmSync(directory, { recursive: true });
    return trace;
  }
  return { read, stop };
}

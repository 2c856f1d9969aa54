import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { logIn } from "../tests/api.ts";
import { startApp } from "../tests/http.ts";
import { childrenOf } from "../tests/process-memory.ts";
import type { Drill } from "./drill.ts";

/** Traces the worker's system calls: every write is synced before it is acknowledged. */
export const synced: Drill = async ({ isLong }) => {
  const count = isLong ? 1000 : 200;
  await using app = await startApp({ RATE_LIMITS: "off" });
  const { bearer } = await logIn(app);
  const [worker] = childrenOf(app.process.pid as number);
  const directory = mkdtempSync(join(tmpdir(), "morni-drill-"));
  const file = join(directory, "trace");
  const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";
  const args = ["-f", "-p", String(worker), "-e", calls, "-s", "32", "-o", file];
  const tracer = spawn("strace", args, { stdio: "ignore" });
  await Promise.race([once(tracer, "spawn"), once(tracer, "error").then(fail)]);
  await pause(1000);
  for (let number = 0; number < count; number += 1) {
    const url = `https://www.instagram.com/p/drill${number}/`;
    const body = { category: "mediainsta", url };
    const { status } = await app.send("POST", "/api/v1/social-links", body, bearer);
    if (status !== 201) throw new Error(`A link was refused with ${status}`);
  }
  tracer.kill("SIGINT");
  await once(tracer, "close");
  const { acknowledged, early } = readTrace(readFileSync(file, "latin1"));
  rmSync(directory, { recursive: true });
  return [
    {
      what: `${acknowledged} acknowledged writes`,
      goal: "each was on the disk before",
      seen: `${early} were not`,
      holds: acknowledged === count && early === 0,
    },
  ];
};

function fail(): never {
  throw new Error("This drill needs strace");
}

function readTrace(text: string): { acknowledged: number; early: number } {
  let isSynced = false;
  let acknowledged = 0;
  let early = 0;
  for (const line of text.split("\n")) {
    if (/\bf(data)?sync\(.*= 0$|<\.\.\. f(data)?sync resumed.*= 0$/.test(line)) isSynced = true;
    if (!line.includes("HTTP/1.1 201")) continue;
    acknowledged += 1;
    if (!isSynced) early += 1;
    isSynced = false;
  }
  return { acknowledged, early };
}

import { setTimeout as pause } from "node:timers/promises";
import { logIn } from "../tests/api/api.ts";
import { startApp } from "../tests/app/http.ts";
import type { Drill } from "./drill.ts";
import { traceWorker } from "./storage-faults.ts";

/** Traces the worker's system calls: every write is synced before it is acknowledged. */
export const synced: Drill = async ({ isLong }) => {
  const count = isLong ? 1000 : 200;
  await using app = await startApp({ RATE_LIMITS: "off" });
  const { bearer } = await logIn(app);
  const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";
  const tracer = await traceWorker(app, [calls], ["-s", "32"]);
  await pause(1000);
  for (let number = 0; number < count; number += 1) {
    const url = `https://www.instagram.com/p/drill${number}/`;
    const body = { category: "mediainsta", url };
    const { status } = await app.send("POST", "/api/v1/social-links", body, bearer);
    if (status !== 201) throw new Error(`A link was refused with ${status}`);
  }
  const { acknowledged, early } = readTrace(await tracer.stop());
  return [
    {
      what: `${acknowledged} acknowledged writes`,
      goal: "each was on the disk before",
      seen: `${early} were not`,
      holds: acknowledged === count && early === 0,
    },
  ];
};

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

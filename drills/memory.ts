import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/process-memory.ts";
import type { Drill } from "./drill.ts";

const mebibyte = 1024 * 1024;

/** Both processes with every public page in the cache, each of them read in both compressions. */
export const memory: Drill = async ({ isLong }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const map = await (await app.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  for (const encoding of ["br", "gzip"]) {
    for (const path of paths) await app.get(path, { "Accept-Encoding": encoding });
  }
  await pause(isLong ? 60_000 : 20_000);
  const front = app.process.pid as number;
  const both = residentMemoryOf(front) / mebibyte;
  const worker = childrenOf(front).reduce((sum, pid) => sum + residentMemoryOf(pid), 0) / mebibyte;
  return [
    {
      what: `both processes with ${paths.length} pages in the cache`,
      goal: "at most 256 MiB",
      seen: `${Math.round(both)} MiB, of which the worker ${Math.round(worker)} MiB`,
      holds: paths.length > 50 && both <= 256,
    },
  ];
};

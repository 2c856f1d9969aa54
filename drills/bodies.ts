import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/http.ts";
import { bytesReadBy, residentMemoryOf } from "../tests/process-memory.ts";
import type { Drill } from "./drill.ts";
import { inMilliseconds } from "./percentile.ts";

const gibibyte = 1024 ** 3;
const mebibyte = 1024 ** 2;

/** A body of two gibibytes: how soon it is refused, how much of it is taken, what it costs. */
export const bodies: Drill = async () => {
  await using app = await startApp();
  await pause(8000);
  const pid = app.process.pid as number;
  const before = residentMemoryOf(pid);
  const readBefore = bytesReadBy(pid);
  const { status, milliseconds } = await sendEndlessly(`${app.origin}/careers`);
  const taken = bytesReadBy(pid) - readBefore;
  const grown = Math.max(0, residentMemoryOf(pid) - before) / mebibyte;
  return [
    {
      what: "a body of 2 GiB",
      goal: "413 in less than 1 s",
      seen: `${status} after ${inMilliseconds(milliseconds)}`,
      holds: status === 413 && milliseconds < 1000,
    },
    {
      what: "a refused body that is sent on",
      goal: "cut after 2 MiB, memory less than 16 MiB more",
      seen: `${(taken / mebibyte).toFixed(1)} MiB taken, ${grown.toFixed(1)} MiB more`,
      holds: taken <= 2.25 * mebibyte && grown < 16,
    },
  ];
};

function sendEndlessly(url: string): Promise<{ status?: number; milliseconds: number }> {
  const begin = performance.now();
  const chunk = Buffer.alloc(64 * 1024, "x");
  const headers = { "Content-Length": 2 * gibibyte, "Content-Type": "text/plain" };
  return new Promise((resolve) => {
    let sentBytes = 0;
    let status: number | undefined;
    let milliseconds = Number.POSITIVE_INFINITY;
    const sent = request(url, { method: "POST", headers, agent: false });
    sent.once("response", (incoming) => {
      status = incoming.statusCode;
      milliseconds = performance.now() - begin;
      incoming.resume();
    });
    sent.on("error", () => {});
    sent.once("close", () => resolve({ status, milliseconds }));
    function sendOn(): void {
      while (!sent.destroyed && sentBytes < 2 * gibibyte) {
        sentBytes += chunk.length;
        if (!sent.write(chunk)) {
          sent.once("drain", sendOn);
          return;
        }
      }
    }
    sendOn();
  });
}

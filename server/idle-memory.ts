import { performance } from "node:perf_hooks";
import { collectGarbage } from "#runtime/collect-garbage.ts";

const interval = 5000;
const idle = 0.05;

export function giveBackWhenIdle(): void {
  let before = performance.eventLoopUtilization();
  let hasWorked = true;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(now, before).utilization < idle;
    if (isIdle && hasWorked) collectGarbage();
    hasWorked = !isIdle;
    before = now;
  }, interval).unref();
}

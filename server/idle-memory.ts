import { performance } from "node:perf_hooks";
import { collectGarbage } from "#runtime/collect-garbage.ts";

const interval = 5000;
/** A share of the time. */
const idle = 0.05;

/**
 * Gives back what a busy time has needed once there is little to do: V8 collects only while something is being
 * allocated.
 */
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

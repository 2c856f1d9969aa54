import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { collectGarbage } from "#runtime/collect-garbage.ts";

/** In percent of what was left after the last collection: V8 by itself lets the heap grow to several times that. */
const growth = 20;
const interval = 5000;
/** A share of the time. */
const idle = 0.05;

/**
 * Lets the heap grow little, and gives back what a busy time has needed once there is little to do: V8 collects
 * only while something is being allocated. On the command line the flag would make V8 compile all of Node's own
 * modules anew, which are compiled for its defaults.
 */
export function preferLittleMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
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

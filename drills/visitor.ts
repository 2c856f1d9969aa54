import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inMilliseconds, percentile } from "./percentile.ts";
import type { Reading, Visit } from "./visits.ts";

/** Somebody who reads a page again and again while something else happens. */
/** In a process of its own, for the drill reads the log of the app, and would measure itself. */
export function startVisitor(origin: string, visit: Partial<Omit<Visit, "origin">> = {}) {
  const child = fork(join(import.meta.dirname, "visits.ts"));
  child.send({ origin, path: "/doctors", every: 20, isNewEachTime: false, ...visit });
  return {
    async stop(): Promise<Reading> {
      const done = once(child, "message");
      child.send("stop");
      const [reading] = await done;
      return reading;
    },
  };
}

export function describeReading({ waits, failures }: Reading): string {
  const [middle, late] = [percentile(waits, 0.5), percentile(waits, 0.99)].map(inMilliseconds);
  const lost = failures.length > 0 ? `, ${failures.length} failed (${failures[0]})` : "";
  return `p50 ${middle}, p99 ${late} of ${waits.length}${lost}`;
}

export function isServed({ waits, failures }: Reading): boolean {
  return waits.length > 0 && failures.length === 0 && percentile(waits, 0.99) <= 100;
}

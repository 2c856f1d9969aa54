import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Figure } from "./drill.ts";
import { inMilliseconds, percentile } from "./percentile.ts";
import type { Reading, Visit } from "./visits.ts";

/** Reads a page again and again while something else happens: in a process of its own, as the drill would measure itself. */
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

/** Whether somebody who read a page while `what` happened was served. */
export function figureOfVisitor(what: string, { waits, failures }: Reading): Figure {
  const late = percentile(waits, 0.99);
  const [middle, slow] = [percentile(waits, 0.5), late].map(inMilliseconds);
  const lost = failures.length > 0 ? `, ${failures.length} failed (${failures[0]})` : "";
  return {
    what,
    goal: "a visitor's page: p99 at most 100 ms",
    seen: `p50 ${middle}, p99 ${slow} of ${waits.length}${lost}`,
    holds: waits.length > 0 && failures.length === 0 && late <= 100,
  };
}

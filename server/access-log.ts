import { log } from "#runtime/log.ts";
import type { Visit } from "./visit.ts";

const unlogged = new Set(["/healthz", "/readyz"]);

/** One line for an answered request: no query, which may hold what somebody searched for, and no address. */
export function logVisit(visit: Visit, status: number, bytes: number): void {
  if (unlogged.has(visit.path)) return;
  log.info({
    method: visit.request.method,
    path: visit.path.slice(0, 200),
    status,
    ms: Math.round((performance.now() - visit.startedAt) * 10) / 10,
    bytes,
  });
}

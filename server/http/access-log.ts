import { log } from "#runtime/log.ts";
import type { Exchange } from "./exchange.ts";
import { countRequest } from "./metrics.ts";

const unlogged = new Set(["/healthz", "/readyz"]);

/** The query stays out: it may contain what somebody searched for. */
export function logAccess(exchange: Exchange, status: number, bytes: number): void {
  if (unlogged.has(exchange.path)) return;
  countRequest(status);
  log.info({
    method: exchange.request.method,
    path: exchange.path.slice(0, 200),
    status,
    ms: Math.round((performance.now() - exchange.startedAt) * 10) / 10,
    bytes,
  });
}

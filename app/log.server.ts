import pino from "pino";
import { isRouteErrorResponse } from "react-router";
import { env } from "#app/env.server.ts";

/** The log: one JSON line an event, to standard output; no bodies, no query strings. */
export const log = pino({ level: env.LOG_LEVEL, base: null });

/** Logs a fault of the program with its stack; answers for a visitor's mistake stay silent. */
export function logError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  log.error({ error: { name, message: message.slice(0, 500), stack: stack?.slice(0, 2000) } });
}

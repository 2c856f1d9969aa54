import { isRouteErrorResponse } from "react-router";
import { describeError, log } from "#runtime/log.ts";

/** Logs a fault of the program with its stack; answers for a visitor's mistake stay silent. */
export function logError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error: describeError(error) });
}

import { isRouteErrorResponse } from "react-router";
import { describeError, log } from "#runtime/log.ts";

export function logError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error: describeError(error) });
}

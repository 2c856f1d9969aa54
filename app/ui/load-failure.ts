import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { justSaved } from "#app/ui/sending/send.ts";
import { whyNoReply } from "#app/ui/sending/send-failure.ts";

/** What a loader returns in place of data that cannot be read. */
export interface LoadFailure {
  loadFailure: { reason?: string };
}

export function isLoadFailure(data: unknown): data is LoadFailure {
  return typeof data === "object" && data !== null && "loadFailure" in data;
}

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

/** Client middleware: where data do not arrive the page stays, and tells it in their place. */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET") return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    const reason = type === "error" ? reasonFor(result) : undefined;
    if (reason)
      results[id] = { type: "data", result: { loadFailure: { reason } } satisfies LoadFailure };
  }
  return results;
};

/** Undefined for what has a screen of its own: what is missing, or forbidden. */
function reasonFor(thrown: unknown): string | undefined {
  if (isRouteErrorResponse(thrown) && thrown.status < 500 && thrown.status !== 429)
    return undefined;
  const why = whyNoReply(thrown);
  return why && justSaved() ? `Your change was saved. ${why}` : why;
}

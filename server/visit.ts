import type { IncomingMessage, ServerResponse } from "node:http";

/** One request on its way through the server, with what its target was split into. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** By the monotonic clock, in milliseconds. */
  startedAt: number;
  path: string;
  /** With its question mark; empty when there is none. */
  search: string;
  /** Scheme and host as visitors see them, also behind a proxy. */
  origin: string;
}

/** Splits the target of a request; nothing is checked yet, and the origin is not known. */
export function beginVisit(request: IncomingMessage, response: ServerResponse): Visit {
  const target = request.url ?? "";
  const mark = target.indexOf("?");
  return {
    request,
    response,
    startedAt: performance.now(),
    path: mark < 0 ? target : target.slice(0, mark),
    search: mark < 0 ? "" : target.slice(mark),
    origin: "",
  };
}

/** Is it a request that must not change anything? */
export function isReading({ request }: Visit): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

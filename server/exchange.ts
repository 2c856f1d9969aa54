import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its response, with what the request's target was split into. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Monotonic clock, in milliseconds. */
  startedAt: number;
  path: string;
  /** With its question mark; empty when there is none. */
  search: string;
  /** Scheme and host as visitors see them, also behind a proxy. */
  origin: string;
  /** Sent by a program, which gets JSON instead of pages. */
  isApi: boolean;
}

/** Splits the target of a request. Nothing is checked yet, and the origin is not known. */
export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  apiPrefix: string,
): Exchange {
  const target = request.url ?? "";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  return {
    request,
    response,
    startedAt: performance.now(),
    path,
    search: mark < 0 ? "" : target.slice(mark),
    origin: "",
    isApi: path.startsWith(apiPrefix),
  };
}

/** Whether the request must not change anything (RFC 9110, section 9.2.1). */
export function isSafeMethod({ request }: Exchange): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

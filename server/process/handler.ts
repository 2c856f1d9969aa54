import type { IncomingMessage, ServerResponse } from "node:http";
import { describeError, log } from "#runtime/log.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { AbortedError } from "../http/body.ts";
import { crossOrigin, isCrossOrigin } from "../http/cross-origin.ts";
import { createExchange, type Exchange, isSafeMethod } from "../http/exchange.ts";
import { readOrigin } from "../http/origin.ts";
import { type Rejection, reject } from "../http/rejection.ts";
import { findFault, findMethodFault } from "../http/request-rules.ts";
import type { RouteTable } from "../http/route-table.ts";
import { send } from "../http/send.ts";
import { respondStaticFile, type StaticFiles } from "../http/static-files.ts";
import { respondUpload } from "../http/uploads.ts";
import type { Site } from "../http/website.ts";
import type { KnownStaff } from "../known-staff.ts";
import { isExpected, toRejection } from "../unavailable.ts";
import type { createHealth } from "./health.ts";

interface Parts {
  site: Site;
  routes: RouteTable;
  files: StaticFiles;
  pages: PageCache;
  staff: KnownStaff;
  respondHealth: ReturnType<typeof createHealth>;
}

export function createHandler(parts: Parts) {
  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = createExchange(request, response, parts.site);
    exchange.account = parts.staff.accountOf(request);
    try {
      respond(exchange, parts)?.catch((error) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  };
}

function respond(exchange: Exchange, parts: Parts): Promise<void> | undefined {
  const { path, request, response } = exchange;
  const health = parts.respondHealth(exchange);
  if (health) return health === true ? undefined : health;
  const rejection = findRejection(exchange, parts);
  if (rejection) return stop(exchange, rejection);
  if (path.endsWith("/") && path !== "/") return redirectWithoutSlash(exchange);
  if (respondStaticFile(exchange, parts.files)) return;
  if (path.startsWith("/uploads/") && isSafeMethod(exchange)) return respondUpload(exchange);
  if (request.headers.expect) response.writeContinue();
  return parts.pages.respond(exchange);
}

function findRejection(exchange: Exchange, { routes }: Parts): Rejection | undefined {
  const origin = readOrigin(exchange);
  if (typeof origin === "string") exchange.origin = origin;
  const fault = findFault(exchange, routes);
  if (fault) return fault;
  if (typeof origin !== "string") return origin;
  if (isSafeMethod(exchange)) return undefined;
  if (isCrossOrigin(exchange)) return crossOrigin;
  return findMethodFault(exchange);
}

function stop(exchange: Exchange, rejection: Rejection): undefined {
  // After refusing "Expect: 100-continue", the body would be parsed as a new request.
  if (exchange.request.headers.expect) exchange.response.setHeader("Connection", "close");
  reject(exchange, rejection);
}

function redirectWithoutSlash(exchange: Exchange): undefined {
  const headers = ["Location", exchange.path.slice(0, -1) + exchange.search];
  if (isSafeMethod(exchange)) {
    send(exchange, 301, [...headers, "Cache-Control", "public, max-age=86400"]);
  } else {
    send(exchange, 308, [...headers, "Cache-Control", "no-store"]);
  }
}

function fail(exchange: Exchange, error: unknown): void {
  const { response, path } = exchange;
  if (response.destroyed || error instanceof AbortedError) return;
  const rejection = toRejection(error, isSafeMethod(exchange));
  if (!isExpected(error)) log.error({ path: path.slice(0, 200), error: describeError(error) });
  if (response.headersSent) response.destroy();
  else reject(exchange, rejection);
}

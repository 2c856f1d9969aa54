import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "./website.ts";

const wholeAddress = /^https?:\/\/([^/?#]*)(.*)$/i;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  path: string;
  search: string;
  origin: string;
  isApi: boolean;
  account: string | undefined;
  site: Site;
}

export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Exchange {
  const target = toOriginForm(request);
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  return {
    request,
    response,
    startedAt: performance.now(),
    path,
    search: mark < 0 ? "" : target.slice(mark),
    origin: "",
    isApi: path.startsWith(site.apiPrefix),
    account: undefined,
    site,
  };
}

// An absolute URL counts in place of Host (RFC 9112, 3.2.2).
function toOriginForm(request: IncomingMessage): string {
  const { url = "", headers } = request;
  const [, host, target = ""] = url.startsWith("/") ? [] : (wholeAddress.exec(url) ?? []);
  if (host === undefined) return url;
  headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
  return request.url;
}

export function isSafeMethod({ request }: Pick<Exchange, "request">): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

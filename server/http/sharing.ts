import type { IncomingHttpHeaders } from "node:http";
import type { Exchange } from "./exchange.ts";

// A change shows within five seconds behind a cache too.
const freshFor = 2;
const lateFor = 2;
const inOutageFor = 24 * 60 * 60;

export const unshared = "private, no-cache";

/** Cache-Control of a page that stays right for so long. Without `must-revalidate`, Firefox shows stale pages. */
export function sharing(rightFor = Number.POSITIVE_INFINITY): string {
  const fresh = Math.max(0, Math.min(freshFor, Math.floor(rightFor)));
  const late = Math.max(0, Math.min(lateFor, Math.floor(rightFor) - fresh));
  return `s-maxage=${fresh},stale-while-revalidate=${late},stale-if-error=${inOutageFor},must-revalidate`;
}

const forEverybody = sharing();

interface Kept {
  caching?: string | undefined;
  until: number;
}

export function cachingFor({ request, site }: Exchange, { caching, until }: Kept): string {
  if (isPersonal(request.headers, site.cookies)) return unshared;
  if (caching !== undefined) return caching;
  const rightFor = (until - Date.now()) / 1000;
  return rightFor < freshFor + lateFor ? sharing(rightFor) : forEverybody;
}

export function withoutSharing({ request, site }: Exchange, headers: string[]): string[] {
  if (!isPersonal(request.headers, site.cookies)) return headers;
  return headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === "cache-control" && isShared.test(value)
      ? unshared
      : value,
  );
}

const isShared = /\bpublic\b|s-maxage/;

function isPersonal(headers: IncomingHttpHeaders, cookies: RegExp): boolean {
  return (
    headers.authorization !== undefined ||
    headers["save-data"] === "on" ||
    (headers.cookie !== undefined && cookies.test(headers.cookie))
  );
}

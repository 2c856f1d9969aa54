import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { Rejection } from "./rejection.ts";

export const crossOrigin: Rejection = {
  status: 403,
  message:
    "This came from another website and was not carried out. Open the page on this website and send the form from there.",
};

// A client that sends neither header is no browser, and no browser adds a bearer token on its own.
export function isCrossOrigin(exchange: Exchange): boolean {
  if (isSafeMethod(exchange)) return false;
  const { authorization, origin, "sec-fetch-site": site } = exchange.request.headers;
  if (authorization?.toLowerCase().startsWith("bearer ")) return false;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined || isSame(origin, exchange.origin)) return false;
  if (site !== "same-origin") return true;
  return origin !== "null" && !isSame(origin, exchange.origin.replace("http:", "https:"));
}

// Browsers take a host name with a final dot for another website.
function isSame(origin: string, own: string): boolean {
  return origin === own || origin.replace(/\.(?=:\d+$|$)/, "") === own;
}

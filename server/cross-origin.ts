import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { Rejection } from "./rejection.ts";

export const crossOrigin: Rejection = {
  status: 403,
  message:
    "This came from another website and was not carried out. Open the page on this website and send the form from there.",
};

// Browsers name the site in Sec-Fetch-Site, on plain http only in Origin; what sends neither is no browser.
// No browser adds a bearer token on its own.
export function isCrossOrigin(exchange: Exchange): boolean {
  if (isSafeMethod(exchange)) return false;
  const { authorization, origin, "sec-fetch-site": site } = exchange.request.headers;
  if (authorization?.toLowerCase().startsWith("bearer ")) return false;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && origin !== exchange.origin;
}

import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { Rejection } from "./rejection.ts";

export const crossOrigin: Rejection = {
  status: 403,
  message:
    "This came from another website and was not carried out. Open the page on this website and send the form from there.",
};

/**
 * Does another website make this visitor's browser ask for a change? Browsers name the site in
 * Sec-Fetch-Site, except on plain http, where they still send Origin. What sends neither is no browser.
 * A bearer token is never added by a browser on its own, so what carries one is meant.
 */
export function isCrossOrigin(exchange: Exchange): boolean {
  if (isSafeMethod(exchange)) return false;
  const { authorization, origin, "sec-fetch-site": site } = exchange.request.headers;
  if (authorization?.toLowerCase().startsWith("bearer ")) return false;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && origin !== exchange.origin;
}

import { createContext, data, RouterContextProvider } from "react-router";

/** The address a request came from, as the server or a trusted proxy saw it. */
export const clientAddress = createContext("unknown");

/** The context of one request; the server fills it before React Router takes over. */
export function createLoadContext(client: { address: string }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientAddress, client.address);
  return context;
}

/** What to throw when the thing a URL names does not exist: the page "not found", status 404. */
export function notFound() {
  return data(null, { status: 404, statusText: "Not Found" });
}

/** The longest search text, in characters; the rest is cut off. */
export const maxSearchLength = 100;

/** The query of a list: `q`, cut to the longest search text, and `page`, which counts from 1. */
export function readListQuery(url: URL): { q: string; page: number } {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, maxSearchLength);
  const page = Number.parseInt(url.searchParams.get("page") ?? "", 10) || 1;
  return { q, page: Math.min(Math.max(page, 1), 100_000) };
}

/** A path of this site to go on to, from what a form or an address says; the home page if it says anything else. */
export function safePath(wanted: unknown): string {
  const here = "http://site.invalid";
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return "/";
  const url = URL.parse(wanted, here);
  return url?.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}

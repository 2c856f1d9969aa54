import { createContext, data, RouterContextProvider } from "react-router";
import type { StorageFault } from "#db/storage-fault.ts";

/** The address of the client, as the server or a trusted proxy saw it. */
export const clientAddress = createContext("unknown");

/** Set where an unexpected error comes from the storage. */
export const storageFault = createContext<StorageFault | null>(null);

/** Set where the response is a file, with its path: the server then sends it without reading it whole. */
export const sentFile = createContext<string | null>(null);

export function createLoadContext(client: { address: string }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientAddress, client.address);
  return context;
}

/** To be thrown: the page "not found". */
export function notFound() {
  return data(null, { status: 404, statusText: "Not Found" });
}

export const maxSearchLength = 100;

export function readListQuery(url: URL): { q: string; page: number } {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, maxSearchLength);
  const page = Number.parseInt(url.searchParams.get("page") ?? "", 10) || 1;
  return { q, page: Math.min(Math.max(page, 1), 100_000) };
}

/** A path of this site, from untrusted input; the home page for anything else. */
export function safePath(wanted: unknown): string {
  const here = "http://site.invalid";
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return "/";
  const url = URL.parse(wanted, here);
  return url?.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}

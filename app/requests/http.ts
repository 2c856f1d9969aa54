import { createContext, data, type HeadersArgs, RouterContextProvider } from "react-router";
import type { QueryInput } from "#app/forms/route-inputs.ts";
import type { StorageFault } from "#db/disk/storage-fault.ts";
import { pathWith } from "./path-with.ts";

export const clientAddress = createContext("unknown");

export const storageFault = createContext<StorageFault | null>(null);

/** Set where the response is a file, with its path: the server then sends it without reading it whole. */
export const sentFile = createContext<string | null>(null);

export const rightUntil = createContext(Number.POSITIVE_INFINITY);

export function keepUntil(context: Readonly<RouterContextProvider>, instant: number): void {
  context.set(rightUntil, Math.min(context.get(rightUntil), instant));
}

export function createLoadContext(client: { address: string }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientAddress, client.address);
  return context;
}

/** The `headers` of a page that nothing may keep. */
export function notStored({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers([...loaderHeaders, ...actionHeaders]);
  headers.set("Cache-Control", "no-store");
  return headers;
}

export function notFound() {
  return data(null, { status: 404, statusText: "Not Found" });
}

/** What was looked for, or else the page that says that it is not there. */
export function orNotFound<Thing>(thing: Thing | undefined | null | false): Thing {
  if (thing) return thing;
  throw notFound();
}

export function missingPage(title: string) {
  return data({ missing: title }, { status: 404, statusText: "Not Found" });
}

export function readQuery<Query extends QueryInput>(
  url: URL,
  { parameters }: Query,
): { [parameter in keyof Query["parameters"]]: string | undefined } {
  const read = Object.entries(parameters).map(([parameter, length]) => {
    return [parameter, url.searchParams.get(parameter)?.slice(0, length)];
  });
  return Object.fromEntries(read);
}

export function readQueryList(url: URL, { lists = {} }: QueryInput, parameter: string): string[] {
  const { length = 0, count = 0 } = lists[parameter] ?? {};
  const values = url.searchParams.getAll(parameter).filter((value) => value.length <= length);
  return values.slice(0, count);
}

export function withQuery(path: string, url: URL, query: QueryInput): string {
  return pathWith(path, readQuery(url, query));
}

export function readListQuery(url: URL, query: QueryInput): { q: string; page: number } {
  const { q = "", page = "" } = readQuery<QueryInput>(url, query);
  return { q: q.trim(), page: Math.min(Math.max(Number.parseInt(page, 10) || 1, 1), 100_000) };
}

export function safePath(wanted: unknown): string {
  const here = "http://site.invalid";
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return "/";
  const url = URL.parse(wanted, here);
  return url?.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}

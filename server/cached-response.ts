import { gunzipSync } from "node:zlib";
import type { Version } from "#db/changes.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { sendComplete } from "./send.ts";
import { cachingFor } from "./sharing.ts";

/** The page in the encodings that browsers ask for. For whoever asks for none, it is unpacked. */
export type Bodies = Record<"br" | "gzip", Buffer>;

interface Variant {
  headers: string[];
  body: Buffer;
}

/** A page or a list as the worker has rendered and compressed it: nothing is left to do but to send it. */
export interface RenderedPage {
  status: number;
  /** Its own Cache-Control for strangers; undefined for that of pages. */
  caching?: string | undefined;
  /** The instant from which the page is not right any more. */
  until: number;
  etag: string;
  shared: string[];
  notModified: string[];
  bodies: Bodies;
  /** What it was made of. */
  tables?: string[];
}

export interface CachedResponse {
  /** That of its tables, from before it was rendered. */
  version: number;
  /** When it was asked for: before that it is a page of a clock that was ahead. */
  from: number;
  until: number;
  tables: readonly string[] | undefined;
  usedAt: number;
  status: number;
  caching?: string | undefined;
  etag: string;
  shared: string[];
  notModified: string[];
  variants: Record<keyof Bodies, Variant>;
  isFullyCompressed: boolean;
}

export function toCachedResponse(
  page: RenderedPage,
  before: Version,
  from: number,
): CachedResponse {
  const { bodies, tables, notModified, ...rest } = page;
  return {
    ...rest,
    tables,
    version: before.of(tables),
    from,
    usedAt: 0,
    notModified: beginWithCaching(notModified),
    variants: toVariants(page.shared, bodies),
    isFullyCompressed: false,
  };
}

export function sendCached(exchange: Exchange, cached: CachedResponse): void {
  const { headers } = exchange.request;
  if (cached.status === 200 && matchesEtag(headers["if-none-match"], cached.etag)) {
    sendComplete(exchange, 304, withCaching(cached.notModified, exchange, cached), undefined);
    return;
  }
  const { body, headers: sent } = variantFor(headers["accept-encoding"], cached);
  sendComplete(exchange, cached.status, withCaching(sent, exchange, cached), body);
}

// Written into the one array: a copy for each visitor would cost more than all else here.
function withCaching(headers: string[], exchange: Exchange, cached: CachedResponse): string[] {
  headers[1] = cached.status === 200 ? cachingFor(exchange, cached) : "no-store";
  return headers;
}

function beginWithCaching(headers: string[]): string[] {
  return ["Cache-Control", "", ...headers];
}

function variantFor(accepted: string | undefined, { variants, shared }: CachedResponse): Variant {
  const encoding = pickEncoding(accepted);
  if (encoding !== "identity") return variants[encoding];
  return toVariant(shared, "identity", gunzipSync(variants.gzip.body));
}

export function replaceBodies(cached: CachedResponse, bodies: Bodies): void {
  cached.variants = toVariants(cached.shared, bodies);
}

function toVariants(shared: string[], { br, gzip }: Bodies): CachedResponse["variants"] {
  return { br: toVariant(shared, "br", br), gzip: toVariant(shared, "gzip", gzip) };
}

function toVariant(shared: string[], encoding: Encoding, body: Buffer): Variant {
  const headers = [...beginWithCaching(shared), "Content-Length", String(body.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { headers, body };
}

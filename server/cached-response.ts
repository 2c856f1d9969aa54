import type { Encoding } from "./encoding.ts";
import { pickEncoding } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { sendComplete } from "./send.ts";

interface Variant {
  headers: string[];
  body: Buffer;
}

/** A page as the worker has rendered and compressed it: nothing is left to do but to send it. */
export interface RenderedPage {
  status: number;
  etag: string;
  shared: string[];
  notModified: string[];
  bodies: Record<Encoding, Buffer>;
}

export interface CachedResponse {
  version: number;
  usedAt: number;
  status: number;
  etag: string;
  shared: string[];
  notModified: string[];
  variants: Record<Encoding, Variant>;
  isFullyCompressed: boolean;
}

export function toCachedResponse(page: RenderedPage, version: number): CachedResponse {
  const { status, etag, shared, notModified, bodies } = page;
  const variants = {
    identity: toVariant(shared, "identity", bodies.identity),
    br: toVariant(shared, "br", bodies.br),
    gzip: toVariant(shared, "gzip", bodies.gzip),
  };
  const isFullyCompressed = false;
  return { version, usedAt: 0, status, etag, shared, notModified, variants, isFullyCompressed };
}

export function sendCached(exchange: Exchange, cached: CachedResponse): void {
  const { headers } = exchange.request;
  if (cached.status === 200 && matchesEtag(headers["if-none-match"], cached.etag)) {
    sendComplete(exchange, 304, cached.notModified, undefined);
    return;
  }
  const variant = cached.variants[pickEncoding(headers["accept-encoding"] as string | undefined)];
  sendComplete(exchange, cached.status, variant.headers, variant.body);
}

export function replaceBodies(
  cached: CachedResponse,
  bodies: Partial<Record<Encoding, Buffer>>,
): void {
  for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][]) {
    cached.variants[encoding] = toVariant(cached.shared, encoding, body);
  }
}

function toVariant(shared: string[], encoding: Encoding, body: Buffer): Variant {
  const headers = [...shared, "Content-Length", String(body.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { headers, body };
}

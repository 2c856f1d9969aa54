import { gunzipSync } from "node:zlib";
import type { Version } from "#db/changes.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { sendComplete } from "./send.ts";
import { cachingFor } from "./sharing.ts";

export type Bodies = Record<"br" | "gzip", Buffer>;

interface Variant {
  headers: string[];
  body: Buffer;
}

interface Page {
  status: number;
  caching?: string | undefined;
  until: number;
  etag: string;
  shared: string[];
  notModified: string[];
  tables?: string[] | undefined;
  isQuick: boolean;
  missed?: string | null;
}

export interface RenderedPage extends Page {
  kind: "page";
  bodies: Bodies;
}

export interface CachedResponse extends Page {
  kind: "cached";
  version: number;
  /** An instant in the future means that the clock was wrong. */
  from: number;
  variants: Record<keyof Bodies, Variant>;
}

export function toCachedResponse(
  { bodies, ...page }: RenderedPage,
  before: Version,
  from: number,
): CachedResponse {
  return {
    ...page,
    kind: "cached",
    version: before.of(page.tables),
    from,
    notModified: beginWithCaching(page.notModified),
    variants: {
      br: toVariant(page.shared, "br", bodies.br),
      gzip: toVariant(page.shared, "gzip", bodies.gzip),
    },
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

// Mutates the array: a copy for each visitor would cost more than the rest.
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

function toVariant(shared: string[], encoding: Encoding, body: Buffer): Variant {
  const headers = [...beginWithCaching(shared), "Content-Length", String(body.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { headers, body };
}

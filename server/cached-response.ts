import { compressFully, compressQuickly } from "./compress.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { matchesEtag, toEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { sendComplete } from "./send.ts";

/** One encoding of a body, with all headers of its response. */
interface Variant {
  headers: string[];
  body: Buffer;
}

/** The response with a public page, in memory. */
export interface CachedResponse {
  /** Of the database when the page was last known to be right. */
  version: number;
  /** Grows with each use. */
  usedAt: number;
  etag: string;
  html: Buffer;
  variants: Partial<Record<Encoding, Variant>>;
  /** The headers of a 304. */
  notModified: string[];
  /** The headers that all variants have in common. */
  shared: string[];
  isFullyCompressed: boolean;
}

/** Whether every visitor may get this response. */
export function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Content-Type") ?? "").startsWith("text/html") &&
    /\bpublic\b/.test(headers.get("Cache-Control") ?? "") &&
    !headers.has("Set-Cookie")
  );
}

/** Reads a cacheable response; `version` is that of the database from before it was rendered. */
export async function toCachedResponse(
  response: Response,
  origin: string,
  version: number,
): Promise<CachedResponse> {
  const html = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  const shared = withSecurityHeaders([...headers].flat(), origin);
  // Weak: the encodings of a page have one ETag.
  const etag = `W/${toEtag(html, shared.join("\n"))}`;
  headers.delete("Content-Type");
  return {
    version,
    usedAt: 0,
    etag,
    html,
    variants: {},
    notModified: [...withSecurityHeaders([...headers].flat(), origin), "ETag", etag],
    shared: [...shared, "ETag", etag],
    isFullyCompressed: false,
  };
}

/** Sends a cached response, or a 304 when the client has it already. */
export function sendCached(exchange: Exchange, cached: CachedResponse): void {
  const { headers } = exchange.request;
  if (matchesEtag(headers["if-none-match"], cached.etag)) {
    sendComplete(exchange, 304, cached.notModified, undefined);
    return;
  }
  const encoding = pickEncoding(headers["accept-encoding"] as string | undefined);
  cached.variants[encoding] ??= toVariant(cached, encoding, compressQuickly(cached.html, encoding));
  const variant = cached.variants[encoding];
  sendComplete(exchange, 200, variant.headers, variant.body);
}

/** Replaces what was compressed quickly by the smallest that the encodings allow. */
export async function compressAgain(cached: CachedResponse): Promise<void> {
  cached.isFullyCompressed = true;
  for (const encoding of ["br", "gzip"] as const) {
    const body = await compressFully(cached.html, encoding);
    cached.variants[encoding] = toVariant(cached, encoding, body);
  }
}

function toVariant(cached: CachedResponse, encoding: Encoding, body: Buffer): Variant {
  const headers = [...cached.shared, "Content-Length", String(body.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { headers, body };
}

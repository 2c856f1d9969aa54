import { compressFully, compressQuickly } from "./compress.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { matchesEtag, toEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { sendComplete } from "./send.ts";

interface Variant {
  headers: string[];
  body: Buffer;
}

export interface CachedResponse {
  version: number;
  usedAt: number;
  etag: string;
  html: Buffer;
  variants: Partial<Record<Encoding, Variant>>;
  notModified: string[];
  shared: string[];
  isFullyCompressed: boolean;
}

export function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Content-Type") ?? "").startsWith("text/html") &&
    /\bpublic\b/.test(headers.get("Cache-Control") ?? "") &&
    !headers.has("Set-Cookie")
  );
}

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

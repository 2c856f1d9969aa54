import type { RenderedPage } from "../cached-response.ts";
import { toEtag } from "../etag.ts";
import { withSecurityHeaders } from "../security-headers.ts";
import { compressQuickly } from "./compress.ts";

/** A page for everybody, or the page that every unknown address gets. */
export function isPageForAll({ status, headers }: Response, wantedStatus: number): boolean {
  return (
    status === wantedStatus &&
    (headers.get("Content-Type") ?? "").startsWith("text/html") &&
    (status === 404 || /\bpublic\b/.test(headers.get("Cache-Control") ?? "")) &&
    !headers.has("Set-Cookie")
  );
}

/** `until` is the instant from which the page would be another. */
export async function toRenderedPage(
  response: Response,
  origin: string,
  until = Number.POSITIVE_INFINITY,
): Promise<RenderedPage> {
  const html = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  // The front says it, to each visitor the right one.
  headers.delete("Cache-Control");
  const shared = withSecurityHeaders([...headers].flat(), origin);
  // Weak: the encodings of a page have one ETag.
  const etag = `W/${toEtag(html, shared.join("\n"))}`;
  headers.delete("Content-Type");
  return {
    status: response.status,
    until,
    etag,
    shared: response.status === 200 ? [...shared, "ETag", etag] : shared,
    notModified: [...withSecurityHeaders([...headers].flat(), origin), "ETag", etag],
    bodies: { br: compressQuickly(html, "br"), gzip: compressQuickly(html, "gzip") },
  };
}

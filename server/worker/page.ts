import type { RenderedPage } from "../http/cached-response.ts";
import { isVersion, toEtag } from "../http/etag.ts";
import { withSecurityHeaders } from "../http/security-headers.ts";
import type { Compression } from "../task.ts";
import { compressPage } from "./compress.ts";

const html = /^text\/html\b/;
const json = /^application\/json\b/;

export function isPageForAll({ status, headers }: Response, wantedStatus: number): boolean {
  const type = headers.get("Content-Type") ?? "";
  return (
    status === wantedStatus &&
    (html.test(type) || json.test(type)) &&
    (status === 404 || /\bpublic\b/.test(headers.get("Cache-Control") ?? "")) &&
    !headers.has("Set-Cookie")
  );
}

export async function toRenderedPage(
  response: Response,
  origin: string,
  compression: Compression,
  until = Number.POSITIVE_INFINITY,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const caching = json.test(headers.get("Content-Type") ?? "")
    ? headers.get("Cache-Control")
    : null;
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  headers.delete("Cache-Control");
  if (!isVersion(headers.get("ETag"))) headers.delete("ETag");
  const shared = withSecurityHeaders([...headers].flat(), origin);
  // Weak: the encodings of a page have one ETag.
  const etag = `W/${toEtag(body, shared.join("\n"))}`;
  const sent = headers.has("ETag") ? [] : ["ETag", etag];
  headers.delete("Content-Type");
  return {
    kind: "page",
    status: response.status,
    caching: caching ?? undefined,
    until,
    etag,
    shared: response.status === 200 ? [...shared, ...sent] : shared,
    notModified: [...withSecurityHeaders([...headers].flat(), origin), ...sent],
    ...(await compressPage(body, compression)),
  };
}

import { createHash } from "node:crypto";

export function toEtag(...content: Array<string | Buffer>): string {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part);
  return `"${hash.digest("base64url").slice(0, 12)}"`;
}

/** The weak comparison of RFC 9110, section 13.1.2. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === opaque);
}

/** Whether an ETag is the version of a record, for If-Match. It makes no 304, since the page can change without it. */
export function isVersion(etag: string | null): boolean {
  return etag?.startsWith('"') ?? false;
}

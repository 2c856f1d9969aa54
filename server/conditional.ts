/** Does the visitor already have this version? Compares an If-None-Match header with the ETag, weakly. */
export function hasSame(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === bare);
}

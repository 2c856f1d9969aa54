import type { CachedResponse } from "./cached-response.ts";

const maxPages = 500;
const maxSearches = 100;
/** Compressed. */
const maxSearchBytes = 64 * 1024;

export interface CacheStore {
  get(key: string): CachedResponse | undefined;
  set(key: string, cached: CachedResponse): void;
  delete(key: string): void;
  size(): number;
}

/** Searches are bounded apart from pages: visitors can make them up, and they must not evict a page. */
export function createCacheStore(): CacheStore {
  const pages = new Map<string, CachedResponse>();
  const searches = new Map<string, CachedResponse>();
  const groupOf = (key: string) => (key.includes("?") ? searches : pages);

  function set(key: string, cached: CachedResponse): void {
    const group = groupOf(key);
    if (group === searches && cached.variants.gzip.body.length > maxSearchBytes) return;
    group.set(key, cached);
    if (group.size > (group === searches ? maxSearches : maxPages)) evictLeastUsed(group);
  }

  return {
    get: (key) => groupOf(key).get(key),
    set,
    delete: (key) => void groupOf(key).delete(key),
    size: () => pages.size + searches.size,
  };
}

function evictLeastUsed(group: Map<string, CachedResponse>): void {
  let least: [string, CachedResponse] | undefined;
  for (const entry of group) if (!least || entry[1].usedAt < least[1].usedAt) least = entry;
  if (least) group.delete(least[0]);
}

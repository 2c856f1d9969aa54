import type { CachedResponse } from "./cached-response.ts";

const maxPages = 500;
const maxSearches = 100;
/** Of all searches together, compressed. */
const maxSearchBytes = 2 * 1024 * 1024;
/** A longer one is not kept. */
const maxBytesOfSearch = 128 * 1024;

export interface CacheStore {
  get(key: string): CachedResponse | undefined;
  set(key: string, cached: CachedResponse): void;
  delete(key: string): void;
  size(): number;
}

type Group = Map<string, CachedResponse>;

/** Searches are bounded apart from pages: visitors can make them up, and they must not evict a page. */
export function createCacheStore(): CacheStore {
  const pages: Group = new Map();
  const searches: Group = new Map();
  const groupOf = (key: string) => (key.includes("?") ? searches : pages);

  function set(key: string, cached: CachedResponse): void {
    const group = groupOf(key);
    if (group === searches && bytesOf(cached) > maxBytesOfSearch) return;
    group.set(key, cached);
    while (group === searches ? isFull(searches) : pages.size > maxPages) evictLeastUsed(group);
  }

  return {
    get: (key) => groupOf(key).get(key),
    set,
    delete: (key) => void groupOf(key).delete(key),
    size: () => pages.size + searches.size,
  };
}

function isFull(searches: Group): boolean {
  let bytes = 0;
  for (const cached of searches.values()) bytes += bytesOf(cached);
  return searches.size > maxSearches || bytes > maxSearchBytes;
}

function bytesOf({ variants }: CachedResponse): number {
  return variants.br.body.length + variants.gzip.body.length;
}

function evictLeastUsed(group: Group): void {
  let least: [string, CachedResponse] | undefined;
  for (const entry of group) if (!least || entry[1].usedAt < least[1].usedAt) least = entry;
  if (least) group.delete(least[0]);
}

import { LRUCache } from "lru-cache";
import type { CachedResponse } from "../http/cached-response.ts";

const kibibyte = 1024;

// Visitors can make up searches, and programs read all doctors one by one: neither may evict a page.
const limits = {
  page: { max: 500, maxSize: 64 * 1024 * kibibyte, maxEntrySize: 1024 * kibibyte },
  search: { max: 100, maxSize: 2048 * kibibyte, maxEntrySize: 128 * kibibyte },
  call: { max: 500, maxSize: 2048 * kibibyte, maxEntrySize: 128 * kibibyte },
};

export interface CacheKey {
  kind: keyof typeof limits;
  text: string;
}

export function createCacheStore() {
  const caches = {
    page: new LRUCache<string, CachedResponse>({ ...limits.page, sizeCalculation: bytesOf }),
    search: new LRUCache<string, CachedResponse>({ ...limits.search, sizeCalculation: bytesOf }),
    call: new LRUCache<string, CachedResponse>({ ...limits.call, sizeCalculation: bytesOf }),
  };
  return {
    get: ({ kind, text }: CacheKey) => caches[kind].get(text),
    set: ({ kind, text }: CacheKey, cached: CachedResponse) => void caches[kind].set(text, cached),
    delete: ({ kind, text }: CacheKey) => void caches[kind].delete(text),
    size: () => caches.page.size + caches.search.size + caches.call.size,
  };
}

function bytesOf({ variants }: CachedResponse): number {
  return variants.br.body.length + variants.gzip.body.length;
}

import pLimit from "p-limit";
import type { CacheStore } from "./cache-store.ts";
import { type CachedResponse, compressAgain } from "./cached-response.ts";

const maxQueue = 20;

/** A response that finds the queue full is tried at its next use; one evicted meanwhile is skipped. */
export function createRecompression(store: CacheStore) {
  const oneAtATime = pLimit(1);
  const queued = new Set<string>();

  async function work(key: string, cached: CachedResponse): Promise<void> {
    if (store.get(key) === cached) await compressAgain(cached);
    queued.delete(key);
  }

  return function recompress(key: string, cached: CachedResponse): void {
    if (cached.isFullyCompressed || queued.has(key) || queued.size >= maxQueue) return;
    queued.add(key);
    void oneAtATime(work, key, cached);
  };
}

import PQueue from "p-queue";
import type { CacheKey, CacheStore } from "./cache-store.ts";
import { type CachedResponse, replaceBodies } from "./cached-response.ts";
import type { WorkerClient } from "./worker-client.ts";

const maxQueue = 20;
/** Of gzip. More than any page has would keep a processor for seconds, after each change. */
const maxBytes = 32 * 1024;

/** A response that finds the queue full is tried at its next use; one evicted meanwhile is skipped. */
export function createRecompression(store: CacheStore, worker: Pick<WorkerClient, "compress">) {
  const oneAtATime = new PQueue({ concurrency: 1 });
  const queued = new Set<string>();

  async function work(key: CacheKey, cached: CachedResponse): Promise<void> {
    try {
      if (store.get(key) !== cached) return;
      cached.isFullyCompressed = true;
      replaceBodies(cached, await worker.compress(cached.variants.gzip.body));
    } catch {
      // Compressed quickly it is a few hundred bytes larger, until its next use.
      cached.isFullyCompressed = false;
    } finally {
      queued.delete(key.text);
    }
  }

  return function recompress(key: CacheKey, cached: CachedResponse): Promise<void> | undefined {
    const isDone = cached.isFullyCompressed || cached.variants.gzip.body.length > maxBytes;
    if (isDone || queued.has(key.text) || queued.size >= maxQueue) return undefined;
    queued.add(key.text);
    return oneAtATime.add(() => work(key, cached));
  };
}

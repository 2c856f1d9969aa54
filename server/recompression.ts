import PQueue from "p-queue";
import type { CacheStore } from "./cache-store.ts";
import { type CachedResponse, replaceBodies } from "./cached-response.ts";
import type { WorkerClient } from "./worker-client.ts";

const maxQueue = 20;

/** A response that finds the queue full is tried at its next use; one evicted meanwhile is skipped. */
export function createRecompression(store: CacheStore, worker: Pick<WorkerClient, "compress">) {
  const oneAtATime = new PQueue({ concurrency: 1 });
  const queued = new Set<string>();

  async function work(key: string, cached: CachedResponse): Promise<void> {
    try {
      if (store.get(key) !== cached) return;
      cached.isFullyCompressed = true;
      replaceBodies(cached, await worker.compress(cached.variants.gzip.body));
    } catch {
      // Compressed quickly it is a few hundred bytes larger, until its next use.
      cached.isFullyCompressed = false;
    } finally {
      queued.delete(key);
    }
  }

  return function recompress(key: string, cached: CachedResponse): Promise<void> | undefined {
    if (cached.isFullyCompressed || queued.has(key) || queued.size >= maxQueue) return undefined;
    queued.add(key);
    return oneAtATime.add(() => work(key, cached));
  };
}

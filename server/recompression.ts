import { type Page, refine } from "./page.ts";
import type { PageStore } from "./page-store.ts";

const maxQueue = 20;

/**
 * Compresses pages again as small as they get, one at a time. A page for which there is no room in the
 * queue is tried at its next use; one that has been evicted meanwhile is skipped.
 */
export function createRecompression(store: PageStore) {
  const queue = new Map<string, Page>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (const [key, page] of queue) {
      if (store.get(key) === page && !page.isRefined) await refine(page);
      queue.delete(key);
    }
    isWorking = false;
  }

  /** Puts a page in the queue. */
  return function recompress(key: string, page: Page): void {
    if (page.isRefined || queue.has(key) || queue.size >= maxQueue) return;
    queue.set(key, page);
    if (!isWorking) void work();
  };
}

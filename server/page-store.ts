import type { Page } from "./page.ts";

const maxPages = 500;
const maxSearches = 100;
const maxSearchBytes = 256 * 1024;

/** Finished pages in memory, by key. */
export interface PageStore {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  size(): number;
}

/**
 * Keeps at most 500 pages, and beside them 100 results of searches of at most 256 KiB: what visitors
 * make up never pushes out a page of the site. Of each kind the one used longest ago goes first.
 */
export function createPageStore(): PageStore {
  const pages = new Map<string, Page>();
  const searches = new Map<string, Page>();
  const kindOf = (key: string) => (key.includes("?") ? searches : pages);

  function set(key: string, page: Page): void {
    const kind = kindOf(key);
    if (kind === searches && page.html.length > maxSearchBytes) return;
    kind.set(key, page);
    if (kind.size > (kind === searches ? maxSearches : maxPages)) removeLeastUsed(kind);
  }

  return {
    get: (key) => kindOf(key).get(key),
    set,
    delete: (key) => void kindOf(key).delete(key),
    size: () => pages.size + searches.size,
  };
}

function removeLeastUsed(pages: Map<string, Page>): void {
  let least: [string, Page] | undefined;
  for (const entry of pages) if (!least || entry[1].usedAt < least[1].usedAt) least = entry;
  if (least) pages.delete(least[0]);
}

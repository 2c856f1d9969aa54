import { setTimeout as pause } from "node:timers/promises";
import type { PageCache } from "./page-cache.ts";
import type { Website } from "./website.ts";

/**
 * Renders the pages of the sitemap one after the other, with pauses, so that the first visitors after a
 * start do not wait and nobody else notices. `origin` is the one visitors are expected to use.
 */
export async function warmPages(website: Website, pages: PageCache, origin: string): Promise<void> {
  for (const path of await listPaths(website, origin)) {
    await pause(50, undefined, { ref: false });
    await pages.warm(origin, path);
  }
}

async function listPaths(website: Website, origin: string): Promise<string[]> {
  const response = await website.answer(new Request(`${origin}/sitemap.xml`), "unknown");
  if (response.status !== 200) return ["/"];
  const sitemap = await response.text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
}

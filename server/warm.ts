import { setTimeout as pause } from "node:timers/promises";
import type { PageCache } from "./page-cache.ts";
import type { Website } from "./website.ts";

const delay = 3000;

export async function warmPages(website: Website, pages: PageCache, origin: string): Promise<void> {
  await pause(delay, undefined, { ref: false });
  for (const path of await listPaths(website, origin)) {
    await pause(50, undefined, { ref: false });
    await pages.warm(origin, path);
  }
}

async function listPaths(website: Website, origin: string): Promise<string[]> {
  const response = await website.respond(new Request(`${origin}/sitemap.xml`), "unknown");
  if (response.status !== 200) return ["/"];
  const sitemap = await response.text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
}

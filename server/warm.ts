import { setTimeout as pause } from "node:timers/promises";
import type { PageCache } from "./page-cache.ts";
import type { WorkerClient } from "./worker-client.ts";

const delay = 3000;

export async function warmPages(
  pages: PageCache,
  worker: Pick<WorkerClient, "renderPage">,
  origin: string,
): Promise<void> {
  await pause(delay, undefined, { ref: false });
  for (const path of await listPaths(worker, origin)) {
    await pause(50, undefined, { ref: false });
    await pages.warm(origin, path);
  }
}

async function listPaths(
  worker: Pick<WorkerClient, "renderPage">,
  origin: string,
): Promise<string[]> {
  const wanted = { origin, target: "/sitemap.xml", headers: undefined, status: 200 } as const;
  const sitemap = await worker.renderPage(wanted, "unknown");
  if ("bodies" in sitemap || sitemap.status !== 200) return ["/"];
  return [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
}

import { setTimeout as pause } from "node:timers/promises";
import type { WorkerClient } from "../worker-client.ts";
import type { PageCache } from "./page-cache.ts";

const delay = 3000;
const maxPages = 300;

export async function warmPages(
  pages: PageCache,
  worker: Pick<WorkerClient, "renderPage">,
  origin: string,
  stopped: AbortSignal,
): Promise<number> {
  await pause(delay, undefined, { ref: false });
  if (stopped.aborted) return 0;
  let count = 0;
  for (const path of await listPaths(worker, origin)) {
    await pause(50, undefined, { ref: false });
    if (stopped.aborted) break;
    await pages.warm(origin, path);
    count += 1;
  }
  return count;
}

async function listPaths(
  worker: Pick<WorkerClient, "renderPage">,
  origin: string,
): Promise<string[]> {
  const locations = await listLocations(worker, origin, "/sitemap.xml");
  const [part] = locations.filter(({ search }) => search !== "");
  const pages = part ? await listLocations(worker, origin, part.pathname + part.search) : locations;
  return pages.length > 0 ? pages.slice(0, maxPages).map(({ pathname }) => pathname) : ["/"];
}

async function listLocations(
  worker: Pick<WorkerClient, "renderPage">,
  origin: string,
  target: string,
): Promise<URL[]> {
  const wanted = { origin, target, headers: undefined, status: 200 } as const;
  const sitemap = await worker.renderPage(wanted, "quick");
  if (sitemap.kind === "page" || sitemap.status !== 200) return [];
  const found = sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, url]) => new URL(url as string));
}

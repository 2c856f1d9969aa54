import type { Page, Request } from "@playwright/test";
import { hydrate } from "./hydration.ts";
import { expect, test } from "./test.ts";

/** The returned function waits for half a second without requests; "networkidle" can hang on a frame that loads late. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let next: Request | undefined;
  let changed = Date.now();
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = request;
    underWay.add(request);
    changed = Date.now();
  });
  page.on("framenavigated", (frame) => {
    if (!next || frame !== page.mainFrame()) return;
    // What the page before had under way, until the moment it was left, may end without a word.
    for (const request of underWay) if (request !== next) underWay.delete(request);
    next = undefined;
  });
  function end(request: Request) {
    underWay.delete(request);
    changed = Date.now();
  }
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const listGoing = () =>
    Date.now() - changed > 500 ? [...underWay].map((request) => request.url()) : ["the last one"];
  return () => expect.poll(listGoing, { intervals: [100] }).toEqual([]);
}

/** Opens a page, touches what waits for it, and waits until all is loaded: its script runs then. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(address);
  const isWaiting = page.locator("body:has(script#hydration) [data-enhance]");
  const hasScript = test.info().project.use.javaScriptEnabled !== false;
  if (hasScript && (await isWaiting.count()) > 0) await hydrate(page);
  await isQuiet();
}

import type { Page, Request } from "@playwright/test";
import { hydrate } from "./hydration.ts";
import { expect, test } from "./test.ts";

/** The returned function waits for half a second without requests; "networkidle" can hang on a frame that loads late. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  page.on("request", (request) => {
    // What the page before had under way may end without a word.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
    changed = Date.now();
  });
  function end(request: Request) {
    underWay.delete(request);
    changed = Date.now();
  }
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isQuiet = () => underWay.size === 0 && Date.now() - changed > 500;
  return () => expect.poll(isQuiet, { intervals: [100] }).toBe(true);
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

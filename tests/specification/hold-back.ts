import type { Page } from "@playwright/test";

/** Holds requests back until the function that it returns is called: time to look at what shows meanwhile. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

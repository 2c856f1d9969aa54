import type { Page } from "@playwright/test";

/** Has script wait on its way to the page, until the returned function lets it come. */
export async function holdScript(page: Page): Promise<() => void> {
  let letScriptCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await waiting;
    await route.continue();
  });
  return letScriptCome;
}

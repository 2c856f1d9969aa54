import type { Page } from "@playwright/test";
import { test } from "./faulty-way.ts";
import { forms } from "./forms.ts";
import { expect } from "./test.ts";

/** Waits until the browser shows its own page, which offers to try again. */
async function waitForBrowsersPage(page: Page): Promise<void> {
  await page.locator("main").waitFor({ state: "detached" });
}

for (const { form, button, place, open, done } of forms) {
  test(`${form} is sent, once, by the browser's own "try again" after the connection broke on the way there and back`, async ({
    page,
    app,
    way,
  }) => {
    await open(page, app);
    way.fault = { kind: "cut", of: "forms" };
    const send = (place?.(page) ?? page).getByRole("button", { name: button });
    await send.click({ noWaitAfter: true });
    await waitForBrowsersPage(page);
    way.fault = { kind: "lost", of: "forms" };
    await page.reload().catch(() => {});
    await waitForBrowsersPage(page);
    way.fault = undefined;
    // Firefox may still tell of the reload before.
    await expect(() => page.reload()).toPass();
    await done(page, app);
  });
}

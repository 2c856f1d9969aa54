import type { Page } from "@playwright/test";

/** Waits until the script of a page runs; on a page for visitors it comes when somebody touches it. */
export async function hydrate(page: Page): Promise<void> {
  const touched = page.locator("[data-enhance]");
  if ((await touched.count()) > 0) {
    await touched.first().dispatchEvent("focusin", { bubbles: true });
  }
  // React leaves what it knows of an element in the element.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

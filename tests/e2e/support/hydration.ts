import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Touches what script makes better on a page for visitors, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  const touched = page.locator("[data-enhance]").first();
  await touched.dispatchEvent("focusin", { bubbles: true });
  await waitForHydration(touched);
}

/** Patient: a script of 115 KB takes long beside other journeys, and on a slow line. */
export function waitForHydration(element: Locator): Promise<void> {
  return expect.poll(() => isHydrated(element), { timeout: 60_000 }).toBe(true);
}

/** React leaves what it knows of an element in the element. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((found) =>
    Object.keys(found).some((key) => key.startsWith("__reactProps")),
  );
}

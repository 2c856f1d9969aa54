import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until no section of the open page waits for its layout any more. */
export async function waitForWholePage(page: Page): Promise<void> {
  const countWaiting = () =>
    page.locator("main > section").evaluateAll((sections) => {
      const waiting = (section: Element) => getComputedStyle(section).contentVisibility === "auto";
      return sections.filter(waiting).length;
    });
  await expect.poll(countWaiting).toBe(0);
}

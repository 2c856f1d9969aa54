import type { Locator } from "@playwright/test";

/** Taps with a finger; in Firefox, which Playwright gives no fingers, with the mouse. */
export async function tap(locator: Locator): Promise<void> {
  const browser = locator.page().context().browser()?.browserType().name();
  await (browser === "firefox" ? locator.click() : locator.tap());
}

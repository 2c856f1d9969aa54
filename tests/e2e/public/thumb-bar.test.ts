import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const phone = { width: 360, height: 740 };

function barOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Quick help" });
}

/** The bottom edge of an element and the top edge of the bar, in pixels from the top of the window. */
async function edges(page: Page, element: Locator): Promise<[number, number]> {
  const bottom = await element.evaluate((node) => node.getBoundingClientRect().bottom);
  const call = barOf(page).getByRole("link", { name: "Call" });
  const top = await call.evaluate((node) => node.getBoundingClientRect().top);
  return [bottom, top];
}

test("on a phone help is one tap away on every page, and covers nothing @plain", async ({
  page,
  context,
  app,
}) => {
  await page.setViewportSize(phone);
  for (const path of ["/", "/doctors", "/StrokeManagement", "/offline", "/emergency", "/nowhere"]) {
    await page.goto(path);
    const bar = barOf(page);
    await expect(bar.getByRole("link")).toHaveText(["Call", "Emergency", "Directions"]);
    await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+91/);
    for (const link of await bar.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(55);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
      await link.click({ trial: true });
    }
    const last = page.locator(":is(main, footer) :is(a, button):visible").last();
    // Again while pictures that come late make the page longer.
    await expect(async () => {
      await page.keyboard.press("End");
      const [bottom, top] = await edges(page, last);
      expect([path, bottom <= top + 1]).toEqual([path, true]);
    }).toPass({ timeout: 30_000 });
  }
  await page.goto("/about");
  for (const link of await page.locator("main a").all()) {
    await link.focus();
    const [bottom, top] = await edges(page, link);
    expect(bottom).toBeLessThanOrEqual(top + 1);
  }
  await barOf(page).getByRole("link", { name: "Emergency" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Emergency" })).toBeVisible();
  await page.locator('main a[href="tel:112"]').click({ trial: true });

  await context.addCookies([{ name: "lite", value: "1", url: app.origin }]);
  await page.goto("/doctors");
  await expect(barOf(page)).toBeVisible();
});

test("the bar is not on wide screens @plain", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await expect(barOf(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(barOf(page)).toHaveCount(1);
});

test("on wide screens the numbers are called from the top of every page @plain", async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const top = page.getByRole("banner");
    for (const [name, address] of [
      ["Emergency", "/emergency"],
      ["112", "tel:112"],
      ["108", "tel:108"],
    ] as const) {
      const link = top.getByRole("link", { name, exact: true }).first();
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toBeInViewport({ ratio: 1 });
      // What is only read out is one pixel.
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      const shown = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(shown).toBe(true);
    }
  }
});

test("the menu of a phone begins with the emergency numbers @plain", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  const line = menu.getByText("Emergency: 112 · Ambulance: 108");
  await expect(line).toBeVisible();
  for (const number of ["112", "108"]) {
    const link = line.getByRole("link", { name: number, exact: true });
    await expect(link).toHaveAttribute("href", `tel:${number}`);
    await link.click({ trial: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await expect(line).toBeHidden();
});

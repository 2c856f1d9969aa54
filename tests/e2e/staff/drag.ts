import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/test.ts";

/**
 * Drags a list item by its handle onto another, as a hand does: at an edge of the window until the other is there.
 * `key` is pressed before it is let go.
 */
export async function dragTo(
  page: Page,
  item: Locator,
  other: Locator,
  key?: string,
): Promise<void> {
  const handle = item.locator("[data-drag]");
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handle);
  const height = await page.evaluate(() => innerHeight);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(async () => {
    const there = (await middleOf(other)).y;
    const isThere = there > 70 && there < height - 70;
    // A busy browser may scroll past it.
    const edge = there < height / 2 ? 20 : height - 20;
    await page.mouse.move(x, isThere ? there : edge);
    expect(isThere).toBe(true);
  }).toPass({ intervals: [50] });
  const to = await middleOf(other);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  if (key) await page.keyboard.press(key);
  await page.mouse.up();
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("There is nothing to drag");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
}

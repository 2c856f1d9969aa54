import type { Page } from "@playwright/test";
import { startApp } from "../../app/http.ts";
import { fillPlaces } from "../../forms/own-pictures.ts";
import { watchRequests } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

const kilobyte = 1000;

/** Opens a page, scrolls to its end, and returns the bytes of all pictures that came. */
async function picturesOf(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.headers()["content-type"]?.startsWith("image/")) return;
    sizes.push(response.body().then((bytes) => bytes.length));
  });
  const quiet = watchRequests(page);
  await page.goto(path);
  await quiet();
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(30);
  }
  await quiet();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

// The second of these is the usual phone.
const home = { 1: 140, 2: 180, 3: 195 };
const gallery = 60;

for (const density of [1, 2, 3] as const) {
  test.describe(`on a phone with ${density} pixels to one`, {
    tag: density === 2 ? [] : "@long",
  }, () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: density });

    test(`home, scrolled to its end, loads at most ${home[density]} KB of pictures`, async ({
      page,
    }) => {
      expect(await picturesOf(page, "/")).toBeLessThanOrEqual(home[density] * kilobyte);
    });

    test(`the gallery of twelve loads at most ${gallery} KB of pictures`, async ({ page }) => {
      expect(await picturesOf(page, "/pictures")).toBeLessThanOrEqual(gallery * kilobyte);
    });

    test("an article loads at most 45 KB of pictures", async ({ page }) => {
      expect(await picturesOf(page, "/KidneyStoneTreatment")).toBeLessThanOrEqual(45 * kilobyte);
    });
  });
}

test.describe("on the usual phone, with photos of one's own full of detail in every place", {
  tag: "@long",
}, () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("home and the gallery are as light as with the samples", async ({ page, context }) => {
    test.slow();
    await using app = await startApp({ RATE_LIMITS: "off" });
    await fillPlaces(app);
    const ofHome = await picturesOf(page, app.origin);
    // Hero, slideshow, gallery, facilities and training; the others are of doctors.
    const own = page.locator("main img[src^='/uploads/']");
    expect(await own.count()).toBeGreaterThanOrEqual(1 + 3 + 12 + 4 + 2);
    expect(ofHome).toBeLessThanOrEqual(home[2] * kilobyte);
    const other = await context.newPage();
    expect(await picturesOf(other, `${app.origin}/pictures`)).toBeLessThanOrEqual(
      gallery * kilobyte,
    );
    expect(await other.locator("main img[src^='/uploads/']").count()).toBe(12);
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { tap } from "./tap.ts";

const titles = ["Speciality", "Treatment", "Media"];

function opener(page: Page, title: string) {
  return page.locator("header li > button").filter({ hasText: title }).first();
}

function panel(page: Page, title: string) {
  return page.locator(`#menu-${title.toLowerCase()}`);
}

async function expectOpen(page: Page, open: string[]) {
  for (const title of titles) {
    await expect(panel(page, title)).toBeVisible({ visible: open.includes(title) });
  }
}

test.describe("on a large screen", { tag: "@plain" }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(({ page }) => page.goto("/about"));

  test("pointing at a menu opens it, and pointing at another closes the first @browsers", async ({
    page,
  }) => {
    await opener(page, "Speciality").hover();
    await expectOpen(page, ["Speciality"]);
    await opener(page, "Treatment").hover();
    await expectOpen(page, ["Treatment"]);
    await page.mouse.move(640, 790);
    await expectOpen(page, []);
  });

  test("a click keeps a menu open until another is clicked", async ({ page }) => {
    await opener(page, "Treatment").click();
    await page.mouse.move(640, 790);
    await expectOpen(page, ["Treatment"]);
    await opener(page, "Media").click();
    await expectOpen(page, ["Media"]);
  });

  test("on a low screen the end of a long menu is reached with the wheel", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await opener(page, "Treatment").click();
    const isBelow = () =>
      panel(page, "Treatment")
        .getByRole("link")
        .evaluateAll((links) =>
          links.some((link) => link.getBoundingClientRect().bottom > innerHeight),
        );
    await expect.poll(isBelow).toBe(true);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 3000);
    await expect.poll(isBelow).toBe(false);
  });

  test("a click elsewhere closes the menu @long", async ({ page }) => {
    await opener(page, "Media").click();
    await page.mouse.click(640, 790);
    await expectOpen(page, []);
  });

  test("a menu is opened, walked through and closed on the keyboard @browsers", async ({
    page,
  }) => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    // What is only read out is one pixel.
    expect((await skip.boundingBox())?.width).toBeGreaterThan(44);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
    await opener(page, "Speciality").focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, ["Speciality"]);
    await page.keyboard.press("Tab");
    await expect(panel(page, "Speciality").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(page, []);
    await expect(opener(page, "Speciality")).toBeFocused();
  });

  test("a link of the mega-menu leads to its page, at the top and with the menu closed", async ({
    page,
  }) => {
    await page.mouse.wheel(0, 1500);
    await opener(page, "Treatment").click();
    await panel(page, "Treatment").getByRole("link", { name: "Chemotherapy" }).click();
    await expect(page).toHaveURL(/\/Chemotherapy$/);
    await page.mouse.move(640, 790);
    await expectOpen(page, []);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});

for (const width of [360, 800]) {
  test.describe(`at a width of ${width}`, { tag: width > 360 ? "@long" : "@plain" }, () => {
    test.use({ viewport: { width, height: 720 }, hasTouch: true });

    test.beforeEach(({ page }) => page.goto("/about"));

    test("the phone menu fills the screen, and closes when a link is followed", {
      tag: width === 360 ? "@browsers" : [],
    }, async ({ page }) => {
      const menu = page.locator("#menu");
      await expect(menu).toBeHidden();
      await tap(page.getByRole("button", { name: "Menu" }));
      await expect(menu).toBeVisible();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: 720 });
      await tap(opener(page, "Treatment"));
      const list = panel(page, "Treatment");
      await page.mouse.move(width / 2, 500);
      await page.mouse.wheel(0, 9000);
      await expect(list.getByRole("link").last()).toBeInViewport();
      await tap(list.getByRole("link", { name: "Stroke Management" }));
      await expect(page).toHaveURL(/\/StrokeManagement$/);
      await expect(menu).toBeHidden();
    });

    test("one goes back from a list to the menu, and out of the menu", async ({ page }) => {
      await tap(page.getByRole("button", { name: "Menu" }));
      await tap(opener(page, "Speciality"));
      await tap(panel(page, "Speciality").getByRole("button"));
      await expectOpen(page, []);
      await tap(page.getByRole("button", { name: "Close" }));
      await expect(page.locator("#menu")).toBeHidden();
    });

    test("nothing is wider than the screen", async ({ page }) => {
      for (const path of ["/about", "/management", "/nowhere"]) {
        await page.goto(path);
        const root = page.locator("html");
        const [content, screen] = await root.evaluate((html) => [
          html.scrollWidth,
          html.clientWidth,
        ]);
        expect(content).toBe(screen);
      }
    });
  });
}

test.describe("without the styles of the menu", { tag: "@plain" }, () => {
  test.use({ viewport: { width: 360, height: 720 } });

  test("a phone's menu opens all the same, and leads on", async ({ page }) => {
    await page.route("**/later-*.css", (route) => route.abort());
    await page.goto("/about");
    await expect(page.locator("#menu")).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#menu")).toBeVisible();
    await opener(page, "Speciality").click();
    await panel(page, "Speciality").getByRole("link", { name: "Urology" }).click();
    await expect(page).toHaveURL(/\/Urology$/);
  });
});

test("the menu keeps its place from page to page, and Media opens under the pointer @plain", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const places: unknown[] = [];
  for (const path of ["/careers", "/about", "/management"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    places.push(await links.first().boundingBox(), await links.nth(1).boundingBox());
  }
  expect(places.slice(2, 4)).toEqual(places.slice(0, 2));
  expect(places.slice(4, 6)).toEqual(places.slice(0, 2));

  const media = page.getByRole("button", { name: "Media" });
  await media.click();
  const button = await media.boundingBox();
  const panel = await page.locator("#menu-media").boundingBox();
  if (!button || !panel) throw new Error("The panel is not open");
  expect(panel.width).toBeLessThan(300);
  expect(Math.abs(panel.x - button.x)).toBeLessThan(400);
});

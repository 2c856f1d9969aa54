import { expect, test } from "../support/test.ts";

test("a visitor leafs through the pictures both ways round, and back to the list", async ({
  page,
}) => {
  await page.goto("/Pictures");
  await page.getByRole("link", { name: "Super deluxe room" }).click();
  await expect(page).toHaveURL(/\/pictures\/12$/);
  await expect(page).toHaveTitle(/^Super deluxe room, picture 12 of 12 \|/);
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("12/12")).toBeVisible();
  await viewer.getByRole("link", { name: "Next" }).click();
  await expect(viewer.getByText("1/12", { exact: true })).toBeVisible();
  await expect(viewer.getByRole("heading", { name: "The entrance" })).toBeVisible();
  await viewer.getByRole("link", { name: "Previous" }).click();
  await viewer.getByRole("link", { name: "Previous" }).click();
  await expect(viewer.getByText("11/12")).toBeVisible();
  await viewer.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/pictures$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the pictures stand in two columns, on a large screen in four @plain", async ({ page }) => {
  await page.goto("/pictures");
  for (const [width, columns] of [
    [1280, 4],
    [800, 2],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator('main a[href^="/pictures/"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(lefts).toHaveLength(12);
    expect([width, new Set(lefts).size]).toEqual([width, columns]);
  }
});

test("the viewer fills the screen, and the keyboard stays in it @plain", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/pictures/5");
  const viewer = page.getByRole("dialog");
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  const inside = () => viewer.evaluate((dialog) => dialog.contains(document.activeElement));
  for (const name of ["Close", "Previous", "Next"]) {
    await viewer.getByRole("link", { name }).focus();
    expect(await inside()).toBe(true);
  }
  await viewer.getByRole("link", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(viewer.getByRole("link", { name: "Previous" })).toBeFocused();
  for (const [name, key] of [
    ["Next", "Tab"],
    ["Close", "Shift+Tab"],
  ] as const) {
    await viewer.getByRole("link", { name }).focus();
    await page.keyboard.press(key);
    await expect(page.locator(":focus:not(body, dialog, dialog *)")).toHaveCount(0);
  }
});

test("the viewer works in the lite version @plain", async ({ page, context, app }) => {
  await context.addCookies([{ name: "lite", value: "1", url: app.origin }]);
  await page.goto("/pictures/1");
  await expect(page.locator("script[src], link[rel=modulepreload]")).toHaveCount(0);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText("12/12")).toBeVisible();
});

test("a visitor walks through the hospital in Hindi, from the menu and back to the list @plain", async ({
  page,
}) => {
  await page.goto("/hi");
  await page.getByRole("contentinfo").getByRole("link", { name: "तस्वीरें", exact: true }).click();
  await expect(page).toHaveURL(/\/hi\/pictures$/);
  await page.getByRole("link", { name: "वार्ड" }).click();
  const viewer = page.getByRole("dialog", { name: "वार्ड" });
  await expect(viewer.getByRole("img", { name: "वार्ड के तीन बेड" })).toBeVisible();
  await viewer.getByRole("link", { name: "आगे" }).click();
  await expect(page.getByRole("dialog", { name: "प्राइवेट कमरा" })).toBeVisible();
  await page.getByRole("link", { name: "बंद करें" }).click();
  await expect(page).toHaveURL(/\/hi\/pictures$/);
});

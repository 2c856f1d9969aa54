import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 720 } });

// Without script Firefox waits for them.
test("a page is painted before the styles of its foot have come, and nothing moves when they come", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/later-*.css", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/signin", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { name: "Staff sign-in" });
  await expect(heading).toBeVisible();
  await expect(page.locator("footer")).not.toBeInViewport();
  const before = await page.locator("main").boundingBox();
  held.resolve();
  await page.waitForLoadState("load");
  await expect(page.locator("footer")).toHaveCSS("background-color", "rgb(18, 48, 74)");
  expect(await page.locator("main").boundingBox()).toEqual(before);
});

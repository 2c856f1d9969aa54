import { test as testWithoutMotion } from "./reduced-motion.ts";
import { expect, test } from "./test.ts";

test("the pictures of the hospital are leafed through by dots and arrows, round both ends", async ({
  page,
}) => {
  await page.goto("/about");
  const slide = (number: number) => page.locator(`#picture-${number}`);
  await page.getByRole("link", { name: "Picture 2 of 3" }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await slide(2).getByRole("link", { name: "Next picture" }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await slide(3).getByRole("link", { name: "Next picture" }).click();
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await slide(1).getByRole("link", { name: "Previous picture" }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
});

test("each picture of the hospital says what it is, on a ground on which one can read", async ({
  page,
}) => {
  await page.goto("/about");
  for (const words of ["The hospital at dusk", "Reception", "Private room"]) {
    await expect(page.locator("main li").getByText(`${words} (illustration)`)).toHaveCount(1);
  }
  const dots = page.getByRole("navigation", { name: "Pictures of the hospital" });
  const ground = await dots.evaluate((nav) => getComputedStyle(nav).backgroundColor);
  expect(ground).toBe("rgba(10, 38, 48, 0.8)");
});

test("the pictures change by themselves", async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9, timeout: 10_000 });
});

testWithoutMotion("nothing moves for visitors who do not want motion", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByLabel("Pause")).toBeHidden();
  const moving = await page
    .locator("main *")
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).animationName !== "none").length,
    );
  expect(moving).toBe(0);
});

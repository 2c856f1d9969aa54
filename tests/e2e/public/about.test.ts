import { expect, moving, test } from "../support/test.ts";
import { test as testWithoutMotion } from "./reduced-motion.ts";

test("the keyboard chooses among the pictures of the hospital @plain", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("radio", { name: "Picture 1 of 3" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Picture 2 of 3" })).toBeChecked();
  await expect(page.getByText("Reception (illustration)")).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText("The entrance (illustration)")).toBeHidden();
});

test("each picture of the hospital says what it is, on a ground on which one can read @plain", async ({
  page,
}) => {
  await page.goto("/about");
  for (const words of ["The entrance", "Reception", "Private room"]) {
    await expect(page.locator("main li").getByText(`${words} (illustration)`)).toHaveCount(1);
  }
  const dots = page.locator('section[aria-label="Pictures of the hospital"] > div');
  const ground = await dots.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe("rgba(10, 38, 48, 0.8)");
});

moving("the pictures change by themselves @plain", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText("Reception (illustration)")).toBeVisible();
});

testWithoutMotion("nothing moves for visitors who do not want motion @plain", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByLabel("Pause")).toBeHidden();
  const moving = await page.locator("main *").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { animationName, animationPlayState } = getComputedStyle(element);
        return animationName !== "none" && animationPlayState !== "paused";
      }).length,
  );
  expect(moving).toBe(0);
});

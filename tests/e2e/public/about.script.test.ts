import { expect, test } from "../support/test.ts";

test("a press elsewhere that ends over the pictures changes none", async ({ page }) => {
  await page.goto("/about");
  const pictures = page.getByRole("region", { name: "Pictures of the hospital" });
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await pictures.hover();
  await page.mouse.up();
  await expect(page.getByRole("radio", { name: "Picture 1 of 3" })).toBeChecked();
});

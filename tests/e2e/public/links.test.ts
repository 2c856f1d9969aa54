import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("staff add a link, visitors see it, staff delete it", { tag: oneWay(1) }, async ({ page }) => {
  const url = "https://www.instagram.com/reel/Journey1/";
  await signIn(page, "/dashboard/Links");
  await page.getByRole("link", { name: "Add Link", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("URL").fill("instagram");
  await dialog.getByRole("button", { name: "Create Link" }).click();
  const summary = dialog.getByRole("alert");
  await expect(summary).toContainText("Category is required.");
  await expect(summary).toContainText("Enter a valid URL (must start with http or https).");

  await dialog.getByLabel("Category").selectOption("Media Page Instagram Links");
  await dialog.getByLabel("URL").fill(url);
  await dialog.getByRole("button", { name: "Create Link" }).click();
  await expect(page.getByRole("status").first()).toHaveText("The link was added.");
  const media = page.getByRole("region", { name: "Media Page Instagram Links" });
  await expect(media.getByRole("row").nth(1)).toContainText(url);
  await expect(media.getByRole("row").nth(1)).toContainText("Changed just now");
  const toWebsite = page.getByRole("link", { name: "View on website" });
  await expect(toWebsite).toHaveAttribute("href", "/Instagram");

  await page.goto("/Instagram");
  const tile = page.locator("article", { has: page.locator(`a[href="${url}"]`) });
  await expect(tile).toBeVisible();

  await page.goto("/dashboard/Links");
  await media.getByRole("row", { name: url }).getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this link?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").first()).toHaveText("The link was deleted.");
  await page.goto("/Instagram");
  await expect(tile).toHaveCount(0);
});

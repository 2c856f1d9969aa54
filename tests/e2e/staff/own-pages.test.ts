import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("a department and a page of it are added, read by visitors, and hidden with one tick", {
  tag: oneWay(4),
}, async ({ page }) => {
  const description = "What people ask us about their eyes before they come to the hospital.";
  const say = (text: string) => page.getByRole("status").filter({ hasText: text });
  await signIn(page, "/dashboard/Pages/new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kind").selectOption("Department");
  await dialog.getByRole("button", { name: "Add and write its text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Name is required." })).toBeVisible();
  await dialog.getByLabel("Name").fill("Journey Eye Care");
  await dialog.getByRole("button", { name: "Add and write its text" }).click();
  await expect(say("It has its page once you save its text.")).toBeVisible();
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Text", { exact: true }).fill("We look after eyes.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(say("is on the website as you wrote it")).toBeVisible();

  await page.goto("/dashboard/Pages/new");
  await dialog.getByLabel("Kind").selectOption("Page");
  await dialog.getByLabel("Name").fill("Journey Cataract");
  await dialog.getByLabel("Place in the menu").selectOption("Treatment: Journey Eye Care");
  await dialog.getByRole("button", { name: "Add and write its text" }).click();
  await expect(say("It has its page once you save its text.")).toBeVisible();
  await page.getByLabel("Description").fill(`${description} Cataract.`);
  await page.getByLabel("Text", { exact: true }).fill("The lens becomes cloudy.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(say("is on the website as you wrote it")).toBeVisible();

  await page.goto("/pages/journey-eye-care");
  await page.getByRole("complementary").getByRole("link", { name: "Journey Cataract" }).click();
  await expect(page.getByText("The lens becomes cloudy.")).toBeVisible();

  await page.goto("/dashboard/Articles/Departments");
  await page.getByLabel("Journey Eye Care (2 pages)").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(say("Journey Eye Care is hidden: 2 pages.")).toBeVisible();
  expect((await page.goto("/pages/journey-cataract"))?.status()).toBe(404);
});

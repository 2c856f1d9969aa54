import { expect, test } from "./test.ts";

test("a visitor finds out whether an insurer is on the list, and whom to call", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Is yours on our list?" }).click();
  await page.getByLabel("Your insurer, administrator or scheme").selectOption("Star Health");
  await page.getByRole("button", { name: "Check" }).click();
  const answer = page.getByRole("status");
  await expect(answer.getByRole("heading", { level: 2 })).toHaveText(
    "Yes: Star Health is on our list",
  );
  await expect(answer.getByRole("link", { name: /^Call / })).toBeInViewport();
  const choice = page.getByLabel("Your insurer, administrator or scheme");
  await expect(choice).toHaveValue("star");
  await choice.selectOption("Another one");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(answer.getByRole("heading", { level: 2 })).toHaveText("No: it is not on our list");
});

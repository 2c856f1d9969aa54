import { startApp } from "../../app/http.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("a visitor finds out whether an insurer is on the list, and whom to call @plain", async ({
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

test("staff tick the insurers they work with, and say which are cashless before they save", {
  tag: ["@autofocus", oneWay(6)],
}, async ({ page }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  await signIn(page, `${app.origin}/dashboard/Hospital/Insurers`, app.origin);
  const list = page.getByRole("group", { name: "Public schemes", exact: true });
  const before = await list.getByLabel("Name").count();
  await list.getByText("Known public schemes to tick").click();
  await list.getByLabel("Central Government Health Scheme (CGHS)").check();
  await list.getByLabel("HIMCARE (Himachal Pradesh)").check();
  await list.getByRole("button", { name: "Show their rows first" }).click();
  await expect(list.getByLabel("Name")).toHaveCount(before + 2);
  await expect(list.getByLabel("Name").nth(before)).toBeFocused();
  await list.getByLabel("Cashless").nth(before).selectOption("No");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByRole("status").first()).toContainText("saved");
  await page.goto(`${app.origin}/insurance`);
  await expect(
    page.getByText("Central Government Health Scheme (CGHS) not cashless"),
  ).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "HIMCARE" })).toBeVisible();
});

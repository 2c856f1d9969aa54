import { onDatabase } from "../../api/api.ts";
import { faults } from "../support/connection.ts";
import { openQuietly } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

test("a connection that is lost on the way to a doctor is told in red, and the site goes on", async ({
  page,
}) => {
  await openQuietly(page, "/doctors");
  const card = page.getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await page.route("**/doctor/*.data*", faults.gone);
  await card.getByRole("link", { name: "View Full Profile" }).click();
  const failure = page.getByText("Failed to fetch doctor", { exact: true });
  await expect(failure).toHaveCSS("color", "rgb(168, 38, 28)");
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  await page.unroute("**/doctor/*.data*");
  await page.getByRole("link", { name: "All doctors" }).click();
  await page.getByRole("article").first().getByRole("link", { name: "View Full Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("without any connection a doctor is told in red too", async ({ page }) => {
  await openQuietly(page, "/doctors");
  await page.route("**", faults.gone);
  await page
    .getByRole("link", { name: /^View Full Profile/ })
    .first()
    .click();
  await expect(page.getByText("Failed to fetch doctor", { exact: true })).toBeVisible();
});

test("a connection that is lost during a search is told in red, and the search can be repeated", async ({
  page,
}) => {
  await openQuietly(page, "/doctors");
  await page.route("**/doctors.data*", faults.gone);
  await page.getByPlaceholder("Name, Specialist").fill("asha");
  await page.getByPlaceholder("Name, Specialist").press("Enter");
  await expect(page.getByText("Failed to fetch available doctors")).toBeVisible();
  await expect(page.getByPlaceholder("Name, Specialist")).toHaveValue("asha");
  await page.unroute("**/doctors.data*");
  await page.getByPlaceholder("Name, Specialist").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a doctor who has gone meanwhile leads to the page that offers a search", async ({
  page,
  app,
}) => {
  const show = (is_active: number) =>
    onDatabase(app, (sqlite) =>
      sqlite
        .prepare("UPDATE doctors SET is_active = ? WHERE name LIKE 'Dr Karan %'")
        .run(is_active),
    );
  await openQuietly(page, "/doctors");
  show(0);
  await page.getByRole("link", { name: /^View Full Profile of Dr Karan/ }).click();
  await expect(page.getByRole("heading", { name: "We cannot find this page" })).toBeVisible();
  show(1);
});

import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the menu opens, leads on, and closes behind the visitor", {
  tag: oneWay(12),
}, async ({ page }) => {
  await signIn(page);
  const careers = page.getByRole("navigation").getByRole("link", { name: "Careers" });
  await expect(careers).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Overview" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await careers.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career Applications");
  await expect(careers).toBeHidden();
  await expect(page.getByText("Menu", { exact: true })).toHaveCount(1);
});

test("the figures of the overview lead to their lists", { tag: oneWay(13) }, async ({ page }) => {
  await signIn(page);
  // On a low screen the menu beside the page scrolls by itself.
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole("button", { name: "Logout" })).toBeInViewport();
  await page.getByRole("link", { name: "social links" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Social Links");
});

test("what was done from the overview is said there, with its Undo", { tag: oneWay(12) }, async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor");
  const away = await page.locator("a[href$='/away']").first().getAttribute("href");
  await page.goto(`${away}?back=overview`);
  await page.getByLabel(/Away tomorrow/).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("status").first()).toContainText("is away");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("a doctor is found from any screen, with Ctrl K or from the menu", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, "/dashboard/Trash");
  if (javaScriptEnabled) await page.keyboard.press("Control+k");
  else await page.getByText("Menu", { exact: true }).click();
  const box = page.getByRole("searchbox", { name: "Find a doctor" });
  if (!javaScriptEnabled) await box.focus();
  await expect(box).toBeFocused();
  if (javaScriptEnabled) {
    await page.keyboard.type("beds");
    await expect(page.getByRole("search").getByRole("link", { name: /^Figures/ })).toBeVisible();
    await box.fill("");
  }
  await page.keyboard.type("asha ver");
  await page.keyboard.press("Enter");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Dr Asha Verma/ })
    .click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue(/Dr Asha Verma/);
});

import type { Browser, Page } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, originOf, test } from "../support/test.ts";

const password = "river lotus candle";

/** The browser of somebody else. */
async function anotherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: originOf(page) });
  return context.newPage();
}

function dialogOf(page: Page) {
  return page.getByRole("dialog");
}

test("somebody is invited, gets another role, and is disabled", { tag: oneWay(7) }, async ({
  page,
  browser,
}) => {
  const email = `asha${test.info().workerIndex}-${test.info().retry}@example.org`;
  await signIn(page, "/dashboard/Staff");
  await page.getByRole("link", { name: "Invite", exact: true }).click();
  await dialogOf(page).getByLabel("Email").fill(email);
  await dialogOf(page).getByRole("button", { name: "Make the link" }).click();
  const shown = dialogOf(page).getByRole("heading", { name: `makes the account ${email}` });
  await expect(shown).toBeVisible();
  await expect(dialogOf(page).getByRole("img", { name: "QR code of the link" })).toBeVisible();
  const link = (await dialogOf(page).locator("code").textContent()) ?? "";
  await dialogOf(page).getByRole("link", { name: "Done" }).click();
  const invitations = page.getByRole("region", { name: "Invitations" });
  await expect(invitations.getByRole("row", { name: email })).toContainText("Editor");

  const other = await anotherPage(browser, page);
  await other.goto(link);
  await expect(other.getByLabel("Email")).toHaveValue(email);
  await other.getByLabel("Your name").fill("Asha Verma");
  await other.getByRole("textbox", { name: "Password" }).fill(password);
  await other.getByRole("button", { name: "Create account" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Verma");
  await expect(other.getByRole("link", { name: /^Staff/, includeHidden: true })).toHaveCount(0);
  await other.goto("/dashboard/Staff");
  const refusal = "Only an administrator can look after staff accounts.";
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(refusal);

  await page.goto("/dashboard/Staff");
  await page.getByRole("row", { name: email }).getByRole("link", { name: "Manage" }).click();
  await page.getByRole("link", { name: "Make administrator" }).click();
  await dialogOf(page).getByRole("button", { name: "Make administrator" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Asha Verma is an administrator now.");
  await other.goto("/dashboard/Staff/invite");
  await dialogOf(other).getByLabel("Email").fill("typed@example.org");
  await page.getByRole("link", { name: "Make editor", exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Make editor", exact: true }).click();
  await expect(page.getByRole("status").first()).toHaveText("Asha Verma is an editor now.");
  await dialogOf(other).getByRole("button", { name: "Make the link" }).click();
  await expect(other.getByText(refusal).first()).toBeVisible();
  await expect(other.locator("textarea, input[type=email]").first()).toHaveValue(
    "typed@example.org",
  );

  await page.getByRole("link", { name: "Disable" }).click();
  await dialogOf(page).getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("Disabled since")).toBeVisible();
  await other.goto("/dashboard/AddDoctor");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Staff sign-in");
  await other.getByLabel("Your Email").fill(email);
  await other.getByLabel("Your Password").fill(password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("alert").first()).toContainText("This account is disabled.");
  await other.context().close();
});

import type { Page } from "@playwright/test";
import { startApp } from "../../app/http.ts";
import { storeSettings } from "../../app/settings.ts";
import { isReady, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { dragTo } from "./drag.ts";

test("staff make name, numbers and leaders their own, and see them on the website", async ({
  page,
  javaScriptEnabled,
}) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  storeSettings(app, { leaders: {} });
  const message = page.getByRole("status").first();
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  await signIn(page, `${app.origin}/dashboard/Hospital/identity`, app.origin);
  await page.getByLabel("Name", { exact: true }).fill("शांति नर्सिंग होम");
  await page.getByLabel("Line under the name (optional)").fill("Since 1987");
  await save.click();
  await expect(message).toContainText("saved");

  await page.goto(`${app.origin}/dashboard/Hospital/contact`);
  await page.getByLabel("Number").fill("112");
  await page.getByLabel("City").fill("Karnal");
  await page.getByRole("button", { name: "Add a phone" }).click();
  await expect(page.getByLabel("Number")).toHaveCount(2);
  await expect(page.getByLabel("City")).toHaveValue("Karnal");
  await page.getByLabel("Number").nth(1).fill("+91 98765 43210");
  await page.getByLabel("For").nth(1).selectOption("whatsapp");
  await save.click();
  await expect(page.getByRole("alert").first()).toContainText("112");
  await expect(page.getByLabel("City")).toHaveValue("Karnal");
  await page.getByLabel("Number").first().fill("0184-2345678");
  await save.click();
  await expect(message).toContainText("saved");

  await page.goto(`${app.origin}/dashboard/Hospital/leaders`);
  await page.getByLabel("Name").first().fill("डॉ. सुनीता देवी");
  await page.getByRole("button", { name: "Down Leader 1" }).click();
  await expect(page.getByLabel("Name").nth(1)).toHaveValue("डॉ. सुनीता देवी");
  if (javaScriptEnabled) {
    const rows = page.getByRole("group", { name: /^Leader \d/ });
    await dragTo(page, rows.nth(3), rows.nth(0));
    await expect(
      page.getByRole("status").filter({ hasText: "Moved to place 1 of 4." }),
    ).toHaveCount(1);
    await dragTo(page, rows.nth(0), rows.nth(3));
    await expect(page.getByLabel("Name").nth(1)).toHaveValue("डॉ. सुनीता देवी");
  }
  await page.getByRole("button", { name: "Remove Leader 4" }).click();
  await expect(page.getByLabel("Name")).toHaveCount(3);
  await save.click();
  await expect(message).toContainText("saved");

  await page.goto(`${app.origin}/management`);
  await expect(page).toHaveTitle(/शांति नर्सिंग होम$/);
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText("डॉ. सुनीता देवी");
  await expect(page.getByRole("link", { name: "Call 0184 234 5678" })).toHaveAttribute(
    "href",
    "tel:+911842345678",
  );
  await page.goto(`${app.origin}/contact`);
  await expect(page.getByRole("main")).toContainText("Karnal");
  await expect(page.getByRole("main").getByRole("link", { name: "98765 43210" })).toHaveAttribute(
    "href",
    "https://wa.me/919876543210",
  );
  await expect(page.getByRole("contentinfo")).not.toContainText("are samples");
});

test("of two tabs that save the same group, the second shows both versions, and then saves knowingly @long", async ({
  page,
}) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const group = `${app.origin}/dashboard/Hospital/figures`;
  await signIn(page, group, app.origin);
  const other = await page.context().newPage();
  await other.goto(group);
  await isReady(other);
  const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).last().click();
  await page.getByLabel("Beds", { exact: true }).fill("60");
  await save(page);
  await expect(page.getByRole("status").first()).toContainText("saved");

  await other.getByLabel("Beds", { exact: true }).fill("75");
  await other.getByLabel("ICU beds").fill("8");
  await save(other);
  const conflict = other.getByRole("alert").filter({ hasText: "Somebody else saved Figures" });
  await expect(conflict.getByRole("row").filter({ hasText: /^Beds/ })).toHaveText(/Beds\s*60\s*75/);
  await expect(other.getByLabel("Beds", { exact: true })).toHaveValue("75");
  await expect(other.getByLabel("ICU beds")).toHaveValue("8");
  await other.getByLabel("ICU beds").fill("9");
  await save(other);
  await expect(other.getByRole("status").first()).toContainText("saved");
  await expect(conflict).toBeHidden();
  await expect(other.getByLabel("ICU beds")).toHaveValue("9");

  await page.reload();
  await expect(page.getByLabel("Beds", { exact: true })).toHaveValue("75");
});

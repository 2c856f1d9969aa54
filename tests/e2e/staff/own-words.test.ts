import { startApp } from "../../app/http.ts";
import { storeSettings } from "../../app/settings.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("staff write a text of the hospital in Hindi, and visitors read English once that has changed", {
  tag: ["@autofocus", oneWay(14)],
}, async ({ page }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const landmark = "Opposite the bus stand";
  storeSettings(app, { contact: { landmark }, identity: { name: "Shanti Hospital" } });
  const group = `${app.origin}/dashboard/Hospital/Contact`;
  const save = page.getByRole("button", { name: "Save", exact: true }).last();

  await page.goto(`${app.origin}/hi/contact`);
  await expect(page.getByText(landmark)).toHaveAttribute("lang", "en");

  await signIn(page, group, app.origin);
  await page.getByRole("link", { name: "हिंदी · ਪੰਜਾਬੀ" }).click();
  await expect(page.getByText("Visitors read the rest in English")).toBeVisible();
  await page.getByLabel("How to get here: Landmark: हिंदी").fill("बस स्टैंड के सामने");
  await page.getByRole("button", { name: "Copy as it is : Email and address: State" }).click();
  const state = page.getByLabel("Email and address: State: हिंदी");
  await expect(state).toHaveValue("Haryana");
  await expect(state).toBeFocused();
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("“Contact” was saved in हिंदी.");
  await expect(page.getByText("2 of 4 translated.")).toBeVisible();

  await page.goto(`${app.origin}/hi/contact`);
  await expect(page.getByText("बस स्टैंड के सामने")).toBeVisible();
  await expect(page.getByText(landmark)).toHaveCount(0);

  await page.goto(group);
  await page.getByLabel("Landmark (optional)").fill("Behind the bus stand");
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("“Contact” was saved.");
  await page.goto(`${app.origin}/hi/contact`);
  await expect(page.getByText("Behind the bus stand")).toHaveAttribute("lang", "en");

  await page.goto(`${group}/words/hi`);
  await expect(
    page.getByText("English has changed, so visitors do not read this translation."),
  ).toBeVisible();
  await page.getByLabel("How to get here: Landmark: हिंदी").fill("बस स्टैंड के पीछे");
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("saved in हिंदी");
  await expect(page.getByText("English has changed")).toHaveCount(0);
  await page.goto(`${app.origin}/hi/contact`);
  await expect(page.getByText("बस स्टैंड के पीछे")).toBeVisible();
});

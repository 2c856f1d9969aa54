import { fillInApplication } from "../support/application-form.ts";
import { openQuietly } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

test("an error goes away when its field is edited", async ({ page }) => {
  await page.goto("/careers");
  await page.getByRole("button", { name: "Submit Application" }).click();
  const error = page.locator("#application-name-error");
  await expect(error).toHaveText("Name is required");
  await page.getByLabel("Name", { exact: true }).fill("A");
  await expect(error).toHaveCount(0);
  await expect(page.locator("#application-email-error")).toHaveText("Email is required");
});

test("the button says that the form is on its way, and a broken connection loses nothing", async ({
  page,
}) => {
  await openQuietly(page, "/careers");
  await fillInApplication(page, "Offline Applicant");
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/careers.data*", async (route) => {
    await failing;
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  fail();
  await expect(page.getByText("Failed to submit career application")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Offline Applicant");
  await expect(page.getByLabel("Resume Link")).toHaveValue("drive.example.com/journey");
});

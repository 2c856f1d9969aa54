import { applicationBody } from "../../api/api.ts";
import { fillInApplication } from "../support/application-form.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

const thanks = "You have successfully applied! We will contact you soon.";

test("somebody applies, staff read the application and delete it", async ({ page }) => {
  await page.goto("/careers");
  await fillInApplication(page, "Withdrawn Applicant");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(thanks)).toBeInViewport();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");

  await signIn(page, "/dashboard/Careers");
  await page.getByLabel("Search").fill("withdrawn app");
  await page.getByRole("button", { name: "Search" }).click();
  // Before that, the row stands among all.
  await expect(page).toHaveURL(/q=withdrawn/);
  const row = page.getByRole("row", { name: "Withdrawn Applicant" });
  await expect(row).toContainText("9876543210");
  const resume = row.getByRole("link", { name: "View Resume" });
  await expect(resume).toHaveAttribute("href", "https://drive.example.com/journey");
  await expect(resume).toHaveAttribute("target", "_blank");

  await row.getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this application?");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No career applications found")).toBeVisible();
});

test("staff note what became of applicants, and delete several at once", {
  tag: oneWay(24),
}, async ({ page, app, javaScriptEnabled }) => {
  const names = ["Several One", "Several Two", "Several Three"];
  for (const name of names) {
    const sent = await app.send("POST", "/api/v1/career", { ...applicationBody, name });
    expect(sent.ok).toBe(true);
  }
  await signIn(page, "/dashboard/Careers?q=several");
  await page.getByRole("link", { name: "Several Two", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Notes").focus();
  await page.keyboard.type("Called on Monday.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Comes on Friday.");
  await page.getByRole("button", { name: "Change to Interview" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("is now “Interview”. The notes were saved.")).toBeVisible();
  if (javaScriptEnabled) {
    await expect(page.getByRole("group", { name: "State: Interview" })).toBeFocused();
  }
  await expect(page.getByLabel("Notes")).toHaveValue("Called on Monday.\n\nComes on Friday.");
  await expect(page.getByText("New → Interview, notes changed")).toBeVisible();

  await page.getByRole("link", { name: "Career Applications" }).click();
  await page.getByRole("link", { name: "Interview (1)" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: "All (3)" }).click();
  for (const name of names) {
    await page.getByLabel(`Select ${name}`, { exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "Remove selected" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete these 3 applications?");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  const box = page.getByLabel("Select Several Two", { exact: true });
  await expect(box).toBeChecked();
  if (javaScriptEnabled) {
    const all = page.getByRole("button", { name: "Select all on this page" });
    await all.click();
    await expect(box).not.toBeChecked();
    await all.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole("button", { name: "Remove selected" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("3 applications were deleted.")).toBeVisible();
  await expect(page.getByText("No career applications found")).toBeVisible();
});

test("a form with mistakes tells all of them at once, keeps what was typed, and can be mended", async ({
  page,
}) => {
  await page.goto("/careers");
  await fillInApplication(page, "Mended Applicant");
  await page.getByLabel("Position").fill(" ");
  await page.getByLabel("Phone Number (10 digit)").fill("98765");
  await page.getByRole("button", { name: "Submit Application" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole("link")).toHaveText([
    "Position is required",
    "Phone must be 10 digits",
  ]);
  await expect(page).toHaveTitle(/^Error: Careers/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mended Applicant");
  await expect(page.getByLabel("Phone Number (10 digit)")).toHaveValue("98765");

  await page.getByLabel("Position").fill("Nurse");
  await page.getByLabel("Phone Number (10 digit)").fill("9876543210");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test("the keyboard never comes to the field that is for programs @plain", async ({ page }) => {
  await page.goto("/careers");
  await page.getByLabel("Resume Link").focus();
  const text = page.locator("main form").getByRole("link");
  await page.keyboard.press("Tab");
  await expect(text.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit Application" })).toBeFocused();
});

import { fillIn } from "./application-form.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

const thanks = "You have successfully applied! We will contact you soon.";

test("somebody applies, staff read the application and delete it", async ({ page }) => {
  await page.goto("/careers");
  await fillIn(page, "Withdrawn Applicant");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(thanks)).toBeInViewport();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");

  await signIn(page, "/dashboard/Careers");
  await page.getByLabel("Search").fill("withdrawn app");
  await page.getByRole("button", { name: "Search" }).click();
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

test("a form with mistakes tells all of them at once, keeps what was typed, and can be mended", async ({
  page,
}) => {
  await page.goto("/careers");
  await fillIn(page, "Mended Applicant");
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

test("the keyboard never comes to the field that is for programs", async ({ page }) => {
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

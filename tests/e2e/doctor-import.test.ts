import type { Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

const headings =
  "Name,Specialization,Phone,Email,Experience,Fees,Hospital,About,Qualification,Member of,Hospital Slots,Video Slots";
const rest = "asha@example.org,12,800,Main building,Sees patients.,MBBS,Society,9-11,4-5";

function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
  return page.getByLabel("CSV or Excel file").setInputFiles(file);
}

test("a list of doctors is refused, checked, imported and taken back", async ({
  page,
  javaScriptEnabled,
}, { project }) => {
  const name = `Dr List ${project.name}`;
  await signIn(page, "/dashboard/AddDoctor");
  await page.getByRole("link", { name: "Import or export" }).click();
  await expect(page).toHaveTitle(/Import doctors/);

  await choose(page, "names.csv", "Name,Fees\nDr X,1\n");
  await page.getByRole("button", { name: "Check the file" }).click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("The file has no column “Specialization”");
  if (javaScriptEnabled) await expect(problem).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await choose(
    page,
    "doctors.csv",
    `${headings}\n${name},Urology,9800000000,${rest}\n${name} Wrong,Urology,98,${rest}\n`,
  );
  await page.getByRole("button", { name: "Check the file" }).click();
  const wrong = page.getByRole("listitem").filter({ hasText: `${name} Wrong` });
  await expect(wrong).toContainText("Phone number must be 10 digits.");
  await page.getByRole("link", { name: "New (1)" }).click();
  await expect(wrong).toBeHidden();
  await page.getByRole("button", { name: "Import 1 doctor" }).click();
  const message = page.getByRole("status").first();
  await expect(message).toHaveText("1 doctor was added.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(message).toHaveText(`${name} was deleted. It is in the Trash.`);
});

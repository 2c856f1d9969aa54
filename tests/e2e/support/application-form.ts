import type { Page } from "@playwright/test";

export async function fillInApplication(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Position").fill("Nurse");
  await page.getByLabel("Email", { exact: true }).fill("journey@example.org");
  await page.getByLabel("Phone Number (10 digit)").fill("98765 43210");
  await page.getByLabel("Resume Link").fill("drive.example.com/journey");
}

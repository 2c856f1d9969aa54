import type { Page } from "@playwright/test";
import { admin } from "../http.ts";

/** Signs the sample staff member in and opens a page; the sign-in page itself is skipped. */
export async function signIn(page: Page, path = "/dashboard"): Promise<void> {
  const response = await page.request.post("/signin", { form: { ...admin }, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The sign-in returned ${response.status()}`);
  await page.goto(path);
}

/** The same by the form, as people do it. */
export async function signInByForm(page: Page, path = "/dashboard"): Promise<void> {
  await page.goto(`/signin?next=${encodeURIComponent(path)}`);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`**${path}`);
  // With script the address changes a moment before the page does.
  await page.getByRole("heading", { name: "Staff sign-in" }).waitFor({ state: "detached" });
}

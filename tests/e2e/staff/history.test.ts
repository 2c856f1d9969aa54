import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test(
  "somebody finds who changed a fee, and restores what it was, by the keyboard",
  { tag: oneWay(2) },
  async ({ page, addDoctor }, { project }) => {
    const name = `Dr Former ${project.name}`;
    const id = await addDoctor({ name, fees: 500 });
    await signIn(page, `/dashboard/AddDoctor/${id}/edit`);
    const form = page.getByRole("dialog");
    await form.getByLabel("Fees").fill("5000");
    await form.getByRole("button", { name: "Update" }).click();
    await page.getByRole("status").filter({ hasText: "was updated" }).waitFor();

    await page.goto("/dashboard/History");
    await page.getByLabel("Person").selectOption({ label: "Administrator" });
    await page.getByLabel("Name of doctor, page or setting").fill(name);
    await page.getByLabel("Name of doctor, page or setting").press("Enter");
    await expect(page).toHaveURL(/who=.+&.*q=Dr/);
    const newest = page.getByRole("listitem").filter({ hasText: name }).first();
    await expect(newest).toContainText(`Administrator changed ${name}`);
    await expect(newest.getByRole("row", { name: /^Fees/ })).toContainText(/₹500\s*₹5,000/);
    await newest.getByRole("link", { name }).press("Enter");

    await expect(page.getByRole("heading", { name: `History of ${name}` })).toBeVisible();
    await page.getByRole("link", { name: /^Restore the version of/ }).press("Enter");
    const question = page.getByRole("dialog", { name: "Restore a version" });
    await expect(question.getByRole("row", { name: /^Fees/ })).toContainText(/₹5,000\s*₹500/);
    await question.getByRole("button", { name: "Restore" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "is again as on" })).toBeVisible();
    const restored = page.getByRole("listitem").filter({ hasText: name }).first();
    await expect(restored.getByRole("row", { name: /^Fees/ })).toContainText(/₹5,000\s*₹500/);
    await page.setViewportSize({ width: 360, height: 740 });
    const cells = restored.getByRole("row", { name: /^Fees/ }).getByRole("cell");
    await expect(cells.first()).toHaveAccessibleName(/^Before: ₹5,000$/);
    await expect(cells.last()).toHaveAccessibleName(/^After: ₹500$/);
  },
);

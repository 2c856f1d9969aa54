import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test(
  "a deleted doctor comes back by Undo from the keyboard, and from the Trash",
  { tag: oneWay(0) },
  async ({ page, addDoctor, browserName, javaScriptEnabled }, { project }) => {
    const name = `Dr Undo ${project.name}`;
    await addDoctor({ name });
    await signIn(page, `/dashboard/AddDoctor?q=${encodeURIComponent(name)}`);
    const row = page.getByRole("row").filter({ hasText: name }).first();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    const message = page.getByRole("status").first();

    async function deleteDoctor(): Promise<void> {
      await row.getByRole("link", { name: /^Delete/ }).click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await expect(message).toHaveText(`${name} was deleted.`);
      await expect(row).toBeHidden();
    }

    await deleteDoctor();
    await undo.focus();
    await page.keyboard.press("Enter");
    await expect(message).toHaveText(`${name} is back.`);
    await expect(row).toContainText("Changed just now");
    // Without script, Firefox sets the focus to fields and buttons alone.
    if (browserName === "chromium" || javaScriptEnabled) {
      await expect(page.locator(":focus")).toContainText(`${name} is back.`);
      await page.keyboard.press("Tab");
      await expect(undo).toBeFocused();
    }

    await deleteDoctor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/dashboard/Trash?kind=doctor");
    const card = page.getByRole("row").filter({ hasText: name });
    const cell = card.locator("td[data-label]").nth(1);
    const label = (await cell.getAttribute("data-label")) ?? "";
    await expect(cell).toHaveAccessibleName(new RegExp(`^${label} `));
    await card.getByRole("button", { name: "Put back" }).click();
    await expect(message).toHaveText(`${name} is back.`);
    await expect(card).toBeHidden();
  },
);

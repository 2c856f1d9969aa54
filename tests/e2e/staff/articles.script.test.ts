import { holdScript } from "../support/hold-script.ts";
import { waitForHydration } from "../support/hydration.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a text that was not saved is offered again, and leaving it is asked about", async ({
  page,
}) => {
  const path = "/dashboard/Articles/ParkinsonDisease/edit";
  await signIn(page, path);
  const text = page.getByLabel("Text", { exact: true });
  const builtIn = await text.inputValue();
  await text.fill(`${builtIn}\n\nUnsaved words.`);
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: /^Versions of/ })).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue(builtIn);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(text).toHaveValue(/Unsaved words\.$/);
});

test("whoever puts the cursor into a text before script comes writes on there @browsers", async ({
  page,
}) => {
  await signIn(page, "/dashboard/Articles");
  const letScriptCome = await holdScript(page);
  await page.goto("/dashboard/Articles/ParkinsonDisease/edit", { waitUntil: "commit" });
  const text = page.getByLabel("Text", { exact: true });
  const builtIn = await text.inputValue();
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(9, 12);
  });
  letScriptCome();
  await waitForHydration(text);
  await expect(page.locator("markdown-toolbar[data-ready]")).toBeVisible();
  await page.keyboard.press("x");
  await expect(text).toHaveValue(`${builtIn.slice(0, 9)}x${builtIn.slice(12)}`);
});

import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

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

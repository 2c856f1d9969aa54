import { isReady, signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

const list = "/dashboard/Articles";

test("a text is corrected, previewed, published, checked, changed, and taken back", {
  tag: oneWay(18),
}, async ({ page }) => {
  await signIn(page, `${list}?q=neuroimaging`);
  await page.locator("tbody").getByRole("link").first().click();
  const text = page.getByLabel("Text", { exact: true });
  const builtIn = await text.inputValue();
  await text.fill(`${builtIn}\n\nCome to the blue door. [More](/Nowhere)`);
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(alert).toContainText(
    /Text, line \d+: the link leads to a page that does not exist: \/Nowhere/,
  );
  await expect(text).toHaveValue(/Come to the blue door/);

  await text.fill(`${builtIn}\n\nCome to the blue door.`);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Come to the blue door.")).toBeVisible();
  await expect(text).toHaveValue(/Come to the blue door\.$/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "on the website" })).toBeVisible();
  await page.goto("/Neuroimaging");
  await expect(page.getByText("Come to the blue door.")).toBeVisible();
  await expect(page.getByText("Not yet checked by our doctors.")).toBeVisible();

  await page.goto(`${list}/Neuroimaging/review`);
  await page.getByLabel("Name of the doctor").fill("Dr Kavita Joshi");
  await page.getByLabel("Qualification").fill("MD");
  await page.getByLabel("Registration number").fill("HMC 77");
  await page.getByRole("button", { name: "Record the check" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Dr Kavita Joshi" })).toBeVisible();
  await page.goto("/Neuroimaging");
  await expect(page.getByText("by Dr Kavita Joshi, MD, HMC 77.")).toBeVisible();

  await page.goto(`${list}/Neuroimaging/versions`);
  const changed = page.getByRole("row").filter({ hasText: /^Text, line/ });
  await expect(changed.locator("ins")).toHaveText("Come to the blue door.");
  await page.getByRole("link", { name: /^Go back to it/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back to it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "as it was" })).toBeVisible();
  await page.goto("/Neuroimaging");
  await expect(page.getByText("Come to the blue door.")).toBeHidden();
  await expect(page.getByText("Changed since our doctors last checked it.")).toBeVisible();
});

test("a page is hidden and shown again, with what is searched for kept @plain", async ({
  page,
}) => {
  await signIn(page, `${list}?q=vasectomy`);
  const hide = `${list}/Vasectomy/hide?q=vasectomy`;
  await page.goto(hide);
  await page.getByRole("dialog").getByRole("button", { name: "Hide" }).click();
  await expect(page).toHaveURL(/Articles\?q=vasectomy#Vasectomy$/);
  await expect(page.getByText("Hidden", { exact: true }).first()).toBeVisible();
  const gone = await page.goto("/Vasectomy");
  expect(gone?.status()).toBe(404);
  await expect(page.getByText("We have no page about Vasectomy.")).toBeVisible();
  await page.goto(`${list}/Vasectomy/unhide`);
  await page.getByRole("dialog").getByRole("button", { name: "Show" }).click();
  await page.getByRole("status").filter({ hasText: "is shown again" }).waitFor();
  expect((await page.goto("/Vasectomy"))?.status()).toBe(200);
});

test("of two tabs that save the same text, the second shows both, and then saves knowingly @scripted", async ({
  page,
}) => {
  const edit = `${list}/LumbarPuncture/edit`;
  await signIn(page, edit);
  const other = await page.context().newPage();
  await other.goto(edit);
  await isReady(other);
  const text = other.getByLabel("Text", { exact: true });
  const builtIn = await text.inputValue();
  await page.getByLabel("Text", { exact: true }).fill(`${builtIn}\n\nTheirs: the red door.`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "on the website" })).toBeVisible();

  await text.fill(`${builtIn}\n\nOurs: the green door.`);
  await other.getByRole("button", { name: "Save" }).click();
  const conflict = other.getByRole("alert").filter({ hasText: "Somebody else saved this page" });
  await expect(conflict).toContainText("Theirs: the red door.");
  await expect(conflict).toContainText("Ours: the green door.");
  await expect(text).toHaveValue(/Ours: the green door\.$/);
  await text.fill(`${builtIn}\n\nBoth: the red and the green door.`);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("status").filter({ hasText: "on the website" })).toBeVisible();
  await page.goto("/LumbarPuncture");
  await expect(page.getByText("Both: the red and the green door.")).toBeVisible();
  await expect(page.getByText("Theirs: the red door.")).toBeHidden();
});

import { startApp } from "../../app/http.ts";
import { storeSettings } from "../../app/settings.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("staff write about the hospital as people write, and use what the check suggests", {
  tag: oneWay(10),
}, async ({ page, javaScriptEnabled }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  storeSettings(app, { texts: {} });
  const text = page.getByLabel("The page (optional)");
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  await signIn(page, `${app.origin}/dashboard/Hospital/texts`, app.origin);
  const toolbar = page.getByRole("toolbar", { name: "Format" });
  if (javaScriptEnabled) await expect(toolbar.getByRole("button").first()).toBeVisible();
  await text.fill("हम सबका इलाज करते हैं।\n\n\nOur  rooms\n\n# Care");
  if (javaScriptEnabled) {
    await text.press("Control+Home");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await toolbar.getByRole("button", { name: "Bold" }).click();
    await text.evaluate((area: HTMLTextAreaElement) => {
      const at = area.value.indexOf("rooms") + 2;
      area.setSelectionRange(at, at);
    });
    await toolbar.getByRole("button", { name: "Heading", exact: true }).click();
    await expect(text).toHaveValue("**हम** सबका इलाज करते हैं।\n\n\n## Our  rooms\n\n# Care");
    await text.press("Control+z");
    await expect(text).toHaveValue("**हम** सबका इलाज करते हैं।\n\n\nOur  rooms\n\n# Care");
  } else await expect(toolbar).toBeHidden();
  await save.click();
  await expect(page.getByRole("alert").first()).toContainText("begin a heading with ##");
  await page.getByRole("button", { name: /^Use this/ }).click();
  await expect(page.getByText("The text is corrected, but not saved yet.")).toBeVisible();
  await expect(text).toHaveValue(/सबका इलाज करते हैं।\n\n\nOur {2}rooms\n\n## Care$/);
  await text.fill("हम सबका इलाज करते हैं।\n\n\nOur  rooms\n\n## Care\n\nFor everybody.");
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("saved");

  await page.goto(`${app.origin}/about`);
  await expect(page.getByText("Our rooms")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Care", exact: true })).toBeVisible();
});

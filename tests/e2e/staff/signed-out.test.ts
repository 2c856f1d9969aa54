import type { BrowserContext, Page } from "@playwright/test";
import { momentOf } from "#app/timetable/calendar.ts";
import { admin } from "../../app/http.ts";
import { isReady, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const ways: Record<string, (context: BrowserContext, origin: string) => Promise<unknown>> = {
  "signed out in another tab": async (context, origin) => {
    const tab = await context.newPage();
    await tab.goto(`${origin}/dashboard/Devices`);
    await isReady(tab);
    const menu = tab.getByText("Menu", { exact: true });
    if (await menu.isVisible()) await menu.click();
    await tab.getByRole("button", { name: "Logout" }).click();
    await tab.waitForURL(`${origin}/`);
    await tab.close();
  },
  "restarted the browser": (context) => context.clearCookies({ name: "session" }),
  "deleted all cookies": (context) => context.clearCookies(),
};

const forms: [path: string, label: string, button: string, saved: RegExp][] = [
  ["/dashboard/Notices/new", "Text", "Publish", /Visitors see the notice/],
  ["/dashboard/Hospital/contact", "Landmark", "Save", /saved|changed/i],
];

async function signInHere(page: Page): Promise<void> {
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

for (const [path, label, button, saved] of forms) {
  for (const [way, leave] of Object.entries(ways)) {
    const isWalked = path === "/dashboard/Notices/new" && way === "signed out in another tab";
    test(`what is typed into ${path} is saved by somebody who has ${way}`, {
      tag: isWalked ? [] : "@long",
    }, async ({ page, context, baseURL }) => {
      await signIn(page, path);
      const text = `Beside the clock tower, ${way}`;
      await page.getByLabel(label).first().fill(text);
      const today = momentOf(Date.now()).day;
      for (const day of await page.locator("input[name$=_day]").all()) await day.fill(today);
      await leave(context, String(baseURL));
      await page.getByRole("button", { name: button, exact: true }).last().click();
      await expect(page.getByText("Nothing is lost. Sign in")).toBeVisible();
      await signInHere(page);
      await page.getByRole("button", { name: "Go on and save" }).click();
      await expect(page.getByText(saved).first()).toBeVisible();
      await page.goto(path.replace("/new", ""));
      const shown = page.locator("main");
      await expect
        .poll(
          async () =>
            (await shown.textContent())?.includes(text) ||
            (await shown.getByLabel(label).first().inputValue()) === text,
        )
        .toBe(true);
    });
  }
}

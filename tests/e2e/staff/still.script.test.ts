import type { Page } from "@playwright/test";
import { formPages, prepareFormPages } from "../../forms/form-pages.ts";
import { share } from "../../runner/rounds.ts";
import { countShifts } from "../support/shifts.ts";
import { isReady, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("nothing moves on a screen of the menu once it is shown @one-browser", async ({ page }) => {
  await signIn(page);
  const screens = await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(screens.length).toBeGreaterThan(8);
  expect(await movedOn(page, share(screens, 3))).toEqual([]);
});

test("nothing moves on any screen of the dashboard, whatever the clock of the device says @one-browser @long", async ({
  browser,
  app,
}) => {
  test.setTimeout(1_800_000);
  await using prepared = await prepareFormPages(app);
  const screens = formPages.admin.map((template) => prepared.addressOf(template));
  for (const timezoneId of ["Asia/Kolkata", "UTC", "America/New_York"]) {
    await using context = await browser.newContext({ timezoneId, baseURL: app.origin });
    const page = await context.newPage();
    await signIn(page, "/dashboard", app.origin);
    expect([timezoneId, await movedOn(page, screens)]).toEqual([timezoneId, []]);
  }
});

async function movedOn(page: Page, screens: readonly string[]): Promise<string[]> {
  await page.addInitScript(countShifts);
  const moved: string[] = [];
  for (const screen of screens) {
    await page.goto(screen);
    await isReady(page);
    const shifts = await page.evaluate(() => window.shifts);
    if (shifts > 0) moved.push(`${screen} ${shifts}`);
  }
  return moved;
}

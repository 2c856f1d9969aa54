import { countShifts } from "./shifts.ts";
import { isReady, signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

for (const timezoneId of ["Asia/Kolkata", "UTC", "America/New_York"]) {
  const tag = timezoneId === "Asia/Kolkata" ? [] : "@long";
  test.describe(`with a clock in ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId });

    test("nothing moves on a screen of the dashboard once it is shown @one-browser", async ({
      page,
    }) => {
      await signIn(page);
      const screens = await page
        .getByRole("navigation", { name: "Dashboard" })
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(screens.length).toBeGreaterThan(8);
      await page.addInitScript(countShifts);
      const moved: string[] = [];
      for (const screen of screens) {
        await page.goto(screen);
        await isReady(page);
        const shifts = await page.evaluate(() => window.shifts);
        if (shifts > 0) moved.push(`${screen} ${shifts}`);
      }
      expect(moved).toEqual([]);
    });
  });
}

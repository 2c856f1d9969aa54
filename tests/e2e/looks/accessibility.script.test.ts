import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { share } from "../../runner/rounds.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { findSmallTargets } from "./small-targets.ts";

// The first of each are looked at always, a share of the others with each seed: most have their template in common.
const visitorPages = ["/doctors", "/careers", "/hi/emergency"];
const otherVisitorPages = [
  "/doctors?q=nobody",
  "/hi",
  "/hi/doctors",
  "/hi/search?q=bukhar",
  "/pa/Dengue",
  "/pa/careers",
  "/pa/insurance",
  "/pa/opd",
  "/careers/applied",
  "/search?q=dengue",
  "/a-z",
  "/Dengue",
  "/Instagram",
  "/signin",
  "/no-such-page",
  "/privacy",
  "/terms",
  "/accessibility",
];
const staffPages = ["/dashboard", "/dashboard/AddDoctor/new"];
const otherStaffPages = [
  "/dashboard/AddDoctor",
  "/dashboard/AddDoctor?q=nobody",
  "/dashboard/Careers",
  "/dashboard/Links",
  "/dashboard/News",
  "/dashboard/News/feed",
  "/dashboard/News/Mail",
  "/dashboard/Links/new",
  "/dashboard/Articles",
  "/dashboard/Articles/Departments",
  "/dashboard/Articles/Dengue/edit",
  "/dashboard/Articles/Dengue/review",
  "/dashboard/Pages",
  "/dashboard/Pages/new",
  "/dashboard/History",
  "/dashboard/History/Events",
  "/dashboard/Devices",
  "/dashboard/Find?q=sample",
  "/dashboard/Devices/password",
  "/dashboard/Staff",
  "/dashboard/Staff/invite",
  "/dashboard/Register",
  "/dashboard/Register/new",
  "/dashboard/Register/new?phone=9814000021&doctor=asha",
  "/dashboard/Patients?q=9814000021",
  "/dashboard/Payments",
  "/dashboard/Hospital",
  "/dashboard/Trash",
];

/** What a machine finds, each with the beginning of an example. */
async function findBarriers(page: Page): Promise<unknown[]> {
  // Of the rules for WCAG 2.2 AA the only one that axe leaves out unless told.
  const rules = { "target-size": { enabled: true } };
  // Otherwise axe opens another page to put together what it found in frames of other websites.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules });
  const { violations } = await axe.analyze();
  const small = await page.evaluate(findSmallTargets);
  return [...violations.map(({ id, nodes }) => [id, nodes[0]?.html]), ...small];
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, { tag: width > 360 ? "@long" : [] }, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a page for visitors has no barrier that a machine can find", async ({ page }) => {
      for (const path of [...visitorPages, ...share(otherVisitorPages, 6)]) {
        await page.goto(path);
        expect(await findBarriers(page), path).toEqual([]);
      }
      await page.goto("/doctors?q=asha");
      await page.getByRole("link", { name: /^View Full Profile/ }).click();
      await page.getByRole("heading", { name: /^OPD of / }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    });

    test("the dashboard has no barrier that a machine can find", async ({ page }) => {
      test.slow();
      await signIn(page);
      for (const path of [...staffPages, ...share(otherStaffPages, 7)]) {
        await page.goto(path);
        expect(await findBarriers(page), path).toEqual([]);
      }
    });
  });
}

test("a link half under the bar of a phone is no barrier that a machine can find", async ({
  page,
}) => {
  const width = 360;
  await page.setViewportSize({ width, height: 740 });
  await page.goto("/signin");
  const link = page.locator("address a").nth(1);
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const bar = 57;
  await page.setViewportSize({ width, height: Math.round(y + height - 5) + bar });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules("target-size")
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

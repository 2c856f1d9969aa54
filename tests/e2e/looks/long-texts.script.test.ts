import { admin, startApp } from "../../app/http.ts";
import { longText, saveLongTexts } from "../../hostile/long-texts.ts";
import { share } from "../../runner/rounds.ts";
import { findLayoutProblems } from "../support/layout-problems.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { waitForWholePage } from "../support/whole-page.ts";

const pages = [
  "/",
  "/about",
  "/contact",
  "/management",
  "/insurance",
  "/charges",
  "/emergency",
  "/ChestPain",
  "/privacy",
  "/opd",
  "/opd/board",
];
const forms = ["Identity", "Contact", "Leaders", "Insurers"].map(
  (group) => `/dashboard/Hospital/${group}`,
);

test("the longest texts in Hindi and Punjabi fit on every page", async ({ page }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  await saveLongTexts(await app.as(admin));
  await signIn(page, `${app.origin}/dashboard`, app.origin);
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of share([...pages, ...forms], 3)) {
      const response = await page.goto(app.origin + path);
      // A page that Firefox has already is asked for anew, and has not changed.
      expect([200, 304]).toContain(response?.status());
      await waitForWholePage(page);
      const problems = await page.evaluate(findLayoutProblems);
      const wrong = problems.filter((problem) => width < 1280 || !/for good$/.test(problem));
      found.push(...wrong.map((problem) => `${path} at ${width}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
  await page.goto(`${app.origin}/management`);
  await expect(page.locator("main .lead")).toHaveAttribute("lang", "hi");
  await page.goto(app.origin);
  await expect(page).toHaveTitle(new RegExp(longText(120)));
});

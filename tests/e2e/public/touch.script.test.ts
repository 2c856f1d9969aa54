import type { Page } from "@playwright/test";
import { hydrate, isHydrated } from "../support/hydration.ts";
import { watchRequests } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

const pages = ["/", "/doctors", "/pictures", "/pictures/3", "/careers", "/signin", "/Chemotherapy"];

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\.js(?:\?|$)/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

for (const [kind, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`no page for visitors loads script before a touch, on a ${kind}`, {
    tag: kind === "phone" ? [] : "@long",
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const scripts = scriptsOf(page);
    const isQuiet = watchRequests(page);
    for (const path of pages) {
      await page.goto(path, { waitUntil: "load" });
      for (let screen = 0; screen < 12; screen += 1) {
        await page.evaluate(() => scrollBy(0, innerHeight));
        await page.waitForTimeout(30);
      }
      await isQuiet();
      expect(scripts, path).toEqual([]);
    }
  });
}

test("the wheel over a carousel scrolls the page and loads no script @browsers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 10);
  const scripts = scriptsOf(page);
  await page.goto("/", { waitUntil: "load" });
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  expect(scripts).toEqual([]);
});

const touches: [path: string, touch: (page: Page) => Promise<unknown>][] = [
  ["/", (page) => page.locator("main [data-enhance] a").first().focus()],
  ["/doctors", (page) => page.getByRole("searchbox", { name: /doctors/ }).focus()],
  ["/pictures", (page) => page.getByRole("link", { name: "Reception" }).focus()],
  ["/pictures/3", (page) => page.keyboard.press("ArrowRight")],
  ["/careers", (page) => page.getByLabel("Position").focus()],
  ["/signin", (page) => page.getByLabel("Your Email").focus()],
];

for (const [path, touch] of touches) {
  test(`a touch hydrates ${path} without a word from React`, {
    tag: path === "/doctors" ? "@browsers" : [],
  }, async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(path, { waitUntil: "load" });
    const touched = page.locator("[data-enhance]").first();
    expect(await isHydrated(touched)).toBe(false);
    await touch(page);
    await expect.poll(() => isHydrated(touched)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test("what the script of a page does not know is opened as a document of its own", async ({
  page,
}) => {
  await page.goto("/doctors");
  await hydrate(page);
  for (const [path, heading] of [
    ["/Dengue", /dengue/i],
    ["/dashboard?open", "Staff sign-in"],
  ] as const) {
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      void router.navigate(to);
    }, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.goBack();
    await hydrate(page);
  }
});

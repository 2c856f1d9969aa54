import type { ConsoleMessage, Page } from "@playwright/test";
import { addOneOfEach, logIn } from "../api.ts";
import { alterations } from "./alterations.ts";
import { holdScript } from "./hold-script.ts";
import { hydrate, isHydrated } from "./hydration.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";
import { type Filled, fillEverything, stateOf } from "./typed-page.ts";

const goesOn = /has changed this page before its script started/;
const everywhere = process.env.JOURNEYS === "all";

const forVisitors = everywhere
  ? ["/careers", "/signin", "/doctors", "/", "/pictures"]
  : ["/careers", "/signin"];
const forStaff = everywhere
  ? [
      "/dashboard/AddDoctor/new",
      "/dashboard/AddDoctor/:doctor/edit",
      "/dashboard/AddDoctor/:doctor/OPD/new",
      "/dashboard/AddDoctor/:doctor/away",
      "/dashboard/AddDoctor/Import",
      "/dashboard/Articles/Chemotherapy/edit",
      "/dashboard/Hospital/contact",
      "/dashboard/Hospital/insurers",
      "/dashboard/Links/new",
      "/dashboard/Closures/new",
      "/dashboard/Notices/new",
      "/dashboard/Staff/invite",
      "/dashboard/Devices/password",
      "/dashboard/Careers",
    ]
  : ["/dashboard/AddDoctor/:doctor/edit"];

/** Waits until script has taken over the page, or leaves it alone; returns whether it does. */
async function afterScript(page: Page, start: () => unknown): Promise<boolean> {
  let isLeftAlone = false;
  const listen = (message: ConsoleMessage) => {
    if (goesOn.test(message.text())) isLeftAlone = true;
  };
  page.on("console", listen);
  await start();
  const part = page.locator("main form, main [data-enhance]").first();
  await expect.poll(async () => isLeftAlone || (await isHydrated(part))).toBe(true);
  // React marks elements before it knows that it keeps them.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
  page.off("console", listen);
  return isLeftAlone;
}

/** Nothing of it is gone, and none of its elements is another one. */
async function expectSame(page: Page, before: Filled, isLeftAlone: boolean): Promise<void> {
  const { body, ...kept } = await stateOf(page);
  const { body: bodyBefore, ...filled } = before;
  expect(kept).toEqual(filled);
  if (isLeftAlone) expect(body).toBe(bodyBefore);
}

for (const path of forVisitors) {
  test(`what is typed into ${path} stays, whatever was done to the page before its first touch`, async ({
    page,
  }) => {
    test.slow();
    for (const [name, alter] of Object.entries(alterations)) {
      await test.step(name, async () => {
        await page.goto(path);
        await page.evaluate(alter);
        let typed: Filled | undefined;
        const isLeftAlone = await afterScript(page, async () => {
          typed = await fillEverything(page);
        });
        await expectSame(page, typed as Filled, isLeftAlone);
      });
    }
  });
}

for (const path of forStaff) {
  test(`what is typed into ${path} while its script comes stays, whatever was done to the page`, async ({
    page,
    app,
  }) => {
    test.slow();
    const { doctor } = await addOneOfEach(app, (await logIn(app)).bearer);
    await signIn(page, "/dashboard/Devices");
    for (const [name, alter] of Object.entries(alterations)) {
      await test.step(name, async () => {
        const letScriptCome = await holdScript(page);
        await page.goto(path.replace(":doctor", String(doctor)), { waitUntil: "commit" });
        await page.locator("body:has(script#hydration) main form").first().waitFor();
        await page.waitForFunction(() =>
          [...document.querySelectorAll("link[rel=stylesheet]")].every(
            (link) => "sheet" in link && link.sheet,
          ),
        );
        await page.evaluate(alter);
        const typed = await fillEverything(page);
        const isLeftAlone = await afterScript(page, letScriptCome);
        await expectSame(page, typed, isLeftAlone);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
}

test("a page that was altered before its script started works as a page without script", async ({
  page,
}) => {
  const alter = alterations["translated by Chromium or Edge"] as () => void;
  await page.goto("/careers");
  await page.evaluate(alter);
  expect(await afterScript(page, () => page.getByRole("textbox").first().press("a"))).toBe(true);
  const told = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await told;
  await expect(page.getByText("Position is required").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("a");

  await page.goto("/");
  await page.evaluate(alter);
  const next = page.getByRole("button", { name: "Next page" }).first();
  const left = page.waitForEvent("console", (message) => goesOn.test(message.text()));
  await next.press("Tab");
  await left;
  const list = page.locator("section[aria-roledescription=carousel] ul").first();
  const before = await list.boundingBox();
  await next.click();
  await expect.poll(async () => (await list.boundingBox())?.x).not.toBe(before?.x);
});

test("a page that is translated once its script runs goes on, and shows what has changed", async ({
  page,
}) => {
  const alter = alterations["translated by Chromium or Edge"] as () => void;
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/doctors");
  await hydrate(page);
  await page.evaluate(alter);
  const search = page.getByRole("searchbox").first();
  for (const [q, count] of [
    ["zzz", /No doctors?/],
    ["asha", /1 doctor/],
  ] as const) {
    await search.fill(q);
    await search.press("Enter");
    await expect(page.getByText(count).first()).toBeVisible();
    await page.evaluate(alter);
  }
  await page.goto("/careers");
  await hydrate(page);
  await page.evaluate(alter);
  await page.getByLabel("Name").first().fill("Asha");
  for (const typed of ["Asha", "Asha Rani"]) {
    await page.getByLabel("Name").first().fill(typed);
    await page.locator("#apply button[type=submit]").click();
    await expect(page.getByText("Position is required").first()).toBeVisible();
    await expect(page.getByLabel("Name").first()).toHaveValue(typed);
    await page.evaluate(alter);
  }
  expect(errors).toEqual([]);
});

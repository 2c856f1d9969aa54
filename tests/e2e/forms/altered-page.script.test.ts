import type { BrowserContext, Page } from "@playwright/test";
import { logIn } from "../../api/api.ts";
import { type FormPages, formPages, prepareFormPages, type Who } from "../../forms/form-pages.ts";
import { share } from "../../runner/rounds.ts";
import { hydrate } from "../support/hydration.ts";
import { passOn, startProxy } from "../support/proxy.ts";
import { test as base, expect } from "../support/test.ts";
import { alterations } from "./alterations.ts";
import { type Filled, fillEverything, stateOf } from "./typed-page.ts";

const goesOn = /has changed this page before its script started/;
const everywhere = process.env.JOURNEYS === "all";

/** A page that script makes better, beside those with a form: typing into the home page starts none. */
const withoutForm = everywhere ? ["/pictures"] : [];
const usual = ["/careers", "/signin", "/dashboard/AddDoctor/{doctor}/edit"] as const;
const [careers, signIn, doctor] = usual;
const forVisitors = [...(everywhere ? formPages.visitor : [careers, signIn]), ...withoutForm];
const staff = ["admin", "editor", "beginner", "twoStep"] as const;
const forStaff: { who: Who; template: string }[] = everywhere
  ? staff.flatMap((who) => formPages[who].map((template) => ({ who, template })))
  : [{ who: "admin", template: doctor }];
const tagOf = (template: string) => (usual.some((one) => one === template) ? "" : " @one-browser");

/** A server in front of the app that holds back the first script of each page. */
interface Holding {
  origin: string;
  /** Pages that are opened from now on wait for their script, until the returned function lets it come. */
  hold(): () => void;
}

type Prepared = Pick<FormPages, "addressOf" | "cookies">;

interface OfJourney {
  prepared: Prepared;
  holding: Holding;
}

const withUsual = base.extend<OfJourney>({
  async prepared({ app, addDoctor }, use) {
    const { cookie } = await logIn(app);
    const doctor = await addDoctor({ name: "Dr Altered" });
    const addressOf = (template: string) => template.replace("{doctor}", doctor);
    await use({ addressOf, cookies: { admin: cookie.Cookie } });
  },
  async holding({ app }, use) {
    let held: Promise<void> | undefined;
    await using proxy = await startProxy((incoming, outgoing) => {
      const { url = "" } = incoming;
      const isFirst = url.startsWith("/assets/entry.client");
      const added = isFirst ? ["Cache-Control", "no-store"] : [];
      passOn(incoming, outgoing, app.origin + url, {
        added,
        before: async () => (isFirst ? held : undefined),
      });
    });
    await use({
      origin: proxy.origin,
      hold() {
        const { promise, resolve } = Promise.withResolvers<void>();
        held = promise;
        return resolve;
      },
    });
  },
});

const withAll = withUsual.extend<object, { all: FormPages }>({
  all: [
    async ({ usual }, use) => {
      await using prepared = await prepareFormPages(usual);
      await use(prepared);
    },
    { scope: "worker" },
  ],
  prepared: ({ all }, use) => use(all),
});

const test: typeof withUsual = everywhere ? withAll : withUsual;

declare global {
  interface Window {
    isLeftAlone?: boolean;
  }
}

/** Has pages note that script leaves them alone, as nothing else of them tells. */
async function noteWarnings(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const { warn } = console;
    console.warn = (...told) => {
      if (String(told[0]).includes(text)) window.isLeftAlone = true;
      warn(...told);
    };
  }, goesOn.source);
}

/** Waits until script has taken over the page, or leaves it alone; returns whether it does. */
async function afterScript(page: Page): Promise<boolean> {
  const taken = () => {
    const isTakenOver = !/native code/.test(String(Node.prototype.removeChild));
    return isTakenOver || window.isLeftAlone;
  };
  await page.waitForFunction(taken, undefined, { timeout: 60_000 });
  return page.evaluate(async () => {
    // Dialogs become modal after that.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    return window.isLeftAlone === true;
  });
}

/** Nothing of it is gone, and none of its elements is another one. */
async function expectSame(page: Page, before: Filled, isLeftAlone: boolean): Promise<void> {
  const { body, ...kept } = await stateOf(page);
  const { body: bodyBefore, ...filled } = before;
  expect.soft(kept).toEqual(filled);
  if (isLeftAlone) expect.soft(body === bodyBefore, "nothing else is changed").toBe(true);
}

/** Opens a page, alters it in some of the ways, in others with another seed, fills it in, and looks whether all that is still there with script. */
async function expectKept(page: Page, open: () => Promise<(() => void) | undefined>) {
  test.setTimeout(everywhere ? 600_000 : 360_000);
  await noteWarnings(page);
  for (const [name, alter] of share(Object.entries(alterations), 4)) {
    await test.step(name, async () => {
      const letScriptCome = await open();
      await page.evaluate(alter);
      const typed = await fillEverything(page);
      letScriptCome?.();
      await expectSame(page, typed, await afterScript(page));
    });
  }
}

async function signInAs(who: Who, context: BrowserContext, { cookies }: Prepared, origin: string) {
  const [name = "", value = ""] = (cookies[who] ?? "").split("=");
  await context.addCookies([{ name, value, url: origin }]);
}

// Each worker would prepare what they share.
test.describe.configure({ mode: everywhere ? "parallel" : "default" });

for (const template of forVisitors) {
  test(`what is typed into ${template} stays, whatever was done to the page before its first touch${tagOf(template)}`, async ({
    page,
    prepared,
  }) => {
    await expectKept(page, () => page.goto(prepared.addressOf(template)).then(() => undefined));
  });
}

/** The second step comes after the first alone. */
async function typePassword(page: Page, { account }: FormPages): Promise<void> {
  await page.goto("/signin");
  await page.evaluate(({ email, password }) => {
    const form = document.querySelector("main form") as HTMLFormElement;
    for (const [name, value] of Object.entries({ email, password })) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    form.submit();
  }, account);
  await page.locator("input[name=code]").waitFor();
}

for (const { who, template } of forStaff) {
  test(`what ${who} types into ${template} while its script comes stays, whatever was done to the page${tagOf(template)}`, async ({
    page,
    context,
    prepared,
    holding,
  }) => {
    await signInAs(who, context, prepared, holding.origin);
    await expectKept(page, async () => {
      const letScriptCome = holding.hold();
      const address = holding.origin + prepared.addressOf(template);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
        return document.readyState === "interactive" && sheets.every(({ sheet }) => sheet);
      });
      return letScriptCome;
    });
  });
}

if (everywhere) {
  for (const template of formPages.newHospital) {
    withAll(
      `what is typed into ${template} stays, whatever was done to the page before its first touch${tagOf(template)}`,
      async ({ page, all: prepared }) => {
        const address = prepared.newHospital.origin + prepared.addressOf(template);
        await expectKept(page, () => page.goto(address).then(() => undefined));
      },
    );
  }

  for (const template of formPages.plain) {
    withAll(
      `what is typed into ${template} stays, as no script starts there${tagOf(template)}`,
      async ({ page, all: prepared }) => {
        test.slow();
        for (const [name, alter] of Object.entries(alterations)) {
          await test.step(name, async () => {
            if (template === "/signin/code") await typePassword(page, prepared);
            else await page.goto(template);
            await page.evaluate(alter);
            const typed = await fillEverything(page);
            await page.waitForTimeout(200);
            await expectSame(page, typed, true);
            const isPlain = () => /native code/.test(String(Node.prototype.removeChild));
            expect(await page.evaluate(isPlain)).toBe(true);
          });
        }
      },
    );
  }
}

test("a page that was altered before its script started works as a page without script", async ({
  page,
}) => {
  const alter = alterations["translated by Chromium or Edge"] as () => void;
  await noteWarnings(page);
  await page.goto("/careers");
  await page.evaluate(alter);
  await page.getByRole("textbox").first().press("a");
  expect(await afterScript(page)).toBe(true);
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

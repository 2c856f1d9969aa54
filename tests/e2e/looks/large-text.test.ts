import type { Browser, BrowserType, LaunchOptions, Page } from "@playwright/test";
import { share } from "../../runner/rounds.ts";
import { hydrate } from "../support/hydration.ts";
import { findLayoutProblems } from "../support/layout-problems.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";
import { waitForWholePage } from "../support/whole-page.ts";
import { setLetterWidth } from "./letter-width.ts";

/** In percent of the usual size. Firefox lays out as Chromium does, so there the largest will do. */
const sizes: Record<string, number[]> = {
  chromium: process.env.JOURNEYS === "all" ? [100, 130, 150, 200] : [200],
  firefox: [200],
};
const usualSize = 16;
const runningText = 17 / 16;

const phone = { width: 360, height: 640 };
const phoneOnItsSide = { width: 740, height: 360 };

const maxLines = 20;

// In parts of the font size: Roboto's and Arial's, and a little more than DejaVu Sans's and Verdana's.
const letterWidths = { narrow: 0.44, wide: 0.52 };

// Each worker would start an app for them, and then one for the journeys after them.
test.describe.configure({ mode: process.env.JOURNEYS === "all" ? "parallel" : "default" });

/** A kind of page, and how one comes to it. */
type Stop = [name: string, open: (page: Page) => Promise<unknown>];

function at(path: string): Stop {
  return [path, (page) => page.goto(path)];
}

const visitorStops: Stop[] = [
  at("/emergency"),
  at("/"),
  [
    "the menu",
    async (page) => {
      await page.goto("/about");
      await page.getByRole("button", { name: "Menu" }).click();
    },
  ],
  [
    "the menu of treatments",
    async (page) => {
      await page.goto("/about");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Treatment" }).click();
    },
  ],
  at("/doctors"),
  ["a doctor", async (page) => page.goto(await firstProfile(page))],
  at("/opd"),
  at("/opd?day=2026-11-28&by=time&speciality=urology"),
  at("/hi/opd"),
  at("/pa/GeneralSurgery"),
  // Tables of two, three and four columns, and an article without.
  at("/Chemotherapy"),
  at("/StrokeManagement"),
  at("/Neuroimaging"),
  at("/BloodTransfusion"),
  at("/about"),
  at("/management"),
  at("/careers"),
  [
    "/careers with errors",
    async (page) => {
      await page.goto("/careers");
      await page.getByRole("button", { name: "Submit Application" }).click();
      await page.getByText("Position is required").first().waitFor();
    },
  ],
  at("/pictures"),
  at("/pictures/2"),
  at("/Instagram"),
  at("/signin"),
  [
    "a search that brings numbers, pages and doctors",
    async (page) => {
      await page.goto("/search?q=lakwa");
      await page.getByRole("link", { name: "Ambulance 108" }).waitFor();
      const field = await page.getByLabel("What are you looking for?").boundingBox();
      expect(field?.width).toBeGreaterThan(200);
    },
  ],
  at("/search?q=nobodyknows"),
  at("/a-z"),
  at("/offline"),
  at("/no-such-page"),
  at("/api/v1"),
];

const staffStops: Stop[] = [
  at("/dashboard/AddDoctor/new"),
  at("/dashboard"),
  [
    "the dashboard's menu",
    async (page) => {
      await page.goto("/dashboard");
      await page.getByText("Menu", { exact: true }).click();
    },
  ],
  [
    "the doctors with one's actions",
    async (page) => {
      await page.goto("/dashboard/AddDoctor");
      await openMore(page);
      await page.getByText("Filter and sort").click();
    },
  ],
  [
    "the doctors with one's details",
    async (page) => {
      await page.goto("/dashboard/AddDoctor");
      await openMore(page);
      await page
        .getByRole("link", { name: /^View details/ })
        .first()
        .click();
      await page.getByText("Hospital Slots", { exact: true }).waitFor();
    },
  ],
  [
    "the message after a change",
    async (page) => {
      await page.goto("/dashboard/AddDoctor?q=alok");
      await page
        .getByRole("button", { name: /Set to/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByText("View on website").first().waitFor();
    },
  ],
  [
    "a new doctor with errors",
    async (page) => {
      await page.goto("/dashboard/AddDoctor/new");
      await page.getByRole("button", { name: "Create" }).click();
      await page.getByText("Name is required.").first().waitFor();
    },
  ],
  [
    "the question before a doctor is deleted",
    async (page) => {
      await page.goto("/dashboard/AddDoctor");
      await openMore(page);
      await page
        .getByRole("link", { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  ["the OPD times of a doctor", openSittings],
  [
    "a new sitting with errors",
    async (page) => {
      await openSittings(page);
      await page.getByRole("link", { name: "Add OPD session" }).first().click();
      await page.getByText("Only some weeks, or only for a time").click();
      await page.getByRole("button", { name: "Add OPD session" }).click();
      await page.getByText("Choose at least one day.").first().waitFor();
    },
  ],
  [
    "the form for who is away",
    async (page) => {
      await openSittings(page);
      await page.getByRole("link", { name: "Mark as away" }).first().click();
      await page.getByText("How long?").waitFor();
    },
  ],
  at("/dashboard/Closures"),
  at("/dashboard/Closures/new"),
  at("/dashboard/Notices/new"),
  at("/dashboard/Careers"),
  at("/dashboard/Links"),
  at("/dashboard/Links/new"),
  at("/dashboard/History"),
  at("/dashboard/Devices"),
  at("/dashboard/Find?q=sample"),
  at("/dashboard/Devices/password"),
  at("/dashboard/News"),
  at("/dashboard/News/Mail"),
  at("/dashboard/Staff"),
  at("/dashboard/Staff/invite"),
  at("/dashboard/Hospital"),
  at("/dashboard/Hospital/Contact"),
  at("/dashboard/Hospital/Leaders"),
  at("/dashboard/Articles"),
  at("/dashboard/Articles/Departments"),
  at("/dashboard/Articles/Dengue/edit"),
  at("/dashboard/Articles/Dengue/review"),
];

async function openSittings(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("link", { name: "Add OPD session" }).first().waitFor();
}

/** On a phone the actions of a row are behind one tap. */
async function openMore(page: Page): Promise<void> {
  await page.locator("summary").filter({ hasText: "More about" }).first().click();
}

/**
 * Starts a browser whose owner has chosen text of `percent` of the usual size in its settings. A bigger
 * font on the page alone would not do: the widths in media queries are counted in the chosen size.
 */
function launch(type: BrowserType, options: LaunchOptions, percent: number): Promise<Browser> {
  const size = sizeOf(percent);
  if (type.name() === "firefox") {
    const scripts = ["x-western", "x-devanagari", "x-guru"];
    const sizes = scripts.map((script) => [`font.size.variable.${script}`, size]);
    const firefoxUserPrefs = { ...options.firefoxUserPrefs, ...Object.fromEntries(sizes) };
    return type.launch({ ...options, firefoxUserPrefs });
  }
  const setting = `--blink-settings=defaultFontSize=${size},defaultFixedFontSize=${size}`;
  return type.launch({ ...options, args: [...(options.args ?? []), setting] });
}

/** In whole pixels, as browsers take it. */
function sizeOf(percent: number): number {
  return Math.round((usualSize * percent) / 100);
}

/** Goes to the first of the stops and to some of the others, to others with another seed; returns what is wrong there, under the names of the stops. */
async function walk(page: Page, percent: number, stops: Stop[]): Promise<string[]> {
  const report: string[] = [];
  page.setDefaultTimeout(20_000);
  for (const [name, open] of new Set([...stops.slice(0, 1), ...share(stops, 6)])) {
    const opened = await open(page).then(
      () => true,
      ({ message }) => report.push(`${name} at ${percent} % does not open: ${message}`) === 0,
    );
    if (!opened) continue;
    await expect(page.locator("html")).toHaveCSS("font-size", `${sizeOf(percent)}px`);
    await expect(page.locator("body")).toHaveCSS("font-size", `${sizeOf(percent) * runningText}px`);
    await settled(page);
    const problems = new Set<string>();
    for (const width of Object.values(letterWidths)) {
      await page.evaluate(setLetterWidth, width);
      for (const problem of await page.evaluate(findLayoutProblems)) problems.add(problem);
    }
    if (problems.size > 0) report.push(`${name} at ${percent} %:`, ...summary(problems));
  }
  return report;
}

/**
 * Waits for the page to be there: it is laid out in parts and fades in, and script makes carousels of its
 * lists when one is used.
 */
async function settled(page: Page): Promise<void> {
  await waitForWholePage(page);
  const carousel = page.locator("[aria-roledescription=carousel]").first();
  if ((await carousel.count()) > 0) {
    await carousel.scrollIntoViewIfNeeded();
    await hydrate(page);
  }
  const isUnsettled = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName === "html" ||
    document.querySelector("[aria-roledescription=carousel]:not([data-live])") !== null;
  await expect.poll(() => page.evaluate(isUnsettled)).toBe(false);
}

function summary(problems: Set<string>): string[] {
  const lines = [...problems].map((problem) => `  ${problem}`);
  const more = lines.length - maxLines;
  return more > 0 ? [...lines.slice(0, maxLines), `  and ${more} more`] : lines;
}

for (const { who, stops } of [
  { who: "visitors", stops: visitorStops },
  { who: "staff", stops: staffStops },
]) {
  test(`however large their text is, ${who} can read and tap everything on a phone`, async ({
    app,
    playwright,
    browserName,
    launchOptions,
  }) => {
    test.setTimeout(300_000);
    const report: string[] = [];
    for (const percent of sizes[browserName] ?? []) {
      const browser = await launch(playwright[browserName], launchOptions, percent);
      const page = await browser.newPage({ viewport: phone, hasTouch: true });
      if (stops === staffStops) await signIn(page, "/dashboard", app.origin);
      report.push(...(await walk(page, percent, stops)));
      await browser.close();
    }
    expect(report.join("\n")).toBe("");
  });

  test(`${who} can read and tap everything on a phone on its side`, {
    tag: "@long",
  }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(phoneOnItsSide);
    if (stops === staffStops) await signIn(page);
    expect((await walk(page, 100, stops)).join("\n")).toBe("");
  });
}

/** As an extension or a reader's own style sheet does: the widths in media queries stay as they were. */
test("where a reader's own style doubles the text, no page is wider than a phone and nothing is cut", {
  tag: "@browsers",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  const profile = await firstProfile(page);
  const translated = ["/hi/ChokingAndCPR", "/pa/ChokingAndCPR"];
  const articles = ["/GeneralSurgery", "/ChestPain", "/PatientGuide", ...translated];
  const paths = ["/", "/doctors", profile, "/opd", ...articles];
  const problems: string[] = [];
  for (const path of share([...paths, "/emergency", "/contact", "/insurance", "/careers"], 3)) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await waitForWholePage(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) problems.push(`${path} is ${width} wide`);
    const found = await page.evaluate(findLayoutProblems);
    problems.push(
      ...found.filter((p) => /edge|cut/.test(p)).map((problem) => `${path}: ${problem}`),
    );
  }
  expect(problems).toEqual([]);
});

async function firstProfile(page: Page): Promise<string> {
  await page.goto("/doctors");
  return (await page.locator("article a").first().getAttribute("href")) ?? "";
}

test("on a phone on its side the headline of the home page shows at once", async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
});

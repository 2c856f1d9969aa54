import { type Browser, chromium } from "@playwright/test";
import { startApp } from "../tests/app/http.ts";
import { slowDown, slowProcessor } from "../tests/e2e/public/slow.ts";
import { countShifts } from "../tests/e2e/support/shifts.ts";
import { findChromium } from "../tests/runner/browser.ts";
import type { Drill } from "./drill.ts";
import { percentile } from "./percentile.ts";

const runs = 5;
const goal = 1200;

interface Load {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** The first visit of the home page with a cheap phone on a slow line. Wants a machine that does nothing else. */
export const paint: Drill = async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  // The best compression of a page is there a moment after its first response.
  await app.get("/", { "Accept-Encoding": "br" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await load(browser, app.origin));
  await browser.close();
  const median = (key: keyof Load) =>
    percentile(
      loads.map(({ [key]: value }) => value),
      0.5,
    );
  const [firstPaint, largestPaint] = [median("firstPaint"), median("largestPaint")];
  const shift = Math.max(...loads.map((one) => one.shift));
  return [
    {
      what: `first paint of the home page, median of ${runs}`,
      goal: `at most ${goal} ms`,
      seen: `${firstPaint} ms, its largest picture or text after ${largestPaint} ms`,
      holds: firstPaint > 0 && firstPaint <= goal,
    },
    {
      what: "layout shift while it loads, at most",
      goal: "0",
      seen: shift.toFixed(4),
      holds: shift === 0,
    },
  ];
};

async function load(browser: Browser, origin: string): Promise<Load> {
  await using context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page, slowProcessor);
  await page.addInitScript(countShifts);
  await page.goto(origin, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  return await page.evaluate(async () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const largest = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    const [firstPaint = 0, largestPaint = 0] = [paint, largest.at(-1)].map((entry) =>
      Math.round(entry?.startTime ?? 0),
    );
    return { firstPaint, largestPaint, shift: window.shifts };
  });
}

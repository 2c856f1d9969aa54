import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox } from "./tests/browser.ts";
import { firefoxUserPrefs } from "./tests/firefox.ts";

const { JOURNEY_REPORT, JOURNEYS } = process.env;

// All processes of a run take the same share of what they try.
if (!process.env.SEED) {
  process.env.SEED = String(Date.now() % 1_000_000);
  console.log(`SEED=${process.env.SEED}`);
}

const chromium = {
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  },
};

// The channel lets Playwright drive the Firefox of the system, which is not patched for it.
const firefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs,
  },
} as const;

// What script adds has nothing to show without it, and how a page looks does not depend on it.
const withoutScript = {
  testIgnore: ["**/*.script.test.ts", "**/{controls,large-text,variables}.test.ts"],
};

// What the browser itself does where there is no script.
const withoutScriptOnly = "**/*.no-script.test.ts";

// The rules of axe read the document, which is the same in every browser; over BiDi nothing is printed or slowed.
const sameEverywhere = ["**/{accessibility,first-touch,paper}.script.test.ts"];

// What another journey shows in less time, for most of what can fail, is left to `npm run test:all`. So is the
// other way of a journey that is alike with script and without, or has a twin that goes there.
const leftOut = (way: "script" | "no-script") =>
  JOURNEYS === "all" ? [] : [/@long/, way === "script" ? /@plain/ : /@scripted/];

// What is the same in every browser is walked in Firefox with `npm run test:all`. For the few others one is started.
const differing = { grep: /@browsers/, workers: 1 };

const inFirefox =
  JOURNEYS === "all"
    ? { testIgnore: [...sameEverywhere, withoutScriptOnly] }
    : { ...differing, testIgnore: withoutScriptOnly, grepInvert: leftOut("script") };

// The sandbox that stands for a Firefox without script switches autofocus off too.
const inFirefoxWithoutScript = {
  ...(JOURNEYS === "all" ? {} : differing),
  ...withoutScript,
  grepInvert: [/@autofocus/, ...leftOut("no-script")],
};

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/prepare.ts",
  // Most of a journey is waiting, for a timer or for another process; `npm test` runs other tests beside them.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Two cores carry two browsers and two servers: a step may once come too late.
  retries: 1,
  forbidOnly: true,
  reporter: JOURNEY_REPORT ? [["list"], ["json", { outputFile: JOURNEY_REPORT }]] : [["list"]],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    // A request that passes through a service worker cannot be held or refused by a journey.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "script",
      use: chromium,
      testIgnore: withoutScriptOnly,
      grepInvert: leftOut("script"),
    },
    {
      name: "no-script",
      use: { ...chromium, javaScriptEnabled: false },
      ...withoutScript,
      grepInvert: leftOut("no-script"),
    },
    { name: "firefox", use: firefox, ...inFirefox },
    {
      name: "firefox-no-script",
      use: { ...firefox, javaScriptEnabled: false },
      ...inFirefoxWithoutScript,
    },
  ],
});

import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox } from "./tests/runner/browser.ts";
import { firefoxUserPrefs } from "./tests/runner/firefox.ts";

const { JOURNEYS } = process.env;

// All processes of a run take the same share of what they try.
if (!process.env.SEED) {
  process.env.SEED = String(Date.now() % 1_000_000);
  console.log(`SEED=${process.env.SEED}`);
}

const chromium = {
  // The film of the home page alone takes as long as the rest of a page. What is about moving has `moving`.
  contextOptions: { reducedMotion: "reduce" as const },
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

const withoutScript = {
  testIgnore: ["**/*.script.test.ts", "**/{controls,large-text,variables}.test.ts"],
};

const withoutScriptOnly = "**/*.no-script.test.ts";

// The rules of axe read the document, which is the same in every browser; over BiDi nothing is printed or slowed.
const sameEverywhere = ["**/{accessibility,first-touch,paper}.script.test.ts"];

const leftOut = (way: "script" | "no-script") =>
  JOURNEYS === "all" ? [] : [/@long/, way === "script" ? /@plain/ : /@scripted/];

const differing = { grep: /@browsers/, workers: 1 };

const inFirefox =
  JOURNEYS === "all"
    ? { testIgnore: [...sameEverywhere, withoutScriptOnly], grepInvert: /@one-browser/ }
    : { ...differing, testIgnore: withoutScriptOnly, grepInvert: leftOut("script") };

const switchedOffBySandbox = /@autofocus/;

const inFirefoxWithoutScript = {
  ...(JOURNEYS === "all" ? {} : differing),
  ...withoutScript,
  grepInvert: [switchedOffBySandbox, ...leftOut("no-script")],
};

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/runner/prepare.ts",
  // Three take as long on two cores, and each step comes later.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Two cores carry two browsers and two servers: a step may once come too late.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.JOURNEY_REPORT
    ? [["list"], ["./tests/runner/journeys-report.ts"]]
    : [["list"]],
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

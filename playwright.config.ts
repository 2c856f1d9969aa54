import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox } from "./tests/browser.ts";
import { firefoxUserPrefs } from "./tests/firefox.ts";

const { JOURNEY_REPORT, JOURNEYS } = process.env;

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

const withoutScript = {
  testIgnore: ["**/*.script.test.ts", "**/{controls,large-text,variables}.test.ts"],
};

const withoutScriptOnly = "**/*.no-script.test.ts";

const sameEverywhere = ["**/{accessibility,first-touch,paper}.script.test.ts"];

const leftOut = (way: "script" | "no-script") =>
  JOURNEYS === "all" ? [] : [/@long/, way === "script" ? /@plain/ : /@scripted/];

const differing = { grep: /@browsers/, workers: 1 };

const inFirefox =
  JOURNEYS === "all"
    ? { testIgnore: [...sameEverywhere, withoutScriptOnly] }
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
  globalSetup: "./tests/prepare.ts",
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
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

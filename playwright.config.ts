import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/browser.ts";

const { JOURNEY_REPORT } = process.env;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/prepare.ts",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: JOURNEY_REPORT ? [["list"], ["json", { outputFile: JOURNEY_REPORT }]] : [["list"]],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
    // A request that passes through a service worker cannot be held or refused by a journey.
    serviceWorkers: "block",
  },
  projects: [
    { name: "script", use: { javaScriptEnabled: true } },
    // What script adds has nothing to show without it.
    { name: "no-script", testIgnore: "**/*.script.test.ts", use: { javaScriptEnabled: false } },
  ],
});

import { test as base } from "../support/test.ts";

// Firefox takes this wish from the system alone, so it needs a browser of its own.
const inOwnBrowser = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => {
      const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, "ui.prefersReducedMotion": 1 };
      return use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: "worker" },
  ],
});

export const test = process.env.JOURNEYS === "all" ? inOwnBrowser : base;

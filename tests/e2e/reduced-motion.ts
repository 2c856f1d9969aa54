import { test as base } from "./test.ts";

/** A journey of a visitor who has asked the system for less motion. */
export const test = base.extend({
  contextOptions: { reducedMotion: "reduce" },
  // Firefox takes this wish from the system alone, so it needs a browser of its own.
  launchOptions: [
    ({ launchOptions }, use) => {
      const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, "ui.prefersReducedMotion": 1 };
      return use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: "worker" },
  ],
});

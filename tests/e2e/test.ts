import { test as base } from "@playwright/test";
import { type App, startApp } from "../http.ts";

export { expect } from "@playwright/test";

/** A journey through the built app; `page.goto("/doctors")` goes to the app of this worker. */
export const test = base.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      await using app = await startApp();
      await use(app);
    },
    { scope: "worker" },
  ],
  baseURL: ({ app }, use) => use(app.origin),
});

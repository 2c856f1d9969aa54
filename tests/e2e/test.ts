import { test as base, type Page } from "@playwright/test";
import { type App, startApp } from "../http.ts";
import { type Proxy as ProxyServer, passOn, startProxy } from "./proxy.ts";

export { expect } from "@playwright/test";

// What a page may still do when it may run no script.
const policy = `sandbox ${[
  "allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox",
  "allow-same-origin allow-top-navigation",
].join(" ")}`;

const origins = new WeakMap<Page, string>();

/** Where the app of a page's journey is. */
export function originOf(page: Page): string {
  return origins.get(page) ?? "";
}

/** A journey through the built app; `page.goto("/doctors")` goes to the app of this worker. */
export const test = base.extend<object, { app: App; proxyWithoutScript: ProxyServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      // All journeys come from one address.
      await using app = await startApp({ RATE_LIMITS: "off" });
      await use(app);
    },
    { scope: "worker" },
  ],
  baseURL: ({ app }, use) => use(app.origin),
  // Firefox takes the end of a page that is still loading for the end of the page after it.
  page: async ({ page, browserName, baseURL }, use) => {
    origins.set(page, baseURL ?? "");
    if (browserName === "firefox") {
      const goto = page.goto.bind(page);
      page.goto = async (...place) => {
        // A page whose connection was lost never ends.
        await page.waitForLoadState("load", { timeout: 5000 }).catch(() => {});
        return goto(...place);
      };
    }
    await use(page);
  },
  proxyWithoutScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      await using proxy = await startProxy((incoming, outgoing) =>
        passOn(incoming, outgoing, incoming.url ?? "", {
          added: ["Content-Security-Policy", policy],
        }),
      );
      await use(proxy);
    },
    { scope: "worker" },
  ],
  // Playwright cannot switch script off in Firefox itself.
  proxy: ({ browserName, javaScriptEnabled, proxyWithoutScript, proxy }, use) =>
    use(
      browserName === "firefox" && !javaScriptEnabled
        ? { server: proxyWithoutScript.origin }
        : proxy,
    ),
});

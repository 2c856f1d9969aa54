import { test as base, type Page } from "@playwright/test";
import { doctorBody, logIn } from "../../api/api.ts";
import { type App, startApp } from "../../app/http.ts";
import { startTimedApp } from "../../app/timed-app.ts";
import { seed } from "../../runner/rounds.ts";
import { type Proxy as ProxyServer, passOn, startProxy } from "./proxy.ts";

export { expect } from "@playwright/test";

// What a page may still do when it may run no script.
const policy = `sandbox ${[
  "allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox",
  "allow-same-origin allow-top-navigation",
].join(" ")}`;

type TimedApp = Awaited<ReturnType<typeof startTimedApp>>;

const origins = new WeakMap<Page, string>();

export function originOf(page: Page): string {
  return origins.get(page) ?? "";
}

/** Lets the seed decide whether a journey runs with script; odd and even numbers run in opposite ways. */
export function oneWay(number: number): "@scripted" | "@plain" {
  return (seed + number) % 2 === 0 ? "@scripted" : "@plain";
}

interface OfJourney {
  /** The app that `page` opens: others have been given another one, such as that of `timed.ts`. */
  app: App;
  /** Adds a doctor for this journey alone: others look at all doctors of their worker. Returns the id. */
  addDoctor(fields: object): Promise<string>;
}

interface OfWorker {
  usual: App;
  timed: TimedApp;
  proxyWithoutScript: ProxyServer;
}

/** A journey through the built app; `page.goto("/doctors")` goes to the app of this worker. */
export const test = base.extend<OfJourney, OfWorker>({
  // Both stand here, and start when they are asked for: journeys that differ in what a worker has would
  // need a worker and a browser of their own.
  usual: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      // All journeys come from one address.
      await using app = await startApp({ RATE_LIMITS: "off" });
      await use(app);
    },
    { scope: "worker" },
  ],
  timed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const timed = await startTimedApp("2026-11-23T10:20:00");
      await use(timed);
      await timed.app.stop();
    },
    { scope: "worker" },
  ],
  app: ({ usual }, use) => use(usual),
  async addDoctor({ app }, use) {
    const { bearer } = await logIn(app);
    const added: string[] = [];
    await use(async (fields) => {
      const body = { ...doctorBody, ...fields };
      const response = await app.send("POST", "/api/v1/doctor", body, bearer);
      const { id } = await response.json();
      added.push(id);
      return id;
    });
    for (const id of added) await app.send("DELETE", `/api/v1/doctor/${id}`, undefined, bearer);
  },
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

/** A journey of somebody who has nothing against films and pages that move. */
export const moving = test.extend({ contextOptions: { reducedMotion: "no-preference" } });

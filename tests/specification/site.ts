import { type Browser, type BrowserContext, chromium, firefox, type Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { logIn, onDatabase } from "../api/api.ts";
import { type App, admin, startApp, type Visitor } from "../app/http.ts";
import { findChromium, findFirefox } from "../runner/browser.ts";
import { firefoxUserPrefs } from "../runner/firefox.ts";
import { type HtmlDocument, readDocument } from "./document.ts";

export type BrowserName = "Chromium" | "Firefox";

interface View {
  browser?: BrowserName;
  width?: number;
  height?: number;
  script?: boolean;
  touch?: boolean;
  staff?: boolean;
  /** For a visitor who wants things to move: half of what a browser does is that. */
  motion?: boolean;
  timezone?: string;
  /** Keeps what it stores to itself, such as a session. */
  isAlone?: boolean;
}

export interface Called {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are compared with what the specification says
  body: any;
}

export interface Site extends AsyncDisposable {
  app: App;
  /** A page for visitors; requested once, however many statements are about it. */
  page(path: string): Promise<HtmlDocument>;
  fresh(path: string): Promise<HtmlDocument>;
  staffPage(path: string): Promise<HtmlDocument>;
  /** A form of the dashboard or the website, sent without script. */
  sendForm(
    path: string,
    fields: Record<string, string | string[]>,
    as?: "staff",
  ): Promise<HtmlDocument>;
  /** A call of the API with the token of a login, unless other headers are given. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Called>;
  /** A page in a browser, opened once for all statements that want to see it alike, in whatever size. */
  view(path: string, how?: View): Promise<Page>;
  /** A page of its own, which the statement closes. */
  newView(path: string, how?: View): Promise<Page>;
  database<Result>(work: (sqlite: Database) => Result): Result;
}

/** How many pages stay open; the statements about a page stand beside each other. */
const maxViews = 3;

export async function openSite(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const app = await startApp({ RATE_LIMITS: "off", ...settings });
  const staff = await app.as(admin);
  const { bearer, cookie } = await logIn(app);
  const documents = new Map<string, Promise<HtmlDocument>>();
  const views = new Map<string, Promise<Page>>();
  const browsers = new Map<BrowserName, Promise<Browser>>();
  const contexts = new Map<string, Promise<BrowserContext>>();

  async function fetchDocument(path: string, visitor: Visitor = app) {
    return readDocument(await visitor.get(path));
  }

  function browserOf(name: BrowserName): Promise<Browser> {
    const known = browsers.get(name) ?? launchers[name]();
    browsers.set(name, known);
    return known;
  }

  async function newContext(how: View): Promise<BrowserContext> {
    const context = await (await browserOf(how.browser ?? "Chromium")).newContext({
      baseURL: app.origin,
      javaScriptEnabled: how.script ?? true,
      hasTouch: how.touch,
      reducedMotion: how.motion ? "no-preference" : "reduce",
      locale: "en-IN",
      timezoneId: how.timezone ?? "Asia/Kolkata",
      serviceWorkers: "block",
    });
    if (how.staff) {
      const [name = "", value = ""] = (cookie.Cookie ?? "").split("=");
      await context.addCookies([{ name, value, url: app.origin }]);
    }
    context.setDefaultTimeout(8000);
    return context;
  }

  // Half of what a page costs is its scripts and pictures, which a context keeps.
  function contextFor(how: View): Promise<BrowserContext> {
    const key = kindOf(how);
    const context = contexts.get(key) ?? newContext(how);
    if (!how.isAlone) contexts.set(key, context);
    return context;
  }

  async function newView(path: string, how: View = {}): Promise<Page> {
    const page = await (await contextFor(how)).newPage();
    await page.setViewportSize(sizeOf(how));
    await page.goto(path);
    return page;
  }

  // What moves in a page goes on moving after everybody has looked at it.
  function closeOldViews(): void {
    for (const [key, view] of [...views].slice(0, -maxViews)) {
      views.delete(key);
      void view.then((page) => page.close());
    }
  }

  return {
    app,
    page: (path) => {
      const document = documents.get(path) ?? fetchDocument(path);
      documents.set(path, document);
      return document;
    },
    fresh: (path) => fetchDocument(path),
    staffPage: (path) => fetchDocument(path, staff),
    async sendForm(path, fields, as) {
      return readDocument(await (as ? staff : app).post(path, fields));
    },
    async call(method, path, body, headers = bearer) {
      const response = await app.send(method, `/api/v1${path}`, body, headers);
      const text = await response.text();
      const { status } = response;
      return { status, headers: response.headers, body: text && JSON.parse(text) };
    },
    async view(path, how = {}) {
      const key = path + kindOf(how);
      const view = views.get(key) ?? newView(path, how);
      views.delete(key);
      views.set(key, view);
      closeOldViews();
      const page = await view;
      await page.setViewportSize(sizeOf(how));
      return page;
    },
    newView,
    database: (work) => onDatabase(app, work),
    async [Symbol.asyncDispose]() {
      for (const browser of browsers.values()) await (await browser).close();
      await app.stop();
    },
  };
}

function sizeOf({ width = 1280, height = 800 }: View) {
  return { width, height };
}

function kindOf({ browser = "Chromium", script = true, width, height, ...others }: View): string {
  return JSON.stringify({ browser, script, ...others });
}

const launchers: Record<BrowserName, () => Promise<Browser>> = {
  Chromium: () =>
    chromium.launch({
      executablePath: findChromium(),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        // One process draws all pages of a context: to start one is half of what a page costs.
        "--process-per-site",
      ],
    }),
  Firefox: () =>
    firefox.launch({
      channel: "moz-firefox",
      executablePath: findFirefox(),
      firefoxUserPrefs,
    }),
};

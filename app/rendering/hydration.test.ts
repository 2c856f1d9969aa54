import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decode,
  type EntryContext,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, test } from "vitest";
import { routerSettings, stateOf } from "./hydration.ts";

// What we write in place of React Router's own scripts is compared with what they write.

const doctors = [
  { name: "Asha", fees: 300, left: null, slots: [] },
  { name: "Asha", fees: 0.5, isAvailable: true, slots: [[9, -1]] },
];

const loads = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const root = { id: "root", path: "" };
const list = { id: "list", parentId: "root", path: "doctors" };

/** A website of one page, which ends with React Router's scripts. */
const website: ServerBuild = {
  ...routerSettings,
  entry: { module: { default: respond } },
  routes: {
    root: { ...root, module: { default: Page, loader: () => ({ hospital: "Morni" }) } },
    list: { ...list, module: { default: () => null, loader: () => ({ doctors }) } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { ...root, ...loads, module: "/root.js" },
      list: { ...list, ...loads, module: "/list.js" },
    },
    url: "/manifest.js",
    version: "1",
  },
  future: {},
  publicPath: "/",
  assetsBuildDirectory: "",
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
};

function Page() {
  return createElement("html", null, createElement("body", null, createElement(Scripts)));
}

async function respond(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const rendered = Promise.withResolvers<void>();
  const { pipe } = renderToPipeableStream(
    createElement(ServerRouter, { context, url: request.url }),
    { onAllReady: rendered.resolve, onError: rendered.reject },
  );
  await rendered.promise;
  return new Response(await text(pipe(new PassThrough())), { status, headers });
}

async function get(path: string): Promise<string> {
  const respondTo = createRequestHandler(website, "production");
  return (await respondTo(new Request(`http://localhost${path}`))).text();
}

/** Runs the page's scripts as a browser does; returns what React Router then finds. */
async function readPage(path: string) {
  const html = await get(path);
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array<ArrayBuffer>> } } = {};
  for (const [, script = ""] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(script, { window, ReadableStream, TextEncoderStream });
  }
  const [, module = ""] = /<script type="module"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return { window, module };
}

test("a page sets the globals that React Router's own scripts set", async () => {
  const { window, module } = await readPage("/doctors");
  expect(Object.keys(window)).toEqual(["__reactRouterContext"]);
  const settings = [...Object.keys(routerSettings), "stream", "streamController"];
  expect(Object.keys(window.__reactRouterContext ?? {}).sort()).toEqual(settings.sort());
  expect(module.split("\n").flatMap((line) => line.trim() || [])).toEqual([
    'import "/manifest.js";',
    'import * as route0 from "/root.js";',
    'import * as route1 from "/list.js";',
    'window.__reactRouterRouteModules = {"root":route0,"list":route1};',
    'import("/entry.js");',
  ]);
});

test("data that is fetched becomes the state that React Router streams", async () => {
  const { window } = await readPage("/doctors");
  const fetched = new Response(stateOf(await get("/doctors.data"))).body;
  const [state, streamed] = await Promise.all(
    [fetched, window.__reactRouterContext?.stream].map(async (stream) => {
      if (!stream) throw new Error("There is no state");
      return (await decode(stream, globalThis as unknown as Window & typeof globalThis)).value;
    }),
  );
  expect(state).toEqual(streamed);
  expect(state).toEqual({
    loaderData: { root: { hospital: "Morni" }, list: { doctors } },
    actionData: null,
    errors: null,
  });
});

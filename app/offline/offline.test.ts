import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { htmlProblems } from "../../tests/html.ts";

const app = await startAppForFile();

test("the offline page tells whom to call, and needs no other file to be read", async () => {
  const html = await (await app.get("/offline")).text();
  expect(html).toContain("You are offline");
  expect(html).toContain("Morni Hospital, Sector 20, Panchkula, Haryana 134117");
  for (const number of ["tel:+911720000020", "tel:112", "tel:108"]) expect(html).toContain(number);
  expect(html).not.toMatch(/<link rel="stylesheet"|<script[^>]*src=/);
  expect(await htmlProblems(html)).toEqual([]);
});

test("the offline page leads to what is kept", async () => {
  const html = await (await app.get("/offline")).text();
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
  expect(links.sort()).toEqual(["/", "/doctors", "/emergency"]);
});

test("the service worker is asked for anew each time, and may fetch from here alone", async () => {
  const response = await app.get("/sw.js");
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
  expect(await response.text()).toMatch(/^const version = "[0-9a-f]{12}";\n/);
});

/** The service worker in a browser that opens pages; returns which are kept after it. */
async function startWorker() {
  const kept = new Set<string>();
  const cache = {
    keys: async () => [...kept].map((path) => ({ url: app.origin + path })),
    put: async (path: string) => void kept.add(path),
    delete: async (path: string) => kept.delete(path),
    addAll: async () => {},
  };
  const caches = { open: async () => cache, match: async () => undefined };
  const heard = new Map<string, (event: object) => void>();
  const self = { addEventListener: heard.set.bind(heard) };
  let status = 200;
  let headers: Record<string, string> = {};
  runInNewContext(await (await app.get("/sw.js")).text(), {
    ...{ self, caches, location: new URL(app.origin), URL },
    fetch: async () =>
      new Response("", { status, headers: { "Content-Type": "text/html", ...headers } }),
  });
  return async (path: string, response: { status?: number; cache?: string } = {}) => {
    status = response.status ?? 200;
    headers = response.cache ? { "Cache-Control": response.cache } : {};
    const work: Promise<unknown>[] = [];
    const later = (promise: Promise<unknown>) => void work.push(promise);
    const request = { method: "GET", mode: "navigate", url: app.origin + path };
    heard.get("fetch")?.({ request, respondWith: later, waitUntil: later });
    await work[0];
    await Promise.all(work);
    return [...kept];
  };
}

test("of the pages that somebody reads the last twenty are kept", async () => {
  const open = await startWorker();
  for (let at = 1; at <= 22; at += 1) await open(`/page-${at}`);
  expect(await open("/page-22")).toEqual(Array.from({ length: 20 }, (_, at) => `/page-${at + 3}`));
});

test("neither searches nor what is for one person is kept, and what is gone no longer", async () => {
  const open = await startWorker();
  expect(await open("/contact")).toEqual(["/contact"]);
  expect(await open("/doctors?q=asha")).toEqual(["/contact"]);
  expect(await open("/careers", { cache: "no-store" })).toEqual(["/contact"]);
  expect(await open("/dashboard/Careers")).toEqual(["/contact"]);
  expect(await open("/about", { status: 500 })).toEqual(["/contact"]);
  expect(await open("/contact", { status: 404 })).toEqual([]);
});

test("the manifest names the site and icons that exist", async () => {
  const html = await (await app.get("/")).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await app.get(address);
  expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
  const { name, short_name, start_url, icons } = await response.json();
  expect([name, short_name, start_url]).toEqual(["Morni Hospital", "Morni", "/"]);
  for (const { src } of icons) expect((await app.get(src)).status).toBe(200);
});

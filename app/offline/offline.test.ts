import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { htmlProblems } from "../../tests/html.ts";

const app = await startAppForFile();

test("the offline page tells whom to call, and needs no other file to be read", async () => {
  const html = await (await app.get("/offline")).text();
  expect(html).toContain("You are offline");
  for (const number of ["tel:+911720000020", "tel:112", "tel:108"]) expect(html).toContain(number);
  expect(html).not.toMatch(/<link rel="stylesheet"|<script[^>]*src=/);
  expect(await htmlProblems(html)).toEqual([]);
});

test("the service worker is asked for anew each time, and may fetch from here alone", async () => {
  const response = await app.get("/sw.js");
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
  expect(await response.text()).toMatch(/^const version = "[0-9a-f]{12}";\n/);
});

test("of the pages that somebody reads the last twenty are kept", async () => {
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
  const headers = { "Content-Type": "text/html" };
  runInNewContext(await (await app.get("/sw.js")).text(), {
    ...{ self, caches, location: new URL(app.origin), URL },
    fetch: async () => new Response("", { headers }),
  });
  for (let at = 1; at <= 22; at += 1) {
    const work: Promise<unknown>[] = [];
    const later = (promise: Promise<unknown>) => void work.push(promise);
    const request = { method: "GET", mode: "navigate", url: `${app.origin}/page-${at}` };
    heard.get("fetch")?.({ request, respondWith: later, waitUntil: later });
    await work[0];
    await Promise.all(work);
  }
  expect([...kept]).toEqual(Array.from({ length: 20 }, (_, at) => `/page-${at + 3}`));
});

test("the manifest names the site and icons that exist", async () => {
  const html = await (await app.get("/")).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await app.get(address);
  expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
  const { name, icons } = await response.json();
  expect(name).toBe("Morni Hospital");
  for (const { src } of icons) expect((await app.get(src)).status).toBe(200);
});

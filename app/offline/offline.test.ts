import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { hashOf } from "#db/texts/words.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";

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

interface Sent {
  status?: number;
  cache?: string;
  text?: string;
}

function html({ status = 200, cache, text = "" }: Sent = {}): Response {
  const caching = cache ? { "Cache-Control": cache } : undefined;
  return new Response(text, { status, headers: { "Content-Type": "text/html", ...caching } });
}

/** The service worker in a browser that stops it as soon as no event has work: what is kept by its path, and what the network responds. */
async function startWorker() {
  const kept = new Map<string, Response>();
  let pending = 0;
  const network = { fetch: async (_path: string) => html() };
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: app.origin + path })),
    put: async (path: string, response: Response) => {
      const copy = new Response(await response.text(), response);
      if (pending > 0) kept.set(path, copy);
    },
    add: async () => {},
    addAll: async () => {},
    delete: async (path: string) => pending > 0 && kept.delete(path),
  };
  const caches = {
    open: async () => cache,
    match: async (path: string) => kept.get(path)?.clone(),
  };
  const heard = new Map<string, (event: object) => void>();
  const self = { addEventListener: heard.set.bind(heard), skipWaiting: () => {} };
  runInNewContext(await (await app.get("/sw.js")).text(), {
    ...{ self, caches, location: new URL(app.origin), URL, Response },
    setTimeout: (done: () => void) => setTimeout(done),
    fetch: async (asked: string | { url: string }) =>
      network.fetch(typeof asked === "string" ? asked : new URL(asked.url).pathname),
  });
  function tell(type: string, about: object = {}) {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const later = (promise: Promise<unknown>) => {
      if (work.length > 0 && pending === 0) throw new DOMException("", "InvalidStateError");
      pending += 1;
      work.push(promise);
      promise.then(end, end);
    };
    const end = () => {
      pending -= 1;
    };
    const respondWith = (promise: Promise<Response>) => {
      response = promise;
      later(promise);
    };
    heard.get(type)?.({ ...about, respondWith, waitUntil: later });
    return { response, work };
  }
  function request(path: string, mode = "navigate") {
    return tell("fetch", { request: { method: "GET", mode, url: app.origin + path } });
  }
  async function open(path: string, sent: Sent = {}): Promise<string[]> {
    network.fetch = async () => html(sent);
    const { response, work } = request(path);
    await response;
    await Promise.all(work);
    return [...kept.keys()];
  }
  async function show(path: string, mode?: string): Promise<string | undefined> {
    return (await request(path, mode).response)?.text();
  }
  const textOf = (path: string) => kept.get(path)?.clone().text();
  return { kept, network, tell, request, open, show, textOf };
}

/** Until nothing is left to do but what waits for the network. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

test("of the pages that somebody reads the last twenty are kept", async () => {
  const { open } = await startWorker();
  for (let at = 1; at <= 22; at += 1) await open(`/page-${at}`);
  expect(await open("/page-22")).toEqual(Array.from({ length: 20 }, (_, at) => `/page-${at + 3}`));
});

test("neither searches nor what is for one person is kept, and what is gone no longer", async () => {
  const { open } = await startWorker();
  expect(await open("/contact")).toEqual(["/contact"]);
  expect(await open("/doctors?q=asha")).toEqual(["/contact"]);
  expect(await open("/careers", { cache: "no-store" })).toEqual(["/contact"]);
  expect(await open("/dashboard/Careers")).toEqual(["/contact"]);
  expect(await open("/about", { status: 500 })).toEqual(["/contact"]);
  expect(await open("/contact", { status: 404 })).toEqual([]);
});

test("on a slow line a kept page is shown, and the next time the one that came after it", async () => {
  const { open, network, show, textOf } = await startWorker();
  await open("/contact", { text: "<html >old" });
  const late = Promise.withResolvers<Response>();
  network.fetch = () => late.promise;
  expect(await show("/contact")).toMatch(/^<html data-kept=".*old$/);
  await settle();
  late.resolve(html({ text: "new" }));
  await settle();
  expect(await textOf("/contact")).toBe("new");
});

test("on a slow line a page that is gone is shown once more, and then no longer", async () => {
  const { open, kept, network, show } = await startWorker();
  await open("/contact");
  const late = Promise.withResolvers<Response>();
  network.fetch = () => late.promise;
  await show("/contact");
  await settle();
  late.resolve(html({ status: 404 }));
  await settle();
  expect([...kept.keys()]).toEqual([]);
});

test("a page that breaks off while it loads leaves the kept one as it was", async () => {
  const { open, network, request, textOf } = await startWorker();
  await open("/emergency", { text: "whole" });
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("ha")),
    pull: (controller) => controller.error(new TypeError("The network failed")),
  });
  network.fetch = async () => new Response(broken, { headers: { "Content-Type": "text/html" } });
  await Promise.allSettled(request("/emergency").work);
  expect(await textOf("/emergency")).toBe("whole");
});

test("the token that is called now is never kept, nor shown from before", async () => {
  const { open, kept, network, show } = await startWorker();
  for (const path of ["/doctor/1/token", "/hi/doctor/1/token", "/pa/doctor/1/token"]) {
    expect(await open(path)).toEqual([]);
    kept.set(path, html({ text: "Token 12" }));
    kept.set("/offline", html({ text: "You are offline" }));
    kept.set("/hi/offline", html({ text: "You are offline" }));
    kept.set("/pa/offline", html({ text: "You are offline" }));
    network.fetch = () => Promise.reject(new TypeError("The network failed"));
    expect([path, await show(path)]).toEqual([path, "You are offline"]);
    kept.clear();
  }
  expect(await open("/doctor/1")).toEqual(["/doctor/1"]);
});

test("a page that leads elsewhere is not kept in its place", async () => {
  const { kept, network, tell } = await startWorker();
  const elsewhere = () => Object.defineProperty(html(), "redirected", { value: true });
  network.fetch = async () => elsewhere();
  expect(await Promise.allSettled(tell("install").work)).toMatchObject([{ status: "rejected" }]);
  expect([...kept.keys()]).toEqual([]);
});

test("without a connection the drawing stands for portraits alone", async () => {
  const { kept, network, show } = await startWorker();
  network.fetch = () => Promise.reject(new TypeError("The network failed"));
  kept.set("/default.jpg", new Response("drawing"));
  const open = (name: string) => show(`/uploads/0123456789abcdef-${name}`, "no-cors");
  for (const name of ["160.avif", "320.webp", "640.webp"]) expect(await open(name)).toBe("drawing");
  for (const name of ["192.webp", "360.avif", "1600.webp", "card.jpg", "film.mp4"]) {
    expect([name, await open(name)]).toEqual([name, undefined]);
  }
});

test("pages are stored anew when the facts on them change, and not for anything else", async () => {
  const read = async () => (await app.get("/sw.js")).text();
  const before = await read();
  storeSettings(app, { desk: {} });
  expect(await read()).toBe(before);
  storeSettings(app, {
    contact: { phones: [{ use: "reception", label: "", number: "0172 200 0099" }] },
  });
  const moved = await read();
  expect(moved).not.toBe(before);
  storeSettings(app, { hours: { hasEmergency: false } });
  expect(await read()).not.toBe(moved);
});

test.each(["hi", "pa"])(
  "pages are stored anew when a fact on them changes in %s",
  async (locale) => {
    const before = await (await app.get("/sw.js")).text();
    const name = { text: `${locale} 24`, of: hashOf(sampleSettings.identity.name) };
    onDatabase(app, (database) => {
      database
        .prepare(
          `INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
        VALUES (?, 'setting', 'identity', ?, ?, '', '')`,
        )
        .run(`setting/identity/${locale}`, locale, JSON.stringify({ name }));
    });
    expect(await (await app.get("/sw.js")).text()).not.toBe(before);
  },
);

test.each(["/emergency", "/hi/emergency", "/pa/emergency", "/opd/board", "/hi/opd/board"])(
  "without a connection %s can say so",
  async (path) => {
    const words = { hi: "इंटरनेट नहीं है", pa: "ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ", en: "No connection" };
    const page = await (await app.get(path)).text();
    const [, locale = "en"] = /^\/(hi|pa)\//.exec(path) ?? [];
    const rule = /:root\[data-kept\][^{]*\{content:"[^"]*/g;
    const said = page.match(rule)?.join() ?? "";
    expect(said).toContain(words[locale as keyof typeof words]);
  },
);

test("the manifest names the site and icons that exist", async () => {
  const html = await (await app.get("/")).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await app.get(address);
  expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
  const { name, short_name, start_url, icons } = await response.json();
  expect([name, short_name, start_url]).toEqual(["Morni Hospital", "Morni", "/"]);
  for (const { src } of icons) expect((await app.get(src)).status).toBe(200);
});

test.each([
  ["Dr. Sharma Hospital", "Sharma"],
  ["Shri Ram Hospital", "Ram Hospital"],
  ["The City Clinic", "City Clinic"],
  ["Sharma, Verma Hospital", "Sharma"],
  ["St. Stephen's Hospital", "Stephen's"],
  ["डॉ. शर्मा अस्पताल", "शर्मा"],
  ["Superspecialities Hospital", undefined],
])("below the icon of “%s” a phone shows %s", async (name, short) => {
  storeSettings(app, { identity: { name } });
  expect((await (await app.get("/manifest.webmanifest")).json()).short_name).toBe(short);
});

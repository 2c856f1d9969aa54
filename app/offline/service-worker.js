// Keeps three pages with their styles for a phone without a connection. No other page is ever kept.
// The server puts a line before this one: `version` changes with each build.
const cacheName = `kept-${version}`;
const offlinePage = "/offline";
const keptPages = ["/", "/doctors", offlinePage];
const leftAlone = /^\/(?:dashboard|signin|signout|setup|api|uploads|lite)(?:\/|$)/i;
const patience = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(keptPages.map(fetchAndKeep)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([forgetOlder(), self.registration.navigationPreload?.enable()]).then(() =>
      self.clients.claim(),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || leftAlone.test(pathname)) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(event.request));
});

async function fetchAndKeep(path) {
  const response = await fetch(path, { cache: "no-cache", credentials: "omit" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await keep(path, response);
}

async function keep(path, response) {
  const cache = await caches.open(cacheName);
  const html = await response.clone().text();
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  await cache.addAll([...links].map(([, href]) => href));
  await cache.put(path, response);
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** The page from the network; what is kept if that fails or, where a copy is kept, takes too long. */
async function openPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const path = keptPages.find((page) => page === pathname + search);
  const fetched = fetchPage(event, path);
  const kept = path && (await caches.match(path));
  try {
    return await (kept ? Promise.race([fetched, after(patience, kept)]) : fetched);
  } catch {
    return kept ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function fetchPage(event, path) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox resolves a preload that failed with such a response, where others reject.
  if (response.type === "error") throw new TypeError("The network failed");
  const cacheable = response.ok && !response.headers.get("Cache-Control")?.includes("no-store");
  if (path && cacheable) event.waitUntil(keep(path, response.clone()));
  return response;
}

function after(milliseconds, value) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}

async function openAsset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// Stores some pages and the last that were read, with their styles, for offline use. The server prepends the constant `version`.
const cacheName = `pages-${version}`;
const offlinePage = "/offline";
const defaultPortrait = "/default.jpg";
const inCase = ["/emergency", "/hi/emergency", "/pa/emergency"];
const languages = ["hi", "pa"];
const offlinePages = [offlinePage, ...languages.map((language) => `/${language}${offlinePage}`)];
const storedPages = ["/", "/doctors", ...inCase, ...offlinePages];
const alwaysStored = new Set([...storedPages, defaultPortrait]);
const ignored = /^\/(?:dashboard|signin|signout|setup|api|uploads|lite)(?:\/|$)/i;
/** A number from before would be taken for the one that is called now. */
const onlyNow = /^(?:\/(?:hi|pa))?\/doctor\/[^/]+\/token\/?$/i;
const portrait = /^\/uploads\/[\w-]+-(?:160|320|640)\.(?:avif|webp)$/;
const inWords = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" };
/** Names of months would be English. */
const inDigits = { dateStyle: "short", timeStyle: "short", hour12: false };
const timeout = 3000;
const maxRead = 20;

self.addEventListener("install", (event) => {
  event.waitUntil(storeBeforehand().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      deleteOlder(),
      storeOpenPages(),
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (portrait.test(pathname)) return event.respondWith(openPortrait(event.request));
  if (method !== "GET" || origin !== location.origin || ignored.test(pathname)) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(event.request));
});

/** One page at a time: what the visitor asks for meanwhile must not wait behind all of them. */
async function storeBeforehand() {
  for (const path of storedPages) await fetchAndStore(path);
  await storePortrait();
}

async function fetchAndStore(path) {
  const response = await fetch(path, { cache: "no-cache", credentials: "omit" });
  if (!response.ok || response.redirected) throw new Error(`${path} is not to be had now`);
  await store(path, response);
}

async function store(path, response) {
  const cache = await caches.open(cacheName);
  const html = await response.clone().text();
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  await cache.addAll([...links].map(([, href]) => href));
  // The whole page is here. The keys of a cache are in the order in which they were stored.
  await cache.delete(path);
  await cache.put(path, response);
}

/** The page from which this worker was registered was read before it could be stored. */
async function storeOpenPages() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = windows.map(({ url }) => storablePath(new URL(url))).filter(Boolean);
  await Promise.allSettled(paths.map(storeIfCacheable));
  await Promise.allSettled(paths.map(storeInLanguage));
}

async function storeIfCacheable(path) {
  const response = await fetch(path, { credentials: "omit" });
  if (isCacheable(response)) await storeRead(path, response);
}

/** Once somebody has read a page in another language, what is kept in English is kept in it too. */
async function storeInLanguage(path) {
  const language = languageOf(path);
  if (!language) return;
  const kept = [`/${language}`, `/${language}/doctors`].filter((one) => one !== path);
  for (const one of kept) if (!(await caches.match(one))) await storeIfCacheable(one);
}

function languageOf(path) {
  return languages.find((language) => path.split("/")[1] === language);
}

async function storeRead(path, response) {
  await store(path, response);
  const cache = await caches.open(cacheName);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const read = paths.filter((one) => !one.startsWith("/assets/") && !alwaysStored.has(one));
  await Promise.all(read.slice(0, -maxRead).map((one) => cache.delete(one)));
}

/** The path of a page for visitors without a query; others are searches, or responses for one person. */
function storablePath({ origin, pathname, search }) {
  const isOwn = origin === location.origin && search === "" && !ignored.test(pathname);
  return isOwn && !onlyNow.test(pathname) ? pathname : undefined;
}

function isCacheable(response) {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return (
    isPage &&
    response.ok &&
    !response.redirected &&
    !response.headers.get("Cache-Control")?.includes("no-store")
  );
}

async function storePortrait() {
  await (await caches.open(cacheName)).add(defaultPortrait);
}

async function deleteOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** Network first; the stored copy when that fails or, if there is one, takes longer than `timeout`. */
async function openPage(event) {
  const path = storablePath(new URL(event.request.url));
  const fetched = fetchPage(event);
  // At once: when a copy has been shown, the event takes no more work.
  if (path) event.waitUntil(fetched.then((response) => renew(path, response)));
  const stored = path && (await caches.match(path));
  try {
    return await (stored
      ? Promise.race([fetched, after(timeout, () => markKept(stored))])
      : fetched);
  } catch {
    if (stored) return markKept(stored);
    const language = languageOf(new URL(event.request.url).pathname);
    return (
      (await caches.match(language ? `/${language}${offlinePage}` : offlinePage)) ??
      Response.error()
    );
  }
}

/** Tells kept-page.css when the page was stored: what it says may have changed. */
async function markKept(stored) {
  const date = new Date(stored.headers.get("Date") ?? Date.now());
  const html = await stored.clone().text();
  const when = date.toLocaleString("en-IN", html.includes('<html lang="en') ? inWords : inDigits);
  const { status, headers } = stored;
  return new Response(html.replace("<html ", `<html data-kept="${when}" `), { status, headers });
}

async function fetchPage(event) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox resolves a failed preload with an error response, where others reject.
  if (response.type === "error") throw new TypeError("The network failed");
  return response;
}

async function renew(path, response) {
  if (isGone(response)) return forget(path);
  if (!isCacheable(response)) return;
  await storeRead(path, response.clone());
  await storeInLanguage(path);
}

function isGone({ status }) {
  return status === 404 || status === 410;
}

async function forget(path) {
  await (await caches.open(cacheName)).delete(path);
}

async function after(milliseconds, read) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return read();
}

/** A photo of a doctor, or what stands for one without. */
async function openPortrait(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(defaultPortrait)) ?? Response.error();
  }
}

async function openAsset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

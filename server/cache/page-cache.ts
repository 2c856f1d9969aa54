import type { Version } from "#db/changes.ts";
import type { Priority } from "../admission.ts";
import { createForward, type Forwarding, sendWorkerResponse } from "../forward.ts";
import { type CachedResponse, sendCached, toCachedResponse } from "../http/cached-response.ts";
import { pickEncoding } from "../http/encoding.ts";
import { type Exchange, isSafeMethod } from "../http/exchange.ts";
import { clientAddressOf } from "../http/proxy.ts";
import type { RouteFacts } from "../http/route-table.ts";
import { mayBeStaff } from "../http/session-cookie.ts";
import type { Site } from "../http/website.ts";
import type { WantedPage, WorkerResponse } from "../worker-client.ts";
import { type CacheKey, createCacheStore } from "./cache-store.ts";
import type { VisitCounter } from "./visits.ts";

const maxTargetLength = 1000;

type Key = WantedPage & CacheKey;

type Outcome = CachedResponse | WorkerResponse;

export type PageCache = ReturnType<typeof createPageCache>;

interface Parts extends Forwarding {
  site: Site;
  visits: Pick<VisitCounter, "note">;
  version(): Version;
}

/** A cached response is right until its tables change, or until the instant that it names. */
export function createPageCache(parts: Parts) {
  const { site, routes, worker, admission, visits } = parts;
  const store = createCacheStore();
  const version = keepVersion(parts.version);
  const forward = createForward({ ...parts, afterWork: version.forget });
  const rendering = new Map<string, { version: Version; outcome: Promise<Outcome> }>();
  const renderingAhead = new Set<string>();

  function respond(exchange: Exchange): Promise<void> | undefined {
    const route = routes.find(exchange.path);
    const key = isSafeMethod(exchange) ? toKey(exchange, route, site) : undefined;
    if (!key) return forward(exchange, route);
    const cached = store.get(key);
    if (!cached || !isCurrent(cached, version.at(exchange.startedAt))) {
      return respondRendered(exchange, route, key, cached);
    }
    sendPage(exchange, route, cached);
    // If that fails, the page stays some hundred bytes larger until its next use.
    if (cached.isQuick && takesBrotli(exchange)) renderAhead(key).catch(() => {});
    return undefined;
  }

  // Better a page from before the last change than none; a program can ask again.
  async function respondRendered(
    exchange: Exchange,
    route: RouteFacts,
    key: Key,
    old: CachedResponse | undefined,
  ): Promise<void> {
    const outcome = await renderFor(exchange, route, key).catch((error) => {
      if (old && !exchange.isApi) return old;
      throw error;
    });
    if (outcome.kind === "cached") return sendPage(exchange, route, outcome);
    // What strangers are not shown, staff may see.
    if (mayBeStaff(exchange.request.headers)) await forward(exchange, route);
    else await sendWorkerResponse(exchange, outcome);
  }

  function sendPage(exchange: Exchange, route: RouteFacts, page: CachedResponse): void {
    sendCached(exchange, page);
    visits.note(exchange, route, page);
  }

  async function renderFor(exchange: Exchange, route: RouteFacts, key: Key): Promise<Outcome> {
    const before = version.at(performance.now());
    const joined = await joinRunning(key, before);
    if (joined) return joined;
    const isPage = route.isFixed && key.kind !== "search";
    const priority = await admission.admit(exchange, route, isPage ? "page" : "visitor");
    if (isRendering(key, before)) {
      return (await joinRunning(key, before)) ?? render(key, before, priority, exchange);
    }
    const outcome = render(key, before, priority, exchange);
    rendering.set(key.text, { version: before, outcome });
    try {
      return await outcome;
    } finally {
      if (rendering.get(key.text)?.outcome === outcome) rendering.delete(key.text);
    }
  }

  function isRendering(key: Key, version: Version): boolean {
    return rendering.get(key.text)?.version.counted === version.counted;
  }

  async function joinRunning(key: Key, version: Version): Promise<CachedResponse | undefined> {
    if (!isRendering(key, version)) return undefined;
    const outcome = await rendering.get(key.text)?.outcome;
    return outcome?.kind === "cached" && isCurrent(outcome, version) ? outcome : undefined;
  }

  async function renderAhead(key: Key): Promise<void> {
    if (renderingAhead.has(key.text)) return;
    renderingAhead.add(key.text);
    try {
      await render(key, version.at(performance.now()), "ahead");
    } finally {
      renderingAhead.delete(key.text);
    }
  }

  // Nothing else of the visitor's can get into the page.
  async function render(
    key: Key,
    before: Version,
    priority: Priority,
    exchange?: Exchange,
  ): Promise<Outcome> {
    const from = Date.now();
    const address = exchange && clientAddressOf(exchange.request);
    const compression = priority === "ahead" ? "full" : "quick";
    const rendered = await admission.run(priority, () =>
      worker.renderPage(key, compression, address),
    );
    const known = store.get(key);
    if (rendered.kind !== "page") {
      store.delete(key);
      return rendered;
    }
    const cached = toCachedResponse(rendered, before, from);
    if (known?.etag === cached.etag && !known.isQuick) {
      cached.variants = known.variants;
      cached.isQuick = false;
    }
    store.set(key, cached);
    return cached;
  }

  async function warm(origin: string, target: string): Promise<void> {
    await renderAhead(keyOf({ origin, target, headers: undefined, status: 200 }, site));
  }

  return { respond, warm, size: store.size };
}

function takesBrotli({ request }: Exchange): boolean {
  return pickEncoding(request.headers["accept-encoding"]) === "br";
}

function isCurrent({ tables, version, from, until }: CachedResponse, current: Version): boolean {
  const now = Date.now();
  return version === current.of(tables) && from <= now && now < until;
}

function toKey(exchange: Exchange, route: RouteFacts, site: Site): Key | undefined {
  if (!route.isPublic) return undefined;
  const { origin, search, request } = exchange;
  if (route.differsForStaff && mayBeStaff(request.headers)) return undefined;
  const headers = site.publicHeaders(request.headers);
  if (route.isUnknown) return keyOf({ origin, target: route.path, headers, status: 404 }, site);
  const target = search === "" ? route.path : targetOf(route, search);
  if (target.length > maxTargetLength) return undefined;
  return keyOf({ origin, target, headers, status: 200 }, site);
}

function keyOf(page: WantedPage, { apiPrefix }: Site): Key {
  const { origin, target, headers, status } = page;
  const suffix = headers === undefined ? "" : JSON.stringify(headers);
  const kind = target.includes("?") ? "search" : target.startsWith(apiPrefix) ? "call" : "page";
  return { ...page, kind, text: `${status} ${origin}${target} ${suffix}` };
}

function targetOf({ path, query }: RouteFacts, search: string): string {
  const sent = new URLSearchParams(search);
  const declared = query.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value]];
  });
  return declared.length === 0 ? path : `${path}?${new URLSearchParams(declared)}`;
}

// Reading it is up to a tenth of a cache hit.
function keepVersion(read: () => Version) {
  let value: Version | undefined;
  let readAt = 0;
  function at(now: number): Version {
    if (value === undefined || now - readAt >= 1) {
      value = read();
      readAt = now;
    }
    return value;
  }
  function forget(): void {
    value = undefined;
  }
  return { at, forget };
}

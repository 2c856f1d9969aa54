import type { Version } from "#db/changes.ts";
import { mayGoFirst, requireShare } from "./budget.ts";
import { type CacheKey, createCacheStore } from "./cache-store.ts";
import { type CachedResponse, sendCached, toCachedResponse } from "./cached-response.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { createForward, type Forwarding, sendWorkerResponse, twice } from "./forward.ts";
import { clientAddressOf } from "./proxy.ts";
import { createRecompression } from "./recompression.ts";
import type { RouteFacts } from "./route-table.ts";
import { mayBeStaff } from "./session-cookie.ts";
import type { Lane } from "./turns.ts";
import type { Site } from "./website.ts";
import type { WantedPage, WorkerResponse } from "./worker-client.ts";

const maxTargetLength = 1000;
// No page has it, so the website responds with the page for unknown addresses.
const unknownTarget = "/not-found";

type Key = WantedPage & CacheKey;

/** Who asks, and so how it is counted and when it is done. */
interface Asker {
  address: string;
  lane: Lane;
}

type Outcome = CachedResponse | WorkerResponse;

export interface PageCache {
  respond(exchange: Exchange): Promise<void> | undefined;
  warm(origin: string, target: string): Promise<void>;
  size(): number;
}

interface Parts extends Forwarding {
  site: Site;
  version(): Version;
}

/**
 * A cached response is right as long as nothing is written to the tables that it was made of, from the instant at
 * which it was asked for until the one that the page has named. A clock that is set back makes it old.
 */
export function createPageCache(parts: Parts): PageCache {
  const { site, routes, worker, turns } = parts;
  const store = createCacheStore();
  const recompress = createRecompression(store, worker);
  const version = keepVersion(parts.version);
  const forward = createForward({ ...parts, afterWork: version.forget });
  const rendering = new Map<string, { version: Version; outcome: Promise<Outcome> }>();
  let uses = 0;

  function respond(exchange: Exchange): Promise<void> | undefined {
    const route = routes.find(exchange.path);
    const key = isSafeMethod(exchange) ? toKey(exchange, route, site) : undefined;
    if (!key) return forward(exchange, route);
    const cached = store.get(key);
    if (!cached || !isCurrent(cached, version.at(exchange.startedAt))) {
      return respondRendered(exchange, route, key, cached);
    }
    sendCached(exchange, cached);
    cached.usedAt = ++uses;
    void recompress(key, cached);
    return undefined;
  }

  // Better a page from before the last change than none; a program can ask again.
  async function respondRendered(
    exchange: Exchange,
    route: RouteFacts,
    key: Key,
    old: CachedResponse | undefined,
  ): Promise<void> {
    const asker: Asker = {
      address: clientAddressOf(exchange.request),
      lane: await laneOf(exchange, route, key),
    };
    const outcome = await renderFor(asker, route, key).catch((error) => {
      if (old && !exchange.isApi) return old;
      throw error;
    });
    if ("variants" in outcome) sendCached(exchange, outcome);
    else await sendWorkerResponse(exchange, outcome);
  }

  async function laneOf({ account }: Exchange, route: RouteFacts, key: Key): Promise<Lane> {
    if (await mayGoFirst(account)) return "staff";
    return route.isFixed && key.kind !== "search" ? "page" : "visitor";
  }

  async function renderFor(asker: Asker, route: RouteFacts, key: Key): Promise<Outcome> {
    const before = version.at(performance.now());
    const joined = await joinRunning(key, before);
    if (joined) return joined;
    if (asker.lane !== "staff") await requireShare("reading", asker.address, route, turns);
    return renderOnce(asker, key, before);
  }

  /** The page that is being rendered for somebody else; undefined if there is none for everybody. */
  async function joinRunning(key: Key, version: Version): Promise<CachedResponse | undefined> {
    const running = rendering.get(key.text);
    if (running?.version.counted !== version.counted) return undefined;
    const outcome = await running.outcome;
    return "variants" in outcome && isCurrent(outcome, version) ? outcome : undefined;
  }

  async function renderOnce(asker: Asker, key: Key, version: Version): Promise<Outcome> {
    if (rendering.get(key.text)?.version.counted === version.counted) {
      return (await joinRunning(key, version)) ?? render(asker, key, version);
    }
    const outcome = render(asker, key, version);
    rendering.set(key.text, { version, outcome });
    try {
      return await outcome;
    } finally {
      if (rendering.get(key.text)?.outcome === outcome) rendering.delete(key.text);
    }
  }

  // Nothing else of the visitor's can get into the page.
  async function render({ address, lane }: Asker, key: Key, version: Version): Promise<Outcome> {
    const from = Date.now();
    const rendered = await turns.take(lane, () => twice(() => worker.renderPage(key, address)));
    if (!("bodies" in rendered)) {
      store.delete(key);
      return rendered;
    }
    const known = store.get(key);
    if (known?.etag === rendered.etag) {
      known.from = from;
      known.until = rendered.until;
      known.tables = rendered.tables;
      known.version = version.of(known.tables);
      return known;
    }
    const cached = toCachedResponse(rendered, version, from);
    cached.usedAt = ++uses;
    store.set(key, cached);
    return cached;
  }

  async function warm(origin: string, target: string): Promise<void> {
    const key = keyOf({ origin, target, headers: undefined, status: 200 }, site);
    const asker: Asker = { address: "unknown", lane: "ahead" };
    const outcome = await renderOnce(asker, key, version.at(performance.now()));
    if ("variants" in outcome) await recompress(key, outcome);
  }

  return { respond, warm, size: store.size };
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
  if (route.isUnknown) return keyOf({ origin, target: unknownTarget, headers, status: 404 }, site);
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

interface KeptVersion {
  /** As it is at this time of the monotonic clock, or was at most a millisecond before. */
  at(now: number): Version;
  /** To be called when this process hears of something that may have been written. */
  forget(): void;
}

// Reading it is up to a tenth of a cache hit.
function keepVersion(read: () => Version): KeptVersion {
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

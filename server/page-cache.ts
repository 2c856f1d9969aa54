import type { ChangeWatch } from "#db/changes.ts";
import { createCacheStore } from "./cache-store.ts";
import {
  type CachedResponse,
  compressAgain,
  isCacheable,
  sendCached,
  toCachedResponse,
} from "./cached-response.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { forward, sendResponse } from "./forward.ts";
import { clientAddressOf } from "./proxy.ts";
import { createRecompression } from "./recompression.ts";
import type { RouteFacts } from "./route-table.ts";
import type { Website } from "./website.ts";

const maxTargetLength = 1000;

interface Key {
  text: string;
  origin: string;
  target: string;
  headers: Record<string, string> | undefined;
}

export interface PageCache {
  respond(exchange: Exchange): Promise<void> | undefined;
  warm(origin: string, target: string): Promise<void>;
  size(): number;
}

/** A cached response is right as long as nothing is written to the database. */
export function createPageCache(website: Website, watch: ChangeWatch): PageCache {
  const store = createCacheStore();
  const recompress = createRecompression(store);
  const currentVersion = oncePerTick(watch.version);
  const rendering = new Map<
    string,
    { version: number; outcome: Promise<CachedResponse | Response> }
  >();
  let uses = 0;

  function respond(exchange: Exchange): Promise<void> | undefined {
    const route = website.routes.find(exchange.path);
    const key = isSafeMethod(exchange) ? toKey(exchange, route, website) : undefined;
    if (!key) return forward(exchange, website);
    const cached = store.get(key.text);
    if (!cached || cached.version !== currentVersion()) return respondRendered(exchange, key);
    sendCached(exchange, cached);
    cached.usedAt = ++uses;
    recompress(key.text, cached);
    return undefined;
  }

  async function respondRendered(exchange: Exchange, key: Key): Promise<void> {
    const address = clientAddressOf(exchange.request);
    const version = currentVersion();
    const running = rendering.get(key.text);
    const isShared = running?.version === version;
    let outcome = await (isShared ? running.outcome : renderOnce(key, version, address));
    if (isShared && outcome instanceof Response) outcome = await render(key, version, address);
    if (outcome instanceof Response) await sendResponse(exchange, outcome);
    else sendCached(exchange, outcome);
  }

  async function renderOnce(key: Key, version: number, address: string) {
    const outcome = render(key, version, address);
    rendering.set(key.text, { version, outcome });
    try {
      return await outcome;
    } finally {
      if (rendering.get(key.text)?.outcome === outcome) rendering.delete(key.text);
    }
  }

  // Nothing else of the visitor's can get into the page.
  async function render(
    key: Key,
    version: number,
    address: string,
  ): Promise<CachedResponse | Response> {
    const request = new Request(key.origin + key.target, { headers: key.headers });
    const response = await website.respond(request, address);
    if (!isCacheable(response)) {
      store.delete(key.text);
      return response;
    }
    const rendered = await toCachedResponse(response, key.origin, version);
    const known = store.get(key.text);
    if (known?.etag === rendered.etag) {
      known.version = version;
      return known;
    }
    rendered.usedAt = ++uses;
    store.set(key.text, rendered);
    return rendered;
  }

  async function warm(origin: string, target: string): Promise<void> {
    const outcome = await renderOnce(keyOf(origin, target, undefined), currentVersion(), "unknown");
    if (!(outcome instanceof Response || outcome.isFullyCompressed)) await compressAgain(outcome);
  }

  return { respond, warm, size: store.size };
}

function toKey(exchange: Exchange, route: RouteFacts, website: Website): Key | undefined {
  if (!route.isPublic) return undefined;
  const target = exchange.search === "" ? route.path : targetOf(route, exchange.search);
  if (target.length > maxTargetLength) return undefined;
  return keyOf(exchange.origin, target, website.publicHeaders(exchange.request.headers));
}

function keyOf(origin: string, target: string, headers: Key["headers"]): Key {
  const suffix = headers === undefined ? "" : JSON.stringify(headers);
  return { text: `${origin}${target} ${suffix}`, origin, target, headers };
}

function targetOf({ path, query }: RouteFacts, search: string): string {
  const sent = new URLSearchParams(search);
  const declared = query.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value]];
  });
  return declared.length === 0 ? path : `${path}?${new URLSearchParams(declared)}`;
}

// The pragma behind the version is about 10 % of a cache hit, so all requests of one tick share it.
function oncePerTick(read: () => number): () => number {
  let value: number | undefined;
  return () => {
    if (value === undefined) {
      value = read();
      setImmediate(() => {
        value = undefined;
      });
    }
    return value;
  };
}

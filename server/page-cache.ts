import type { ChangeWatch } from "#db/changes.ts";
import { isStorable, type Page, refine, sendCached, toPage } from "./page.ts";
import { createPageStore } from "./page-store.ts";
import { answerPage, sendPage } from "./pages.ts";
import { clientAddressOf } from "./proxy.ts";
import { createRecompression } from "./recompression.ts";
import { isReading, type Visit } from "./visit.ts";
import type { Website } from "./website.ts";

const longestTarget = 1000;

/** The only parameters that public pages depend on, by path; all others serve somebody's statistics. */
const parameters = new Map([
  ["/doctors", "q"],
  ["/search", "q"],
]);

const personal = /(?:^|;\s*)(?:__Host-)?(?:session|flash)=/;
const liteCookie = /(?:^|;\s*)lite=1(?:;|$)/;

/** What a public page depends on, besides the database. */
interface Key {
  text: string;
  origin: string;
  /** The path with the parameter that counts. */
  target: string;
  /** The header that asks for the lite version. */
  lite: [name: string, value: string] | undefined;
}

/** Answers requests for pages, from memory where every visitor gets the same. */
export interface PageCache {
  answer(visit: Visit): Promise<void> | undefined;
  /** Renders and compresses pages before anybody asks for them. */
  warm(origin: string, target: string): Promise<void>;
  /** How many pages are held. */
  size(): number;
}

/**
 * Keeps finished public pages compressed in memory. A page is right while nothing was written to the
 * database; after a write it is rendered again when asked for, once however many ask.
 */
export function createPageCache(website: Website, watch: ChangeWatch): PageCache {
  const pages = createPageStore();
  const recompress = createRecompression(pages);
  const filling = new Map<string, { version: number; outcome: Promise<Page | Response> }>();
  let uses = 0;
  let version = 0;
  let isVersionKnown = false;

  // Asked once for all requests that came in together: asking costs a tenth of an answer.
  function currentVersion(): number {
    if (!isVersionKnown) {
      version = watch.version();
      isVersionKnown = true;
      setImmediate(forgetVersion);
    }
    return version;
  }

  function forgetVersion(): void {
    isVersionKnown = false;
  }

  // Undefined for what is no page, and for a search that is longer than anybody types.
  function keyOf(visit: Visit): Key | undefined {
    if (!isReading(visit)) return undefined;
    if (visit.path.startsWith("/api/") || visit.path.endsWith(".data")) return undefined;
    const path = website.canonicalPath(visit.path);
    const target = visit.search === "" ? path : targetOf(path, visit.search);
    return target === undefined ? undefined : toKey(visit.origin, target, liteHeader(visit));
  }

  function answer(visit: Visit): Promise<void> | undefined {
    const key = keyOf(visit);
    if (!key) return answerPage(visit, website);
    const page = pages.get(key.text);
    if (page && page.version === currentVersion()) {
      sendCached(visit, page);
      page.usedAt = ++uses;
      recompress(key.text, page);
      return undefined;
    }
    // Rendered as it was asked for and not kept: what is kept must come from an address without extras.
    if (isPersonal(visit) || !isExact(visit)) return answerPage(visit, website);
    return answerMiss(visit, key);
  }

  async function answerMiss(visit: Visit, key: Key): Promise<void> {
    const now = currentVersion();
    const running = filling.get(key.text);
    if (running?.version === now) {
      const outcome = await running.outcome;
      if (outcome instanceof Response) await answerPage(visit, website);
      else sendCached(visit, outcome);
      return;
    }
    const outcome = await fill(key, now, clientAddressOf(visit.request));
    if (outcome instanceof Response) await sendPage(visit, outcome);
    else sendCached(visit, outcome);
  }

  async function fill(key: Key, now: number, address: string): Promise<Page | Response> {
    const outcome = render(key, now, address);
    filling.set(key.text, { version: now, outcome });
    try {
      return await outcome;
    } finally {
      if (filling.get(key.text)?.outcome === outcome) filling.delete(key.text);
    }
  }

  // The request that is rendered holds nothing of the visitor's, so nothing of it can get into the page.
  async function render(key: Key, now: number, address: string): Promise<Page | Response> {
    const request = new Request(key.origin + key.target, { headers: key.lite && [key.lite] });
    const response = await website.answer(request, address);
    if (!isStorable(response)) {
      pages.delete(key.text);
      return response;
    }
    const page = await toPage(response, key.origin, now);
    const known = pages.get(key.text);
    if (known?.etag === page.etag) {
      known.version = now;
      return known;
    }
    page.usedAt = ++uses;
    pages.set(key.text, page);
    return page;
  }

  async function warm(origin: string, target: string): Promise<void> {
    const page = await fill(toKey(origin, target, undefined), currentVersion(), "unknown");
    if (!(page instanceof Response || page.isRefined)) await refine(page);
  }

  return { answer, warm, size: pages.size };
}

// A public page is the same for everybody, whatever they send; but what is rendered for them is not kept.
function isPersonal({ request }: Visit): boolean {
  const { authorization, cookie } = request.headers;
  return authorization !== undefined || (cookie !== undefined && personal.test(cookie));
}

function toKey(origin: string, target: string, lite: Key["lite"]): Key {
  return { text: `${origin}${target} ${lite?.[0] ?? ""}`, origin, target, lite };
}

function liteHeader({ request }: Visit): Key["lite"] {
  const { cookie, "save-data": saveData } = request.headers;
  if (saveData === "on") return ["Save-Data", "on"];
  return cookie !== undefined && liteCookie.test(cookie) ? ["Cookie", "lite=1"] : undefined;
}

function targetOf(path: string, search: string): string | undefined {
  const name = parameters.get(path);
  const value = name && new URLSearchParams(search).get(name);
  if (typeof value !== "string") return path;
  const target = `${path}?${new URLSearchParams({ [name as string]: value })}`;
  return target.length <= longestTarget ? target : undefined;
}

// Is the address without parameters that the page does not depend on?
function isExact({ path, search }: Visit): boolean {
  if (search === "") return true;
  const name = parameters.get(path.toLowerCase());
  const names = [...new URLSearchParams(search).keys()];
  return names.length === 1 && names[0] === name;
}

import type { Visits } from "#db/timetable/visits.ts";
import { describeError, log } from "#runtime/log.ts";
import type { CachedResponse } from "../http/cached-response.ts";
import type { Exchange } from "../http/exchange.ts";
import type { RouteFacts } from "../http/route-table.ts";
import { mayBeStaff } from "../http/session-cookie.ts";

const interval = 60_000;
const maxNames = 1000;
const robot = /bot|crawl|spider|slurp|preview/i;

export type VisitCounter = ReturnType<typeof createVisitCounter>;

export function createVisitCounter(
  store: (visits: Visits) => Promise<void>,
  isCounting: () => boolean,
) {
  let pages = new Map<string, number>();
  let searches = new Map<string, number>();

  /** A page as it is sent. A browser that has fetched it ahead does not ask for it again. */
  function note({ request, isApi }: Exchange, route: RouteFacts, page: CachedResponse): void {
    if (page.status !== 200 || isApi || route.reloadsItself || !isCounting()) return;
    if (!isReader(request)) return;
    increase(pages, route.path);
    if (page.missed) increase(searches, page.missed);
  }

  async function handOver(): Promise<void> {
    const visits = { page: [...pages], search: [...searches] };
    pages = new Map();
    searches = new Map();
    if (visits.page.length > 0 && isCounting()) await store(visits);
  }

  setInterval(() => {
    handOver().catch((error) => {
      log.warn({ error: describeError(error) }, "the visits of a minute were not counted");
    });
  }, interval).unref();
  return { note, handOver };
}

function increase(counts: Map<string, number>, name: string): void {
  const known = counts.get(name);
  if (known !== undefined || counts.size < maxNames) counts.set(name, (known ?? 0) + 1);
}

// What the service worker keeps for later is no navigation.
function isReader({ method, headers }: Exchange["request"]): boolean {
  const mode = headers["sec-fetch-mode"];
  return (
    method === "GET" &&
    (mode === undefined || mode === "navigate") &&
    !mayBeStaff(headers) &&
    !robot.test(headers["user-agent"] ?? "")
  );
}

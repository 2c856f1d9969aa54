import { setTimeout as pause } from "node:timers/promises";
import { countAgainst, networkOf, rateLimit, visitorOf } from "#runtime/rate-limit.ts";
import { RejectedError } from "./body.ts";
import type { RouteFacts } from "./route-table.ts";
import { TooBusyError, type Turns } from "./turns.ts";
import { tooMany } from "./unavailable.ts";

const window = 10;
/** So long a client that asks on waits for each refusal: it can make few of them necessary. */
const refusedAfter = 500;

/** What is not in the cache costs milliseconds of rendering, and forms cost a write to the disk. */
const limits = {
  account: rateLimit(100, window),
  reading: { visitor: rateLimit(200, window), network: rateLimit(800, window) },
  writing: { visitor: rateLimit(100, window), network: rateLimit(400, window) },
};

/** Whether staff are served before visitors: as long as their account asks for no more than its share. */
export async function mayGoFirst(account: string | undefined): Promise<boolean> {
  if (account === undefined) return false;
  return (await countAgainst([limits.account, account])) === undefined;
}

/**
 * Counts what a stranger asks of the worker. While others want it too, it throws a RejectedError where the
 * address or the network around it has used up its share, and a TooBusyError for what is first to rest.
 */
export async function requireShare(
  kind: "reading" | "writing",
  address: string,
  route: RouteFacts,
  turns: Turns,
): Promise<void> {
  const { visitor, network } = limits[kind];
  const wait = await countAgainst([network, networkOf(address)], [visitor, visitorOf(address)]);
  if (wait !== undefined && turns.isTaken()) {
    await pause(refusedAfter);
    throw new RejectedError(tooMany(wait));
  }
  if (route.isFirstToRest && turns.isBusy()) throw new TooBusyError();
}

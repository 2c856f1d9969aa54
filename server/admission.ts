import { setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import { countAgainst, networkOf, rateLimit, visitorOf } from "#runtime/rate-limit.ts";
import { type Exchange, isSafeMethod } from "./http/exchange.ts";
import { clientAddressOf } from "./http/proxy.ts";
import { RejectedError } from "./http/rejection.ts";
import type { RouteFacts } from "./http/route-table.ts";
import { startInTime } from "./start-in-time.ts";
import { tooBusy, tooMany } from "./unavailable.ts";

// Two at once keep the worker's event loop busy.
const concurrency = 2;
const patience = 5000;
const maxYielding = 40;
const window = 10;
const refusedAfter = 500;

/** Most urgent first. `page`: one of the few fixed pages, cached afterwards. `ahead`: nobody waits for it. */
export type Priority = "staff" | "page" | "visitor" | "ahead";

const priorities: Record<Priority, { priority: number; maxWaiting: number }> = {
  staff: { priority: 3, maxWaiting: 200 },
  page: { priority: 2, maxWaiting: 200 },
  visitor: { priority: 1, maxWaiting: 60 },
  ahead: { priority: 0, maxWaiting: 20 },
};

/** Calls `onWait` while it waits for something else than the worker's event loop, so that others run. */
export type Work<Result> = (onWait: () => void) => Promise<Result>;

export type Admission = ReturnType<typeof createAdmission>;

/** Decides who may ask the worker for something, and when. What is cached needs no admission. */
export function createAdmission() {
  const queue = new PQueue({ concurrency });
  const shares = {
    account: rateLimit(100, window),
    reading: { visitor: rateLimit(200, window), network: rateLimit(800, window) },
    writing: { visitor: rateLimit(100, window), network: rateLimit(400, window) },
  };
  let yielding = 0;

  /** Staff come first within their account's share. Throws a RejectedError beyond a share of what others want too. */
  async function admit(
    exchange: Exchange,
    route: RouteFacts,
    priority: "page" | "visitor",
  ): Promise<Priority> {
    const { account, request } = exchange;
    const isFirst =
      account !== undefined && (await countAgainst([shares.account, account])) === undefined;
    if (isFirst) return "staff";
    const { visitor, network } = shares[isSafeMethod(exchange) ? "reading" : "writing"];
    const address = clientAddressOf(request);
    const wait = await countAgainst([network, networkOf(address)], [visitor, visitorOf(address)]);
    if (wait !== undefined && queue.pending >= concurrency) {
      await pause(refusedAfter);
      throw new RejectedError(tooMany(wait));
    }
    if (route.shedFirst && waitingFor("visitor") > priorities.visitor.maxWaiting / 2) {
      throw new RejectedError(tooBusy);
    }
    return priority;
  }

  function waitingFor(name: Priority): number {
    return queue.sizeBy({ priority: priorities[name].priority });
  }

  /** Throws a RejectedError where too many wait, or too long. */
  async function run<Result>(name: Priority, work: Work<Result>): Promise<Result> {
    const { priority, maxWaiting } = priorities[name];
    if (waitingFor(name) >= maxWaiting) throw new RejectedError(tooBusy);
    const outcome = Promise.withResolvers<Result>();
    const limits = { patience, priority, otherwise: tooBusy };
    const begun = startInTime(queue, limits, () => untilYielded(work, outcome.resolve));
    const [result] = await Promise.all([outcome.promise, begun]);
    return result;
  }

  function untilYielded<Result>(
    work: Work<Result>,
    resolve: (outcome: Promise<Result>) => void,
  ): Promise<void> {
    return new Promise((next) => {
      let isYielding = false;
      const outcome = work(() => {
        if (isYielding || yielding >= maxYielding) return;
        isYielding = true;
        yielding += 1;
        next();
      });
      const end = () => {
        if (isYielding) yielding -= 1;
        next();
      };
      resolve(outcome.finally(end));
    });
  }

  return { admit, run };
}

import { countAgainst, networkOf, rateLimit, visitorOf } from "#runtime/rate-limit.ts";

const window = 10;

/** What is not in the cache costs milliseconds of rendering, and forms cost a write to the disk. */
const limits = {
  reading: { visitor: rateLimit(200, window), network: rateLimit(800, window) },
  writing: { visitor: rateLimit(100, window), network: rateLimit(400, window) },
};

/**
 * Returns the seconds to wait, if the address or the network around it has used up its share. It has to
 * wait only while others want the worker too.
 */
export function countWork(kind: keyof typeof limits, address: string): Promise<number | undefined> {
  const { visitor, network } = limits[kind];
  return countAgainst([network, networkOf(address)], [visitor, visitorOf(address)]);
}

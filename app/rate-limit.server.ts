import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";

/** A limit of `points` events in `duration` seconds for each key. */
export function rateLimit(points: number, duration: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration });
}

/**
 * Counts one event against each limit, in their order. Answers the seconds to wait when one of them
 * is used up; undefined when there is room, or when RATE_LIMITS is off.
 */
export async function countAgainst(
  ...limits: Array<[limit: RateLimiterMemory, key: string]>
): Promise<number | undefined> {
  if (env.RATE_LIMITS === "off") return undefined;
  try {
    for (const [limit, key] of limits) await limit.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/** A time to wait in words, from seconds: "1 minute", "3 hours". */
export function inWords(seconds: number): string {
  const hours = seconds / 3600;
  const [count, unit] =
    hours > 1 ? [Math.ceil(hours), "hour"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Who counts as one visitor: an IPv4 address, or the /64 network that one IPv6 household has. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.split("::");
  const groups = start.split(":");
  if (end !== undefined) groups.push(...Array(8 - groups.length).fill("0"));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

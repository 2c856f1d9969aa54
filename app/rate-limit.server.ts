import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#runtime/env.ts";

const maxKeys = 10_000;

/** Counts events by key, with a wait once there were too many. */
export interface RateLimit {
  /** Milliseconds to wait before the next event; 0 when there is room. */
  wait(key: string): Promise<number>;
  /** Rejects with a RateLimiterRes when there is no room. */
  count(key: string): Promise<unknown>;
  forget(key: string): Promise<unknown>;
}

/**
 * A limit of `points` events in `duration` seconds for each key. Keys come from outside: they are kept
 * as hashes, at most 10,000 of them, and the one that was counted longest ago goes first.
 */
export function rateLimit(points: number, duration: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration });
  const counted = new Set<string>();

  async function wait(key: string): Promise<number> {
    const state = await limiter.get(hash(key));
    return state && state.consumedPoints >= points ? state.msBeforeNext : 0;
  }

  async function count(key: string): Promise<unknown> {
    const name = hash(key);
    counted.delete(name);
    counted.add(name);
    const [oldest] = counted;
    if (oldest !== undefined && counted.size > maxKeys) await remove(oldest);
    return limiter.consume(name);
  }

  function remove(name: string): Promise<unknown> {
    counted.delete(name);
    return limiter.delete(name);
  }

  return { wait, count, forget: (key) => remove(hash(key)) };
}

function hash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * Counts one event against each limit, unless one of them is used up. Returns the seconds to wait
 * then; undefined when there was room, or when RATE_LIMITS is off. Name the broadest limit first.
 */
export async function countAgainst(
  ...limits: Array<[limit: RateLimit, key: string]>
): Promise<number | undefined> {
  if (env.RATE_LIMITS === "off") return undefined;
  for (const [limit, key] of limits) {
    const wait = await limit.wait(key);
    if (wait > 0) return Math.ceil(wait / 1000);
  }
  try {
    for (const [limit, key] of limits) await limit.count(key);
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

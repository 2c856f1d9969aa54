import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "./env.ts";

const maxKeys = 10_000;

export type RateLimit = ReturnType<typeof rateLimit>;

export function rateLimit(points: number, duration: number) {
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

  async function giveBack(key: string): Promise<void> {
    const state = await limiter.get(hash(key));
    if (state && state.consumedPoints > 0) await limiter.reward(hash(key), 1);
  }

  return { wait, count, forget: (key: string) => remove(hash(key)), giveBack };
}

function hash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

export async function countAgainst(
  ...limits: Array<readonly [limit: RateLimit, key: string]>
): Promise<number | undefined> {
  if (env.RATE_LIMITS === "off") return undefined;
  for (const [limit, key] of limits) {
    const wait = await limit.wait(key);
    if (wait > 0) return Math.ceil(wait / 1000);
  }
  try {
    for (const [limit, key] of limits) await limit.count(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}

export function inWords(seconds: number): string {
  const hours = seconds / 3600;
  const [count, unit] =
    hours > 1 ? [Math.ceil(hours), "hour"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export function visitorOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? ipv6Network(plain, 64) : plain;
}

export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  if (isIPv6(plain)) return ipv6Network(plain, 56);
  return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}

/** The /24 of IPv4, or the /56 and /48 of IPv6, all of which one person may have. */
export function networksOf(address: string): string[] {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? [networkOf(plain), ipv6Network(plain, 48)] : [networkOf(plain)];
}

// All IPv4 addresses in the notation of IPv6 would be one network.
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

function ipv6Network(address: string, bits: 48 | 56 | 64): string {
  const [start = "", end] = address.split("::");
  const groups = start === "" ? [] : start.split(":");
  if (end !== undefined) {
    const after = end === "" ? [] : end.split(":");
    while (groups.length + after.length < 8) groups.push("0");
    groups.push(...after);
  }
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16));
  const last = Number(d) & { 48: 0, 56: 0xff00, 64: 0xffff }[bits];
  return `${[a, b, c, last].map((group) => Number(group).toString(16)).join(":")}::/${bits}`;
}

import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { CommandError } from "#runtime/command-error.ts";
import { env } from "#runtime/env.ts";
import { withoutMapping } from "#runtime/rate-limit.ts";

const trusted = readTrusted(env.TRUST_PROXY ?? "");

function readTrusted(setting: string): BlockList | undefined {
  const entries = setting.split(/[\s,]+/).filter((entry) => entry !== "" && entry !== "off");
  if (entries.length === 0) return undefined;
  const list = new BlockList();
  for (const entry of entries) {
    if (entry === "loopback") {
      list.addSubnet("127.0.0.0", 8, "ipv4");
      list.addAddress("::1", "ipv6");
    } else {
      addNetwork(list, entry);
    }
  }
  return list;
}

function addNetwork(list: BlockList, entry: string): void {
  const [address = "", prefix, ...rest] = entry.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  try {
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && rest.length === 0)
      list.addSubnet(address, Number(prefix), family);
    else throw new Error("not a network");
  } catch {
    throw new CommandError(
      `TRUST_PROXY has ${JSON.stringify(entry)}; it must list addresses, networks such as 10.0.0.0/8, or loopback`,
    );
  }
}

export function isTrusted(address: string): boolean {
  if (!trusted) return false;
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
}

function peerOf(request: IncomingMessage): string {
  return withoutMapping(request.socket.remoteAddress ?? "unknown");
}

export function isFromProxy(request: IncomingMessage): boolean {
  return trusted !== undefined && isTrusted(peerOf(request));
}

/** The last value: clients can make up those before it. */
export function lastForwarded(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value.join(",") : value)?.split(",").at(-1)?.trim();
}

/** The last address in X-Forwarded-For that is not itself a trusted proxy. */
export function clientAddressOf(request: IncomingMessage): string {
  let address = peerOf(request);
  const hops = String(request.headers["x-forwarded-for"] ?? "").split(",");
  while (isTrusted(address)) {
    const hop = hops.pop()?.trim();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

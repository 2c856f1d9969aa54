import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { env } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";
import type { Exchange } from "./exchange.ts";
import { isFromProxy, lastForwarded } from "./proxy.ts";
import type { Rejection } from "./rejection.ts";

const badHost: Rejection = { status: 400, message: "This request names no valid host." };
const wrongHost: Rejection = {
  status: 421,
  message: "This server has no website at that address.",
};

const unknownHost: Rejection = {
  status: 421,
  message:
    "This server does not know that it has a website at this address. Whoever runs it has to set ORIGIN.",
};

const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

// Names that the internet does not have.
const ownNetworkName = /^[^.]+$|\.(?:localhost|local|lan|internal|intranet|home|corp|home\.arpa)$/;

interface Address {
  origin: string;
  isOwn: boolean;
}

const addresses = new LRUCache<string, Address>({ max: 1000 });

function addressOf(scheme: string, host: string): Address | undefined {
  const key = `${scheme}://${host}`;
  const known = addresses.get(key);
  if (known) return known;
  const address = parseAddress(scheme, host.replace(/\.(?=:\d+$|$)/, ""));
  if (address) addresses.set(key, address);
  return address;
}

function parseAddress(scheme: string, host: string): Address | undefined {
  const text = `${scheme}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(text)) return undefined;
  const { origin, hostname } = new URL(text);
  // "1" is the address 0.0.0.1.
  if (!host.toLowerCase().startsWith(hostname)) return undefined;
  const isNumber = isIP(hostname.replace(/[[\]]/g, "")) !== 0;
  return { origin, isOwn: isNumber || ownNetworkName.test(hostname) };
}

/** Without ORIGIN, rejects names of the internet: anybody could point theirs at a server in an intranet. */
export function readOrigin({ request }: Exchange): string | Rejection {
  const proxied = isFromProxy(request);
  const host = (proxied && lastForwarded(request, "x-forwarded-host")) || request.headers.host;
  const secure =
    env.ORIGIN?.startsWith("https:") ??
    (proxied && lastForwarded(request, "x-forwarded-proto") === "https");
  const address = host === undefined ? undefined : addressOf(secure ? "https" : "http", host);
  if (!address) return badHost;
  if (env.ORIGIN) return address.origin === env.ORIGIN ? address.origin : wrongHost;
  return address.isOwn ? address.origin : unknownHost;
}

export function warnOfMissingOrigin(): void {
  if (env.ORIGIN || !env.TRUST_PROXY || env.TRUST_PROXY === "off") return;
  log.warn(
    "TRUST_PROXY is set without ORIGIN: only numbers and names of the own network are served. Set ORIGIN to the address that visitors use.",
  );
}

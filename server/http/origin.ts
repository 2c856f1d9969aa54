import { isIP } from "node:net";
import { env } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";
import type { Exchange } from "./exchange.ts";
import { counts } from "./metrics.ts";
import { isFromProxy, lastForwarded } from "./proxy.ts";
import type { Rejection } from "./rejection.ts";

const badHost: Rejection = { status: 400, message: "This request names no valid host." };
export const wrongHost: Rejection = {
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

const maxKnown = 1000;
const addresses = { http: new Map<string, Address>(), https: new Map<string, Address>() };

function addressOf(scheme: keyof typeof addresses, host: string): Address | undefined {
  const addressesOfScheme = addresses[scheme];
  const known = addressesOfScheme.get(host);
  if (known) return known;
  const address = parseAddress(scheme, host.replace(/\.(?=:\d+$|$)/, ""));
  if (!address) return undefined;
  if (addressesOfScheme.size === maxKnown) addressesOfScheme.clear();
  addressesOfScheme.set(host, address);
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

function addressIn({ request }: Exchange): Address | undefined {
  const proxied = isFromProxy(request);
  const host = (proxied && lastForwarded(request, "x-forwarded-host")) || request.headers.host;
  const secure =
    env.ORIGIN?.startsWith("https:") ??
    (proxied && lastForwarded(request, "x-forwarded-proto") === "https");
  return host === undefined ? undefined : addressOf(secure ? "https" : "http", host);
}

function isServed({ origin, isOwn }: Address): boolean {
  return env.ORIGIN ? origin === env.ORIGIN : isOwn;
}

/** Without ORIGIN, rejects names of the internet: anybody could point theirs at a server in an intranet. */
export function readOrigin(exchange: Exchange): string | Rejection {
  const address = addressIn(exchange);
  if (!address) return badHost;
  if (isServed(address)) {
    isSettled = true;
    return address.origin;
  }
  counts.wrongHosts += 1;
  warnOfWrongOrigin(address);
  return env.ORIGIN ? wrongHost : unknownHost;
}

export function isForWrongName(exchange: Exchange): boolean {
  const address = addressIn(exchange);
  return address !== undefined && !address.isOwn && !isServed(address);
}

// Once somebody has found the website, other names are those of scanners.
let isSettled = false;

function warnOfWrongOrigin({ origin, isOwn }: Address): void {
  if (isSettled || isOwn || !env.ORIGIN) return;
  isSettled = true;
  log.warn(`Visitors come to ${origin} and are refused: ORIGIN is ${env.ORIGIN}.`);
}

export function warnOfMissingOrigin(): void {
  if (env.ORIGIN || !env.TRUST_PROXY || env.TRUST_PROXY === "off") return;
  log.warn(
    "TRUST_PROXY is set without ORIGIN: only numbers and names of the own network are served. Set ORIGIN to the address that visitors use.",
  );
}

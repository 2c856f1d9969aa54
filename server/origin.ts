import { isIP } from "node:net";
import { env } from "#runtime/env.ts";
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

// A name without a dot, or with an ending that the internet does not have.
const ownNetworkName = /^[^.]+$|\.(?:localhost|local|lan|internal|intranet|home|corp|home\.arpa)$/;

interface Address {
  origin: string;
  /** Not a name of the internet. */
  isOwn: boolean;
}

const known = new Map<string, Address>();

function parseAddress(scheme: string, host: string): Address | undefined {
  const text = `${scheme}://${host}`;
  let address = known.get(text);
  if (address === undefined && hostPattern.test(host) && URL.canParse(text)) {
    const { origin, hostname } = new URL(text);
    // "1" is a number in disguise.
    if (!host.toLowerCase().startsWith(hostname)) return undefined;
    const isNumber = isIP(hostname.replace(/[[\]]/g, "")) !== 0;
    address = { origin, isOwn: isNumber || ownNetworkName.test(hostname) };
    if (known.size < 1000) known.set(text, address);
  }
  return address;
}

/**
 * With ORIGIN set, any other host is rejected, so that no page contains a foreign name. Without it, names of the
 * internet are: anybody can let one of theirs lead to a server of an intranet, whose pages then count as theirs.
 */
export function readOrigin({ request }: Exchange): string | Rejection {
  const proxied = isFromProxy(request);
  const host = (proxied && lastForwarded(request, "x-forwarded-host")) || request.headers.host;
  const secure = proxied && lastForwarded(request, "x-forwarded-proto") === "https";
  const scheme = env.ORIGIN?.split(":")[0] ?? (secure ? "https" : "http");
  const address = host === undefined ? undefined : parseAddress(scheme, host);
  if (!address) return badHost;
  if (env.ORIGIN) return address.origin === env.ORIGIN ? address.origin : wrongHost;
  return proxied || address.isOwn ? address.origin : unknownHost;
}

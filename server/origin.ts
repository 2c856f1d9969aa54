import { env } from "#runtime/env.ts";
import type { Exchange } from "./exchange.ts";
import { isFromProxy, lastForwarded } from "./proxy.ts";
import type { Rejection } from "./rejection.ts";

const badHost: Rejection = { status: 400, message: "This request names no valid host." };
const wrongHost: Rejection = {
  status: 421,
  message: "This server has no website at that address.",
};

const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const known = new Map<string, string>();

function parseOrigin(scheme: string, host: string): string | undefined {
  const text = `${scheme}://${host}`;
  let origin = known.get(text);
  if (origin === undefined && hostPattern.test(host) && URL.canParse(text)) {
    origin = new URL(text).origin;
    if (known.size < 1000) known.set(text, origin);
  }
  return origin;
}

/** With ORIGIN set, any other host is rejected, so that no page contains a foreign name. */
export function readOrigin({ request }: Exchange): string | Rejection {
  const proxied = isFromProxy(request);
  const host = (proxied && lastForwarded(request, "x-forwarded-host")) || request.headers.host;
  const secure = proxied && lastForwarded(request, "x-forwarded-proto") === "https";
  const scheme = env.ORIGIN?.split(":")[0] ?? (secure ? "https" : "http");
  const origin = host === undefined ? undefined : parseOrigin(scheme, host);
  if (origin === undefined) return badHost;
  if (env.ORIGIN && origin !== env.ORIGIN) return wrongHost;
  return origin;
}

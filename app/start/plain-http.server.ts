import { BlockList, isIP, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { env } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";

const ownNetworks = new BlockList();
ownNetworks.addSubnet("10.0.0.0", 8);
ownNetworks.addSubnet("100.64.0.0", 10);
ownNetworks.addSubnet("127.0.0.0", 8);
ownNetworks.addSubnet("169.254.0.0", 16);
ownNetworks.addSubnet("172.16.0.0", 12);
ownNetworks.addSubnet("192.168.0.0", 16);
ownNetworks.addAddress("::1", "ipv6");
ownNetworks.addSubnet("fc00::", 7, "ipv6");
ownNetworks.addSubnet("fe80::", 10, "ipv6");

export function warnOfPlainHttp(): void {
  const origin = env.ORIGIN && new URL(env.ORIGIN);
  if (origin && origin.protocol === "http:" && isPublic(origin.hostname)) {
    log.warn(
      `ORIGIN is ${env.ORIGIN}: passwords can be read on their way. Put a proxy with https in front.`,
    );
    return;
  }
  const open = listenedAddresses().find(isPublic);
  if (!open) return;
  log.warn(
    `Port ${env.PORT} is open to the internet at ${open} without https: passwords can be read on their way. Set HOST=127.0.0.1 and put a proxy with https in front.`,
  );
}

function listenedAddresses(): string[] {
  if (!["0.0.0.0", "::"].includes(env.HOST)) return [env.HOST];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.map(({ address }) => address);
}

function isPublic(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  if (isIP(name)) return !ownNetworks.check(name, isIPv6(name) ? "ipv6" : "ipv4");
  return name.includes(".") && !/\.(?:local|localhost|lan|home|internal|home\.arpa)$/.test(name);
}

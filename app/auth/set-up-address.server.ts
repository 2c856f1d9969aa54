import { networkInterfaces } from "node:os";
import { env } from "#runtime/env.ts";

const everywhere = ["0.0.0.0", "::"];

export function likelyOrigin(): string {
  if (env.ORIGIN) return env.ORIGIN;
  const host = everywhere.includes(env.HOST) ? (ownAddress() ?? "localhost") : env.HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${env.PORT}`;
}

function ownAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address;
}

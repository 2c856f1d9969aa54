import { connect, type Socket } from "node:net";
import type { App } from "../tests/app/http.ts";

const ofAddress = 250;

/** Connections from as many addresses of this machine, from 127.66.0.1 on, as the limit of one asks for. */
export function openMany({ origin }: App, count: number): Socket[] {
  const { hostname: host, port } = new URL(origin);
  return Array.from({ length: count }, (_, number) => {
    const localAddress = `127.66.${Math.floor(number / ofAddress)}.1`;
    return connect({ host, port: Number(port), localAddress }).on("error", () => {});
  });
}

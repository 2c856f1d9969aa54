import type { RequestListener, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { CommandError } from "#runtime/command-error.ts";
import { env } from "#runtime/env.ts";
import { createServer } from "./node-http.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { isTrusted, withoutMapping } from "./proxy.ts";

const second = 1000;
const maxSocketsOfAddress = 256;
const maxRequestsOfSocket = 1000;

export function createLimitedServer(handle: RequestListener): Server {
  const server = createServer({
    headersTimeout: 10 * second,
    // A body has a minimum rate instead (body.ts).
    requestTimeout: 0,
    keepAliveTimeout: 10 * second,
    connectionsCheckingInterval: second,
    maxHeaderSize: 16_384,
  });
  server.maxHeadersCount = 120;
  server.maxConnections = 12_000;
  // Node waits twice as long for a client that leaves what was sent to it unread.
  server.timeout = 20 * second;
  limitSockets(server);
  limitRequests(server);
  const handleInTurn = oneAtATime(handle);
  return server.on("request", handleInTurn).on("checkContinue", handleInTurn);
}

/**
 * The connection of an address that was used longest ago makes room for its next: whoever shares an address
 * with a hostile client still gets through. Behind a proxy all have its address, and it has to limit them.
 */
function limitSockets(server: Server): void {
  const open = new Map<string, Set<Socket>>();
  const neighbours = new WeakMap<Socket, Set<Socket>>();
  server.on("connection", (socket) => {
    const address = withoutMapping(socket.remoteAddress ?? "");
    if (isTrusted(address)) return;
    const sockets = open.get(address) ?? new Set();
    open.set(address, sockets.add(socket));
    neighbours.set(socket, sockets);
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) open.delete(address);
    });
    const [oldest] = sockets;
    if (sockets.size > maxSocketsOfAddress && env.RATE_LIMITS === "on") oldest?.destroy();
  });
  server.on("request", ({ socket }) => {
    const sockets = neighbours.get(socket);
    if (sockets?.delete(socket)) sockets.add(socket);
  });
}

// A connection of HTTP/1.1 stays open by itself, so only its end is told: 48 bytes less for each response.
function limitRequests(server: Server): void {
  const counts = new WeakMap<Socket, number>();
  server.on("request", ({ socket, httpVersionMinor }, response) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count >= maxRequestsOfSocket) response.setHeader("Connection", "close");
    else if (httpVersionMinor === 1) response.removeHeader("Connection");
  });
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new CommandError(`cannot listen on ${env.HOST}:${env.PORT} (${error.code})`));
    });
    server.listen(env.PORT, env.HOST, 4096, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

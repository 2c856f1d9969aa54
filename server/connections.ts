import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "#runtime/env.ts";
import { isTrusted, withoutMapping } from "./proxy.ts";

const maxOfAddress = 256;
const maxRequests = 1000;
const maxWaiting = 20;

interface Exchanged {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A connection to a client, while it is open. */
interface Connection {
  socket: Socket;
  /** The number of its last request among those of all connections. */
  usedAt: number;
  requests: number;
  isBusy: boolean;
  /** What was sent ahead. */
  waiting: Exchanged[];
}

/**
 * Limits the connections of an address and the requests of a connection, which are handled one at a time: Node hands
 * over at once all that a client has sent ahead.
 */
export function limitConnections(server: Server, handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const open = new Map<string, Set<Connection>>();
  let uses = 0;

  server.on("connection", (socket) => {
    const connection = { socket, usedAt: ++uses, requests: 0, isBusy: false, waiting: [] };
    connections.set(socket, connection);
    const address = withoutMapping(socket.remoteAddress ?? "");
    // Behind a proxy all have its address, and it has to limit them.
    if (isTrusted(address)) return;
    const neighbours = open.get(address) ?? new Set();
    open.set(address, neighbours.add(connection));
    socket.once("close", () => {
      neighbours.delete(connection);
      if (neighbours.size === 0) open.delete(address);
    });
    if (neighbours.size > maxOfAddress && env.RATE_LIMITS === "on") makeRoom(neighbours);
  });

  function begin(connection: Connection, { request, response }: Exchanged): void {
    connection.isBusy = true;
    response.on("close", release);
    handle(request, response);
  }

  // One function for all responses: one for each would be more work than the rest of this.
  function release(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (!connection) return;
    connection.isBusy = false;
    const next = connection.waiting.shift();
    if (next && !connection.socket.destroyed) begin(connection, next);
  }

  return (request, response) => {
    const connection = connections.get(request.socket) as Connection;
    const { isBusy, waiting, socket } = connection;
    connection.usedAt = ++uses;
    connection.requests += 1;
    tellEnd(connection, request, response);
    if (!isBusy) begin(connection, { request, response });
    else if (waiting.length < maxWaiting) waiting.push({ request, response });
    else socket.destroy();
  };
}

/**
 * The connection of an address that was used longest ago makes room for its next: whoever shares an address with a
 * hostile client still gets through.
 */
function makeRoom(connections: Set<Connection>): void {
  let oldest: Connection | undefined;
  for (const connection of connections) {
    if (!oldest || connection.usedAt < oldest.usedAt) oldest = connection;
  }
  oldest?.socket.destroy();
}

// A connection of HTTP/1.1 stays open by itself, so only its end is told: 48 bytes less for each response.
function tellEnd(
  { requests }: Connection,
  { httpVersionMinor }: IncomingMessage,
  response: ServerResponse,
): void {
  if (requests >= maxRequests) response.setHeader("Connection", "close");
  else if (httpVersionMinor === 1) response.removeHeader("Connection");
}

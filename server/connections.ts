import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "#runtime/env.ts";
import { visitorOf, withoutMapping } from "#runtime/rate-limit.ts";
import { createFairTurns } from "./fair-turns.ts";
import { clientAddressOf, isTrusted } from "./http/proxy.ts";

export const maxConnections = 4000;
const maxOfVisitor = 256;
const maxReplacedInSecond = 256;
const maxRequests = 1000;
const maxPipelined = 20;

interface Exchanged {
  visitor: string;
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  socket: Socket;
  /** Undefined for a proxy, which has many. */
  visitor: string | undefined;
  usedAt: number;
  requests: number;
  /** Being worked on or sent. */
  current: ServerResponse | undefined;
  pipelined: Exchanged[];
}

interface Visitor {
  connections: Set<Connection>;
  replaced: number;
  countedFrom: number;
}

export function limitConnections(server: Server, handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const visitors = new Map<string, Visitor>();
  let open = 0;
  let uses = 0;
  const turns = createFairTurns<Exchanged>(({ request, response }) => {
    if (!request.socket.destroyed) handle(request, response);
  });

  server.on("connection", (socket) => {
    const address = withoutMapping(socket.remoteAddress ?? "");
    const visitor = isTrusted(address) ? undefined : visitorOf(address);
    const connection = {
      socket,
      visitor,
      usedAt: ++uses,
      requests: 0,
      current: undefined,
      pipelined: [],
    };
    connections.set(socket, connection);
    turns.noteConnection();
    if (visitor !== undefined) addTo(visitor, connection);
  });

  // Whoever waits for a response that is not there yet is not idle: what makes it has limits of its own.
  server.on("timeout", (socket) => {
    const current = connections.get(socket)?.current;
    if (!current || current.headersSent) socket.destroy();
  });

  function addTo(name: string, connection: Connection): void {
    const visitor = visitors.get(name) ?? newVisitor();
    visitors.set(name, visitor);
    visitor.connections.add(connection);
    open += 1;
    connection.socket.once("close", () => {
      open -= 1;
      visitor.connections.delete(connection);
      if (visitor.connections.size === 0) visitors.delete(name);
    });
    if (open > maxConnections) closeLeastRecent(largestOf(visitors.values()).connections);
    if (visitor.connections.size <= maxOfVisitor || env.RATE_LIMITS === "off") return;
    if (countReplaced(visitor) > maxReplacedInSecond) connection.socket.destroy();
    else closeLeastRecent(visitor.connections);
  }

  // A closure for each response would cost more than the rest of this file.
  function release(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (!connection) return;
    const next = connection.pipelined.shift();
    connection.current = next?.response;
    if (next) turns.begin(next);
  }

  return (request, response) => {
    const connection = connections.get(request.socket) as Connection;
    const { current, pipelined, socket } = connection;
    connection.usedAt = ++uses;
    connection.requests += 1;
    if (!server.listening || connection.requests >= maxRequests) {
      response.setHeader("Connection", "close");
    } else if (request.httpVersionMinor === 1) {
      response.removeHeader("Connection");
    }
    response.on("close", release);
    const visitor = connection.visitor ?? visitorOf(clientAddressOf(request));
    const exchanged = { visitor, request, response };
    if (current && pipelined.length >= maxPipelined) {
      socket.destroy();
    } else if (current) {
      pipelined.push(exchanged);
    } else {
      connection.current = response;
      turns.begin(exchanged);
    }
  };
}

function newVisitor(): Visitor {
  return { connections: new Set(), replaced: 0, countedFrom: performance.now() };
}

function largestOf(visitors: Iterable<Visitor>): Visitor {
  return [...visitors].reduce((largest, visitor) =>
    visitor.connections.size > largest.connections.size ? visitor : largest,
  );
}

function countReplaced(visitor: Visitor): number {
  const now = performance.now();
  if (now - visitor.countedFrom > 1000) {
    visitor.countedFrom = now;
    visitor.replaced = 0;
  }
  visitor.replaced += 1;
  return visitor.replaced;
}

function closeLeastRecent(connections: Set<Connection>): void {
  let oldest: Connection | undefined;
  for (const connection of connections) {
    if (!oldest || connection.usedAt < oldest.usedAt) oldest = connection;
  }
  oldest?.socket.destroy();
}

import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "#runtime/env.ts";
import { visitorOf } from "#runtime/rate-limit.ts";
import { createFairTurns, type Line } from "./fair-turns.ts";
import { clientAddressOf, isTrusted, withoutMapping } from "./proxy.ts";

/** Each takes up to 14 KB, and visitors that have most make room for others. */
export const maxConnections = 4000;
const maxOfVisitor = 256;
/** Of a visitor in a second, by newer ones; after that new ones are closed before anything is read from them. */
const maxReplaced = 256;
const maxRequests = 1000;
const maxWaiting = 20;
const maxForwarded = 1000;

interface Exchanged {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A connection to a client, while it is open. */
interface Connection {
  socket: Socket;
  /** Unless a proxy uses it for many. */
  visitor?: Visitor;
  /** The number of its last request among those of all connections. */
  usedAt: number;
  requests: number;
  isBusy: boolean;
  /** What was sent ahead. */
  waiting: Exchanged[];
}

/** An address, or a network that one household has. */
interface Visitor {
  connections: Set<Connection>;
  /** How many made room since `countedFrom`, in milliseconds of the monotonic clock. */
  replaced: number;
  countedFrom: number;
  line: Line<Exchanged>;
}

/**
 * Limits the connections of a visitor and the requests of a connection, which are handled one at a time: Node hands
 * over at once all that a client has sent ahead. What one visitor sends on many connections leaves turns to others.
 */
export function limitConnections(server: Server, handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const visitors = new Map<string, Visitor>();
  /** Of visitors behind a proxy. */
  const forwarded = new Map<string, Line<Exchanged>>();
  let open = 0;
  let uses = 0;
  const turns = createFairTurns<Exchanged>(({ request, response }) => {
    if (!request.socket.destroyed) handle(request, response);
  });

  server.on("connection", (socket) => {
    const connection: Connection = {
      socket,
      usedAt: ++uses,
      requests: 0,
      isBusy: false,
      waiting: [],
    };
    connections.set(socket, connection);
    turns.noteArrival();
    const address = withoutMapping(socket.remoteAddress ?? "");
    // Behind a proxy all have its address, and it has to limit their connections.
    if (!isTrusted(address)) addTo(visitorOf(address), connection);
  });

  function addTo(name: string, connection: Connection): void {
    const visitor = visitors.get(name) ?? newVisitor();
    connection.visitor = visitor;
    visitors.set(name, visitor);
    visitor.connections.add(connection);
    open += 1;
    connection.socket.once("close", () => {
      open -= 1;
      visitor.connections.delete(connection);
      if (visitor.connections.size === 0) visitors.delete(name);
    });
    if (open > maxConnections) makeRoom(largestOf(visitors.values()).connections);
    if (visitor.connections.size <= maxOfVisitor || env.RATE_LIMITS === "off") return;
    if (countReplaced(visitor) > maxReplaced) connection.socket.destroy();
    else makeRoom(visitor.connections);
  }

  function forwardedLine(request: IncomingMessage): Line<Exchanged> {
    const name = visitorOf(clientAddressOf(request));
    const known = forwarded.get(name);
    if (known) return known;
    if (forwarded.size >= maxForwarded) {
      for (const [other, { waiting }] of forwarded) {
        if (waiting.length === 0) forwarded.delete(other);
      }
    }
    const line = emptyLine();
    forwarded.set(name, line);
    return line;
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.isBusy = true;
    response.on("close", release);
    const line = connection.visitor?.line ?? forwardedLine(request);
    if (turns.admit(line)) handle(request, response);
    else line.waiting.push({ request, response });
  }

  // One function for all responses: one for each would be more work than the rest of this.
  function release(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (!connection) return;
    connection.isBusy = false;
    const next = connection.waiting.shift();
    if (next && !connection.socket.destroyed) begin(connection, next.request, next.response);
  }

  return (request, response) => {
    const connection = connections.get(request.socket) as Connection;
    const { isBusy, waiting, socket } = connection;
    connection.usedAt = ++uses;
    connection.requests += 1;
    tellEnd(connection, request, response);
    if (!isBusy) begin(connection, request, response);
    else if (waiting.length < maxWaiting) waiting.push({ request, response });
    else socket.destroy();
  };
}

function newVisitor(): Visitor {
  return { connections: new Set(), line: emptyLine(), replaced: 0, countedFrom: performance.now() };
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

function emptyLine(): Line<Exchanged> {
  return { begun: 0, waiting: [] };
}

/**
 * The connection of a visitor that was used longest ago makes room for the next: whoever shares an address with a
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

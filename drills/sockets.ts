import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { maxConnections } from "../server/connections.ts";
import { startApp } from "../tests/app/http.ts";
import type { Drill, Figure } from "./drill.ts";
import { openMany } from "./open-many.ts";
import { figureOfVisitor, startVisitor } from "./visitor.ts";

interface SlowClient {
  what: string;
  count: number;
  begin: string;
  goOn?: string;
  closed: number;
  reads?: false;
}

const post = "POST /careers HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n";
const urlEncoded = "Content-Type: application/x-www-form-urlencoded\r\n\r\n";

const clients: SlowClient[] = [
  { what: "idle connections", count: 10_000, begin: "", closed: 15 },
  {
    what: "connections with a slow head",
    count: 2000,
    begin: "GET / HTTP/1.1\r\nHost: localhost\r\n",
    goOn: "X-Slow: x\r\n",
    closed: 15,
  },
  {
    what: "connections with a slow body",
    count: 2000,
    begin: post + urlEncoded,
    goOn: "x",
    closed: 60,
  },
  {
    what: "connections that do not read",
    count: 2000,
    begin: "GET /doctors HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20),
    reads: false,
    closed: 60,
  },
];

/** Thousands of connections from forty addresses hold on to the server, while a visitor reads a page. */
export const sockets: Drill = async ({ isLong }) => {
  const figures: Figure[] = [];
  for (const client of clients) figures.push(...(await hold(client, isLong ? 1 : 0.2)));
  return figures;
};

async function hold(client: SlowClient, share: number): Promise<Figure[]> {
  await using app = await startApp();
  await pause(3000);
  const count = Math.round(client.count * share);
  const open = openMany(app, count);
  for (const socket of open) {
    socket.once("connect", () => socket.write(client.begin));
    if (client.reads !== false) socket.resume();
  }
  const { port } = new URL(app.origin);
  const visitor = startVisitor(app.origin);
  const begin = performance.now();
  let lasted = 0;
  let most = 0;
  while (lasted < client.closed + 5 && (heldBy(port) > 0 || lasted < 2)) {
    await pause(1000);
    most = Math.max(most, heldBy(port));
    lasted = (performance.now() - begin) / 1000;
    if (client.goOn) for (const socket of open) if (socket.writable) socket.write(client.goOn);
  }
  const left = heldBy(port);
  for (const socket of open) socket.destroy();
  const what = `${count} ${client.what}`;
  const wanted = 0.9 * Math.min(count, maxConnections);
  return [
    figureOfVisitor(what, await visitor.stop()),
    {
      what: `${what}: their end`,
      goal: `closed within ${client.closed} s`,
      seen: `${most} at most, ${left} still open after ${Math.round(lasted)} s`,
      holds: most > wanted && left === 0 && lasted <= client.closed + 1,
    },
  ];
}

/** A client that does not read never learns that it was cut off. What only the kernel still knows has no inode. */
function heldBy(port: string): number {
  const local = Number(port).toString(16).toUpperCase().padStart(4, "0");
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
  return lines.filter((line) => {
    const [, from = "", to = "", , , , , , , inode = "0"] = line.trim().split(/\s+/);
    return from.endsWith(`:${local}`) && /427F:/.test(to) && inode !== "0";
  }).length;
}

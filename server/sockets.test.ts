import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startAppForFile } from "../tests/app/app.ts";

const app = await startAppForFile();
const port = Number(new URL(app.origin).port);

/** Opens so many idle connections from an address of this machine, and resolves to those that stay open: as many as `left`. */
async function openFrom(localAddress: string, count: number, left = count): Promise<Socket[]> {
  const sockets = connectFrom(localAddress, count);
  await pause(1000);
  await expectOpen(sockets, left);
  return sockets.filter(isOpen);
}

/** A server on a busy machine closes some of them late. */
async function expectOpen(sockets: Socket[], count: number): Promise<void> {
  await expect.poll(() => sockets.filter(isOpen).length).toBe(count);
}

function connectFrom(localAddress: string, count: number): Socket[] {
  return Array.from({ length: count }, () =>
    connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {}),
  );
}

function isOpen(socket: Socket): boolean {
  return !socket.destroyed && !socket.readableEnded;
}

test("one address has at most 256 connections, and others are not kept out by them", async () => {
  const hostile = await openFrom("127.0.0.2", 400, 256);
  const visitors = await openFrom("127.0.0.3", 10);
  await openFrom("127.0.0.2", 10);
  await expectOpen(hostile, 246);
  for (const socket of [...hostile, ...visitors]) socket.destroy();
  await pause(200);
  const again = await openFrom("127.0.0.2", 10);
  for (const socket of again) socket.destroy();
});

test("who opens hundreds of connections beyond that at once is put off, and others are not", async () => {
  const hostile = connectFrom("127.0.0.5", 700);
  await openFrom("127.0.0.6", 10);
  await expectOpen(hostile, 256);
  // The first have made room for later ones, and the last were refused.
  expect(hostile.slice(-100).filter(isOpen).length).toBe(0);
  await pause(1000);
  const later = await openFrom("127.0.0.5", 10);
  for (const socket of [...hostile, ...later]) socket.destroy();
});

test("a connection ends with its thousandth response, and nothing is lost by that", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ends: (string | undefined)[] = [];
  const sockets = new Set<unknown>();
  for (let count = 0; count < 1001; count += 1) {
    ends.push(
      await new Promise((resolve, reject) => {
        const sent = request(`${app.origin}/healthz`, { agent }, (incoming) => {
          sockets.add(incoming.socket);
          incoming.resume().once("end", () => resolve(incoming.headers.connection));
        });
        sent.once("error", reject).end();
      }),
    );
  }
  agent.destroy();
  expect(ends.indexOf("close")).toBe(999);
  expect(sockets.size).toBe(2);
}, 30_000);

test("a flood of one address is refused, while another address is served", async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 4; round += 1) {
    const flood = Array.from({ length: 120 }, async (_, number) => {
      const { status } = await app.get(`/search?q=nonsense+${round}+${number}`);
      statuses.add(status);
    });
    await Promise.all(flood);
    expect((await app.get("/doctors")).status).toBe(200);
  }
  expect([...statuses].sort()).toEqual([200, 429, 503]);
}, 30_000);

test("however much three addresses send at once and do not end, another one's form is read", async () => {
  const addresses = ["127.0.0.7", "127.0.0.8", "127.0.0.9"];
  const hostile = addresses.flatMap((address) => connectFrom(address, 200));
  const head =
    "POST /careers HTTP/1.1\r\nHost: localhost\r\nContent-Length: 65536\r\n" +
    "Content-Type: application/x-www-form-urlencoded\r\n\r\n";
  const received: string[] = [];
  const sent = hostile.map((socket) => {
    socket.setEncoding("latin1").on("data", (text: string) => received.push(text));
    return new Promise((resolve) => socket.write(head + "x".repeat(65_535), resolve));
  });
  await Promise.all(sent);
  await expect.poll(() => received.some((text) => text.startsWith("HTTP/1.1 503"))).toBe(true);
  const empty = await app.post("/careers", { name: "Asha Verma" });
  expect(empty.status).toBe(400);
  for (const socket of hostile) socket.destroy();
});

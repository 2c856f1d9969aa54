import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { residentMemoryOf } from "../../tests/app/process-memory.ts";

const mebibyte = 1024 * 1024;

const [app, proxied] = await Promise.all([
  startAppForFile(),
  startAppForFile({ TRUST_PROXY: "loopback" }),
]);

function ask(path: string, more = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
}

function residentMemory(): number {
  return residentMemoryOf(app.process.pid as number);
}

/** Sends bytes on one connection; returns what came back once so many responses have begun. */
function exchange(bytes: string, responses: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1", () =>
      socket.write(bytes),
    );
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
      if (statusesOf(received).length === responses) socket.destroy();
    });
    socket.once("error", reject).once("close", () => resolve(received));
  });
}

function statusesOf(received: string): (string | undefined)[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
}

test("requests that are sent ahead are served in their order", async () => {
  const paths = ["/robots.txt", "/doctors", "/healthz", "/nowhere", "/icon.svg"];
  const received = await exchange(paths.map((path) => ask(path)).join(""), 5);
  expect(statusesOf(received)).toEqual(["200", "200", "200", "404", "200"]);
  expect(received.indexOf("Sitemap:")).toBeLessThan(received.indexOf("Our doctors"));
});

test("a form that is sent ahead is read whole, and what follows it too", async () => {
  const form = "name=x";
  const post = `POST /careers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
  const received = await exchange(ask("/doctors") + post + ask("/healthz"), 3);
  expect(statusesOf(received)).toEqual(["200", "400", "200"]);
});

describe("a write that declares no body is an empty one, and what follows it is responded to", () => {
  const upload = "Content-Type: multipart/form-data; boundary=b\r\n";
  const writes = [
    ["a form", "400", "POST", "/careers", ""],
    ["a call", "401", "DELETE", "/api/v1/doctor/0123", ""],
    ["an upload", "401", "POST", "/api/v1/doctor", upload],
    ["with another method", "405", "PATCH", "/careers", ""],
    ["from another website", "403", "POST", "/careers", "Origin: https://elsewhere.example\r\n"],
    ["with a long address", "414", "POST", `/${"x".repeat(2100)}`, ""],
  ];

  test.each(writes)("%s", async (_, status, method, path, more) => {
    const write = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const received = await exchange(write + ask("/healthz"), 2);
    expect(statusesOf(received)).toEqual([status, "200"]);
  });
});

test("a thousand requests in one go keep nobody else waiting", async () => {
  const before = residentMemory();
  const flood = ask("/", "Cookie: session=x\r\n").repeat(1000);
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
    socket
      .resume()
      .on("error", () => {})
      .write(flood);
    return socket;
  });
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await app.get("/doctors")).status).toBe(200);
  }
  expect(sockets.every((socket) => socket.bytesRead < 40 * mebibyte)).toBe(true);
  await expect.poll(() => sockets.every((socket) => socket.closed), { timeout: 20_000 }).toBe(true);
  expect(residentMemory() - before).toBeLessThan(100 * mebibyte);
});

describe("thousands of requests that one client sends at once are served in turn with others'", () => {
  const ways = [
    ["on many connections", app, ""],
    ["through a proxy", proxied, "X-Forwarded-For: 203.0.113.7\r\n"],
  ] as const;

  test.each(ways)(
    "%s",
    async (_, { origin }, more) => {
      const port = Number(new URL(origin).port);
      const open = (localAddress: string) => connect({ port, host: "127.0.0.1", localAddress });
      const hostile = Array.from({ length: 250 }, () => open("127.0.0.9"));
      const visitor = open("127.0.0.8");
      await Promise.all([...hostile, visitor].map((socket) => once(socket, "connect")));
      const visit = () => {
        visitor.write(ask("/icon.svg"));
        return once(visitor, "data");
      };
      // A connection is accepted later than its client hears of it.
      await visit();
      let served = 0;
      const ends = hostile.map((socket) => {
        socket.on("data", (chunk) => {
          served += statusesOf(chunk.toString("latin1")).length;
        });
        const last = ask("/healthz", `${more}Connection: close\r\n`);
        socket.write(ask("/healthz", more).repeat(19) + last);
        return once(socket, "close");
      });
      const duringVisit: number[] = [];
      let isOver = false;
      const over = Promise.all(ends).then(() => {
        isOver = true;
      });
      while (!isOver && duringVisit.length < 900) {
        const before = served;
        await visit();
        duringVisit.push(served - before);
      }
      visitor.destroy();
      await over;
      expect(served).toBeGreaterThan(4900);
      expect(Math.max(...duringVisit)).toBeLessThan(2000);
    },
    20_000,
  );
});

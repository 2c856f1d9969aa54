import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startAppForFile } from "../tests/app.ts";
import { residentMemoryOf } from "../tests/process-memory.ts";

const mebibyte = 1024 * 1024;

const app = await startAppForFile();

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

import type { ReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { logAccess } from "./access-log.ts";
import { hasNoBody } from "./body.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { withSecurityHeaders } from "./security-headers.ts";

const mebibyte = 1024 * 1024;
// Browsers show the response only after sending all, and staff may choose too large a photo.
const drained = {
  staff: { bytes: 32 * mebibyte, time: 60_000 },
  stranger: { bytes: mebibyte, time: 5000 },
};

export function sendComplete(
  exchange: Exchange,
  status: number,
  headers: string[],
  body: Buffer | undefined,
): void {
  const { request, response } = exchange;
  const sent = request.method === "HEAD" ? undefined : body;
  response.writeHead(status, headers);
  if (isSafeMethod(exchange) || request.complete || hasNoBody(request)) response.end(sent);
  else endAfterBody(exchange, sent);
  logAccess(exchange, status, sent?.length ?? 0);
}

// Destroying the socket would lose the response, so drain the body for a while first.
function endAfterBody({ request, response, account }: Exchange, body: Buffer | undefined): void {
  const { socket } = request;
  const { bytes, time } = drained[account === undefined ? "stranger" : "staff"];
  let left = bytes;
  const timer = setTimeout(() => socket.destroy(), time);
  if (body) response.write(body);
  request.removeAllListeners("data").on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    request.pause();
    socket.end();
  });
  request.resume().once("close", () => {
    clearTimeout(timer);
    response.end();
  });
}

export function send(exchange: Exchange, status: number, headers: string[], body?: Buffer): void {
  const isBodiless = status === 204 || status === 304 || exchange.request.method === "HEAD";
  const length = body || !isBodiless ? ["Content-Length", String(body?.length ?? 0)] : [];
  const complete = withSecurityHeaders([...headers, ...length], exchange.origin);
  sendComplete(exchange, status, complete, body);
}

export function sendFile(
  exchange: Exchange,
  status: number,
  headers: string[],
  file: ReadStream,
  length: number,
): void {
  const { response } = exchange;
  response.writeHead(status, headers);
  // A client that leaves is no error; a file that cannot be read to its end cuts the response.
  pipeline(file, response, (error) => logAccess(exchange, status, error ? file.bytesRead : length));
}

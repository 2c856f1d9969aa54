import type { ReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { logAccess } from "./access-log.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { withSecurityHeaders } from "./security-headers.ts";

const maxDrainedBytes = 32 * 1024 * 1024;
const maxDrainTime = 5000;

/** Nothing is added to the headers (name, value, name, value). */
export function sendComplete(
  exchange: Exchange,
  status: number,
  headers: string[],
  body: Buffer | undefined,
): void {
  const { request, response } = exchange;
  const sent = request.method === "HEAD" ? undefined : body;
  response.writeHead(status, headers);
  if (isSafeMethod(exchange) || request.complete) response.end(sent);
  else endAfterBody(exchange, sent);
  logAccess(exchange, status, sent?.length ?? 0);
}

// Without draining the body, the client never sees the response.
function endAfterBody({ request, response }: Exchange, body: Buffer | undefined): void {
  let left = maxDrainedBytes;
  const cut = () => request.socket.destroy();
  const timer = setTimeout(cut, maxDrainTime);
  if (body) response.write(body);
  request.removeAllListeners("data").on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
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
  headers: string[],
  file: ReadStream,
  length: number,
): void {
  const { response, origin } = exchange;
  response.writeHead(
    200,
    withSecurityHeaders([...headers, "Content-Length", String(length)], origin),
  );
  // A client that leaves half-way is no error; a file that cannot be read to its end cuts the response.
  pipeline(file, response, (error) => logAccess(exchange, 200, error ? file.bytesRead : length));
}

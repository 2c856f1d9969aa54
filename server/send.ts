import type { ReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { logVisit } from "./access-log.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { isReading, type Visit } from "./visit.ts";

/** Answers with headers (name, value, name, value) that are complete already: the quick way of the caches. */
export function sendComplete(
  visit: Visit,
  status: number,
  headers: string[],
  body: Buffer | undefined,
): void {
  const { request, response } = visit;
  const sent = request.method === "HEAD" ? undefined : body;
  response.writeHead(status, headers);
  if (isReading(visit) || request.complete) response.end(sent);
  else endAfterBody(visit, sent);
  logVisit(visit, status, sent?.length ?? 0);
}

// The answer is out before all was read. The rest is let through and forgotten, for as long as a request
// may take: whoever is cut off while sending never gets to read the answer.
function endAfterBody({ request, response }: Visit, body: Buffer | undefined): void {
  if (body) response.write(body);
  request.removeAllListeners("data").resume();
  request.once("close", () => response.end());
}

/** Answers with a body held in memory; security headers and the length are added. */
export function send(visit: Visit, status: number, headers: string[], body?: Buffer): void {
  // What has no body by its nature must not name the length of another one.
  const bodiless = status === 204 || status === 304 || visit.request.method === "HEAD";
  const length = body || !bodiless ? ["Content-Length", String(body?.length ?? 0)] : [];
  const complete = withSecurityHeaders([...headers, ...length], visit.origin);
  sendComplete(visit, status, complete, body);
}

/** Answers with a file as it is read; `length` in bytes. */
export function sendFile(visit: Visit, headers: string[], file: ReadStream, length: number): void {
  const { response } = visit;
  const complete = [...headers, "Content-Length", String(length)];
  response.writeHead(200, withSecurityHeaders(complete, visit.origin));
  // A visitor who leaves half-way is no fault; a file that cannot be read on ends the response short.
  pipeline(file, response, (error) => logVisit(visit, 200, error ? file.bytesRead : length));
}

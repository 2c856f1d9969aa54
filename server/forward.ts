import { createRequest } from "@remix-run/node-fetch-server";
import { compressQuickly } from "./compress.ts";
import { pickEncoding } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { clientAddressOf } from "./proxy.ts";
import { reject } from "./rejection.ts";
import { maxBodyBytes, tooLarge } from "./request-rules.ts";
import { send } from "./send.ts";
import type { Website } from "./website.ts";

const isText = /^(?:text\/|application\/(?:json|xml|manifest\+json|ld\+json))/;
const minCompressed = 1024;

export async function forward(exchange: Exchange, website: Website): Promise<void> {
  const address = clientAddressOf(exchange.request);
  const body = limitBody(exchange, toRequest(exchange), maxBodyBytes(exchange, website.routes));
  const response = await website.respond(body.request, address);
  if (exchange.response.destroyed) return;
  if (body.isTooLarge()) reject(exchange, tooLarge);
  else await sendResponse(exchange, response);
}

// The website sees the origin that visitors see, and no header that could say otherwise.
function toRequest(exchange: Exchange): Request {
  const { request, response, origin } = exchange;
  const { protocol, host } = new URL(origin);
  for (const name of Object.keys(request.headers)) {
    if (name === "forwarded" || name === "origin" || name.startsWith("x-forwarded-")) {
      delete request.headers[name];
    }
  }
  request.headers.host = host;
  if (!isSafeMethod(exchange)) {
    request.headers["content-type"] ??= "application/x-www-form-urlencoded";
  }
  return createRequest(request, response, { protocol, host });
}

// The length that a request declares has been checked; a chunked body has to be counted.
function limitBody(exchange: Exchange, request: Request, limit: number) {
  let left = limit;
  const isTooLarge = () => left < 0;
  if (!request.body || exchange.request.headers["content-length"]) return { request, isTooLarge };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Response(null, { status: 413 }));
      else controller.enqueue(chunk);
    },
  });
  // Node requires `duplex` with a stream; the types of browsers do not know it.
  const init = { body: request.body.pipeThrough(counter), duplex: "half" } as RequestInit;
  return { request: new Request(request, init), isTooLarge };
}

export async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const etag = headers.get("ETag");
  if (etag && isSafeMethod(exchange) && response.status === 200) {
    const known = exchange.request.headers["if-none-match"];
    if (matchesEtag(known, etag)) return send(exchange, 304, [...headers].flat());
  }
  if (!response.body) return send(exchange, response.status, [...headers].flat());
  const body = Buffer.from(await response.arrayBuffer());
  if (!isText.test(headers.get("Content-Type") ?? "") || body.length < minCompressed) {
    return send(exchange, response.status, [...headers].flat(), body);
  }
  const encoding = pickEncoding(exchange.request.headers["accept-encoding"]);
  headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  send(exchange, response.status, [...headers].flat(), compressQuickly(body, encoding));
}

import { createRequest } from "@remix-run/node-fetch-server";
import { compressQuickly } from "./compress.ts";
import { pickEncoding } from "./encoding.ts";
import { clientAddressOf } from "./proxy.ts";
import { refuse } from "./refusal.ts";
import { bodyLimit, tooLarge } from "./request-rules.ts";
import { send } from "./send.ts";
import { isReading, type Visit } from "./visit.ts";
import type { Website } from "./website.ts";

const isText = /^(?:text\/|application\/(?:json|xml|manifest\+json|ld\+json))/;
const worthCompressing = 1024;

/** Hands a request to the website and sends what it answers. */
export async function answerPage(visit: Visit, website: Website): Promise<void> {
  const address = clientAddressOf(visit.request);
  const body = limitBody(visit, toRequest(visit));
  const response = await website.answer(body.request, address);
  if (visit.response.destroyed) return;
  if (body.isTooLarge()) refuse(visit, tooLarge);
  else await sendPage(visit, response);
}

// The website sees the address that visitors see, and none of the headers that could say otherwise. It
// need not look at Origin again: what came from elsewhere has been refused.
function toRequest(visit: Visit): Request {
  const { request, response, origin } = visit;
  const { protocol, host } = new URL(origin);
  for (const name of Object.keys(request.headers)) {
    if (name === "forwarded" || name === "origin" || name.startsWith("x-forwarded-")) {
      delete request.headers[name];
    }
  }
  request.headers.host = host;
  // Nothing at all was sent; for a page that is an empty form.
  if (!isReading(visit)) request.headers["content-type"] ??= "application/x-www-form-urlencoded";
  return createRequest(request, response, { protocol, host });
}

// Only what is sent in chunks has to be counted: any other length was known before.
function limitBody(visit: Visit, request: Request) {
  let left = bodyLimit(visit);
  const isTooLarge = () => left < 0;
  if (!request.body || visit.request.headers["content-length"]) return { request, isTooLarge };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      // A response, because the website passes on what it finds thrown as its answer.
      if (left < 0) controller.error(new Response(null, { status: 413 }));
      else controller.enqueue(chunk);
    },
  });
  // The types of browsers do not know `duplex`, which Node asks for with a stream.
  const init = { body: request.body.pipeThrough(counter), duplex: "half" } as RequestInit;
  return { request: new Request(request, init), isTooLarge };
}

/** Sends an answer of the website, compressed where that pays. */
export async function sendPage(visit: Visit, response: Response): Promise<void> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (!response.body) return send(visit, status, [...headers].flat());
  const body = Buffer.from(await response.arrayBuffer());
  if (!isText.test(headers.get("Content-Type") ?? "") || body.length < worthCompressing) {
    return send(visit, status, [...headers].flat(), body);
  }
  const encoding = pickEncoding(visit.request.headers["accept-encoding"]);
  headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  send(visit, status, [...headers].flat(), compressQuickly(body, encoding));
}

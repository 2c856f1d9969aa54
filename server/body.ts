import type { ClientRequest, IncomingMessage } from "node:http";
import { visitorOf } from "#runtime/rate-limit.ts";
import { clientAddressOf } from "./proxy.ts";
import { RejectedError, type Rejection } from "./rejection.ts";
import { tooLarge } from "./request-rules.ts";

const grace = 30_000;
const maxTime = 60_000;
const minBytesPerSecond = 2048;
const maxBytesInMemory = 32 * 1024 * 1024;
const second = 1000;

/** What may come of a body. */
export interface BodyLimits {
  bytes: number;
  /** In milliseconds. */
  time: number;
}

const tooSlow: Rejection = {
  status: 408,
  message:
    "What you sent came too slowly and was not carried out. Go back, and send it again from where the connection is better.",
  headers: ["Connection", "close"],
};
const noRoom: Rejection = {
  status: 503,
  message: "Too much is being sent to this website just now. Please try again in a moment.",
  headers: ["Retry-After", "5"],
};

/** The client has left before its request was whole. */
export class AbortedError extends Error {
  override name = "AbortedError";
}

/** A form that is being read, until it is whole. */
interface Held {
  visitor: string;
  bytes: number;
  giveUp(): void;
}

/** From the oldest. */
const held = new Set<Held>();
let bytesInMemory = 0;

/** Whether the request declares none: then its stream has ended from the beginning, and tells nothing. */
export function hasNoBody(request: IncomingMessage): boolean {
  return request.readableEnded;
}

/** Reads a form of at most some kilobytes. Throws a RejectedError or an AbortedError. */
export function readBody(request: IncomingMessage, bytes: number): Promise<Buffer> {
  if (hasNoBody(request)) return Promise.resolve(Buffer.alloc(0));
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const stop = meter(request, { bytes, time: maxTime }, reject);
  const giveUp = () => reject(new RejectedError(noRoom));
  const own: Held = { visitor: visitorOf(clientAddressOf(request)), bytes: 0, giveUp };
  held.add(own);
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    own.bytes += chunk.length;
    bytesInMemory += chunk.length;
    if (bytesInMemory > maxBytesInMemory) makeRoom();
  };
  request.on("data", keep);
  request.once("end", () => resolve(Buffer.concat(chunks)));
  // What comes after a rejection is kept and counted no more.
  return promise.finally(() => {
    stop();
    request.off("data", keep);
    held.delete(own);
    bytesInMemory -= own.bytes;
  });
}

/** The visitor who sends most at once loses what has been coming for longest. */
function makeRoom(): void {
  const sums = new Map<string, number>();
  for (const { visitor, bytes } of held) sums.set(visitor, (sums.get(visitor) ?? 0) + bytes);
  const most = Math.max(...sums.values());
  const [oldest] = [...held].filter(({ visitor }) => sums.get(visitor) === most);
  if (!oldest) return;
  held.delete(oldest);
  oldest.giveUp();
}

/** Hands a body on while it comes in; `stop` ends that. */
export function passBody(
  request: IncomingMessage,
  to: ClientRequest,
  limits: BodyLimits,
): () => void {
  const end = meter(request, limits, (error) => {
    request.unpipe(to);
    to.destroy(error);
  });
  request.pipe(to);
  return () => {
    end();
    request.unpipe(to);
  };
}

// The length that a request declares has been checked; a chunked body has to be counted.
function meter(
  request: IncomingMessage,
  { bytes, time }: BodyLimits,
  fail: (error: Error) => void,
): () => void {
  const startedAt = performance.now();
  let received = 0;
  // While it waited.
  if (request.destroyed && !request.complete) fail(new AbortedError());
  const timer = setInterval(() => {
    const lasted = performance.now() - startedAt;
    const least = ((lasted - grace) / second) * minBytesPerSecond;
    if (received < least || lasted > time) fail(new RejectedError(tooSlow));
  }, second);
  const stop = () => clearInterval(timer);
  request.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > bytes) fail(new RejectedError(tooLarge));
  });
  request.once("end", stop);
  request.once("close", () => {
    stop();
    if (!request.complete) fail(new AbortedError());
  });
  return stop;
}

import type { ClientRequest, IncomingMessage } from "node:http";
import type { Rejection } from "./rejection.ts";
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

/** To be thrown where a request is rejected while it is being read. */
export class RejectedError extends Error {
  override name = "RejectedError";
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.message);
    this.rejection = rejection;
  }
}

/** The client has left before its request was whole. */
export class AbortedError extends Error {
  override name = "AbortedError";
}

let bytesInMemory = 0;

/** Whether the request declares none: then its stream has ended from the beginning, and tells nothing. */
export function hasNoBody(request: IncomingMessage): boolean {
  return request.readableEnded;
}

/** Reads a form of at most some kilobytes. Throws a RejectedError or an AbortedError. */
export function readBody(request: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const stop = meter(request, { bytes, time: maxTime }, reject);
  let length = 0;
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    bytesInMemory += chunk.length;
    if (bytesInMemory > maxBytesInMemory) reject(new RejectedError(noRoom));
  };
  request.on("data", keep);
  request.once("end", () => resolve(Buffer.concat(chunks)));
  // What comes after a rejection is kept and counted no more.
  return promise.finally(() => {
    stop();
    request.off("data", keep);
    bytesInMemory -= length;
  });
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

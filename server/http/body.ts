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

export interface BodyLimits {
  bytes: number;
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

export class AbortedError extends Error {
  override name = "AbortedError";
}

interface Held {
  visitor: string;
  bytes: number;
  giveUp(): void;
}

const held = new Set<Held>();
let bytesInMemory = 0;

/** Whether the request declares no body: its stream has then ended from the beginning. */
export function hasNoBody(request: IncomingMessage): boolean {
  return request.readableEnded;
}

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
  return promise.finally(() => {
    stop();
    request.off("data", keep);
    held.delete(own);
    bytesInMemory -= own.bytes;
  });
}

function makeRoom(): void {
  const sums = new Map<string, number>();
  for (const { visitor, bytes } of held) sums.set(visitor, (sums.get(visitor) ?? 0) + bytes);
  const most = Math.max(...sums.values());
  const [oldest] = [...held].filter(({ visitor }) => sums.get(visitor) === most);
  if (!oldest) return;
  held.delete(oldest);
  oldest.giveUp();
}

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

// A declared length has been checked, but a chunked body has to be counted.
function meter(
  request: IncomingMessage,
  { bytes, time }: BodyLimits,
  fail: (error: Error) => void,
): () => void {
  const startedAt = performance.now();
  let received = 0;
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

import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import { hasNoBody, readBody } from "./body.ts";
import { requireShare } from "./budget.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { KnownStaff } from "./known-staff.ts";
import { clientAddressOf } from "./proxy.ts";
import { reject } from "./rejection.ts";
import { defaultBodyBytes, maxBodyBytes } from "./request-rules.ts";
import type { RouteFacts, RouteTable } from "./route-table.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { send, sendFile } from "./send.ts";
import { withoutSharing } from "./sharing.ts";
import { TooBusyError, type Turns } from "./turns.ts";
import { storageRejection } from "./unavailable.ts";
import { type WorkerClient, WorkerLostError, type WorkerResponse } from "./worker-client.ts";

const maxUploads = 6;
const maxWaiting = 30;
const maxSilence = 3 * 60_000;
const lossNoticed = 250;
const noBody = Buffer.alloc(0);

export interface Forwarding {
  routes: RouteTable;
  worker: WorkerClient;
  turns: Turns;
  staff: KnownStaff;
}

interface Parts extends Forwarding {
  /** Called before anybody hears what the worker did, or that it failed. */
  afterWork(): void;
}

/** Lets the worker respond to this visitor alone. */
export function createForward({ routes, worker, turns, staff, afterWork }: Parts) {
  const uploads = new PQueue({ concurrency: maxUploads });

  return async function forward(exchange: Exchange, route: RouteFacts): Promise<void> {
    const { request, isStaff } = exchange;
    const isSafe = isSafeMethod(exchange);
    if (!isStaff) {
      const kind = isSafe ? "reading" : "writing";
      await requireShare(kind, clientAddressOf(request), route, turns);
    }
    const response = await ask(exchange, isStaff).finally(afterWork);
    staff.note(request, response);
    if (!exchange.response.destroyed) await sendWorkerResponse(exchange, response);
  };

  // An upload may take minutes, in which the worker does little: it takes no turn from the others.
  async function ask(exchange: Exchange, isStaff: boolean): Promise<WorkerResponse> {
    const lane = isStaff ? "staff" : "visitor";
    if (isSafeMethod(exchange)) {
      return turns.take(lane, () => twice(() => worker.forward(exchange, noBody)));
    }
    if (hasNoBody(exchange.request)) {
      return turns.take(lane, () => worker.forward(exchange, noBody));
    }
    const limit = maxBodyBytes(exchange, routes);
    if (limit > defaultBodyBytes) {
      if (uploads.size >= maxWaiting) throw new TooBusyError();
      // A photo takes seconds, and may wait for others, while nothing comes or goes.
      exchange.request.socket.setTimeout(maxSilence);
      return uploads.add(() => worker.forward(exchange, limit));
    }
    const body = await readBody(exchange.request, limit);
    return turns.take(lane, () => worker.forward(exchange, body));
  }
}

export async function sendWorkerResponse(
  exchange: Exchange,
  response: WorkerResponse,
): Promise<void> {
  const { status, body, file, rejection } = response;
  const headers = withoutSharing(exchange, response.headers);
  if (rejection) reject(exchange, storageRejection(rejection));
  else if (file) await sendNamedFile(exchange, headers, file);
  else send(exchange, status, headers, body.length > 0 ? body : undefined);
}

async function sendNamedFile(exchange: Exchange, headers: string[], name: string): Promise<void> {
  const file = await open(name);
  const { size } = await file.stat();
  const whole = [...headers, "Content-Length", String(size)];
  if (exchange.request.method === "GET") {
    const complete = withSecurityHeaders(whole, exchange.origin);
    sendFile(exchange, 200, complete, file.createReadStream(), size);
    return;
  }
  await file.close();
  send(exchange, 200, whole);
}

/** Reading can be tried again when the worker was lost and another has taken its place. */
export async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WorkerLostError)) throw error;
    // Time in which its end becomes known, so that the next one is waited for.
    await pause(lossNoticed);
    return work();
  }
}

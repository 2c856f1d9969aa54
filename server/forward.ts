import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { hasNoBody, RejectedError, readBody } from "./body.ts";
import { mayGoFirst, requireShare } from "./budget.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { KnownStaff } from "./known-staff.ts";
import { createPlaces } from "./places.ts";
import { clientAddressOf } from "./proxy.ts";
import { type Rejection, reject } from "./rejection.ts";
import { defaultBodyBytes, isLarge, maxBodyBytes } from "./request-rules.ts";
import type { RouteFacts, RouteTable } from "./route-table.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { send, sendFile } from "./send.ts";
import { withoutSharing } from "./sharing.ts";
import { type Lane, TooBusyError, type Turns } from "./turns.ts";
import { storageRejection } from "./unavailable.ts";
import { type WorkerClient, WorkerLostError, type WorkerResponse } from "./worker-client.ts";

const minute = 60_000;
const patience = 20_000;
// A photo takes seconds, and may wait for others, while nothing comes or goes.
const maxSilence = 3 * minute;
const lossNoticed = 250;
const noBody = Buffer.alloc(0);

const ownUnderWay: Rejection = {
  status: 429,
  message:
    "Other large forms of yours are still being sent. Wait until they have arrived, then go back and send this one again.",
  headers: ["Retry-After", "20"],
};

/** Of forms larger than 64 KB that come in at once: of those who are signed in, and of those whose session has ended. */
const largeForms = {
  signedIn: { total: 16, ofOne: 2, time: 30 * minute },
  ended: { total: 4, ofOne: 1, time: 2 * minute },
};
const refusals = { own: () => new RejectedError(ownUnderWay), all: () => new TooBusyError() };

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
  const places = {
    signedIn: createPlaces({ ...largeForms.signedIn, patience, refusals }),
    ended: createPlaces({ ...largeForms.ended, patience, refusals }),
  };

  return async function forward(exchange: Exchange, route: RouteFacts): Promise<void> {
    const { request, account } = exchange;
    const isFirst = await mayGoFirst(account);
    if (!isFirst) {
      const kind = isSafeMethod(exchange) ? "reading" : "writing";
      await requireShare(kind, clientAddressOf(request), route, turns);
    }
    const response = await ask(exchange, isFirst ? "staff" : "visitor").finally(afterWork);
    staff.note(request, response);
    if (!exchange.response.destroyed) await sendWorkerResponse(exchange, response);
  };

  async function ask(exchange: Exchange, lane: Lane): Promise<WorkerResponse> {
    if (isSafeMethod(exchange)) {
      return turns.take(lane, (leave) => twice(() => worker.forward(exchange, noBody, leave)));
    }
    if (hasNoBody(exchange.request)) {
      return turns.take(lane, (leave) => worker.forward(exchange, noBody, leave));
    }
    const limit = maxBodyBytes(exchange, routes);
    if (limit > defaultBodyBytes) return askWithLargeForm(exchange, lane, limit);
    return askWithForm(exchange, lane);
  }

  async function askWithForm(exchange: Exchange, lane: Lane): Promise<WorkerResponse> {
    const body = await readBody(exchange.request, defaultBodyBytes);
    return turns.take(lane, (leave) => worker.forward(exchange, body, leave));
  }

  // It may take minutes, in which the worker does little: it takes no turn from the others.
  async function askWithLargeForm(
    exchange: Exchange,
    lane: Lane,
    bytes: number,
  ): Promise<WorkerResponse> {
    const { request } = exchange;
    const sender = await turns.take(lane, () => twice(() => worker.findSender(exchange)));
    if (!sender) {
      // Whatever a stranger sends, the response is that of somebody who is not signed in.
      return isLarge(request)
        ? turns.take(lane, (leave) => worker.forward(exchange, undefined, leave))
        : askWithForm(exchange, lane);
    }
    exchange.account = sender.account;
    request.socket.setTimeout(maxSilence);
    const kind = sender.isSignedIn ? "signedIn" : "ended";
    const { time } = largeForms[kind];
    return places[kind](sender.account, () => worker.forward(exchange, { bytes, time }));
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

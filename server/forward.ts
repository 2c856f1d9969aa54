import { open } from "node:fs/promises";
import type { Admission, Priority } from "./admission.ts";
import { hasNoBody, readBody } from "./http/body.ts";
import type { Exchange } from "./http/exchange.ts";
import { type Rejection, reject } from "./http/rejection.ts";
import { defaultBodyBytes, isLarge, maxBodyBytes } from "./http/request-rules.ts";
import type { RouteFacts, RouteTable } from "./http/route-table.ts";
import { withSecurityHeaders } from "./http/security-headers.ts";
import { send, sendFile } from "./http/send.ts";
import { withoutSharing } from "./http/sharing.ts";
import type { KnownStaff } from "./known-staff.ts";
import { createPlaces } from "./places.ts";
import { storageRejection, tooBusy } from "./unavailable.ts";
import type { WorkerClient, WorkerResponse } from "./worker-client.ts";

const minute = 60_000;
const patience = 20_000;

const ownUnderWay: Rejection = {
  status: 429,
  message:
    "Other large forms of yours are still being sent. Wait until they have arrived, then go back and send this one again.",
  headers: ["Retry-After", "20"],
};

// Of forms larger than 64 KB, by whether the session of the sender has ended.
const largeForms = {
  signedIn: { total: 16, ofOne: 2, time: 30 * minute },
  ended: { total: 4, ofOne: 1, time: 2 * minute },
};
const rejections = { own: ownUnderWay, others: tooBusy };

export interface Forwarding {
  routes: RouteTable;
  worker: WorkerClient;
  admission: Admission;
  staff: KnownStaff;
}

interface Parts extends Forwarding {
  afterWork(): void;
}

export function createForward({ routes, worker, admission, staff, afterWork }: Parts) {
  const places = {
    signedIn: createPlaces({ ...largeForms.signedIn, patience, rejections }),
    ended: createPlaces({ ...largeForms.ended, patience, rejections }),
  };

  return async function forward(exchange: Exchange, route: RouteFacts): Promise<void> {
    const priority = await admission.admit(exchange, route, "visitor");
    const response = await ask(exchange, priority).finally(afterWork);
    staff.note(exchange.request, response);
    if (!exchange.response.destroyed) await sendWorkerResponse(exchange, response);
  };

  function ask(exchange: Exchange, priority: Priority): Promise<WorkerResponse> {
    const limit = maxBodyBytes(exchange, routes);
    return limit > defaultBodyBytes && !hasNoBody(exchange.request)
      ? askWithLargeForm(exchange, priority, limit)
      : askWithSmallForm(exchange, priority);
  }

  async function askWithSmallForm(exchange: Exchange, priority: Priority) {
    const body = await readBody(exchange.request, defaultBodyBytes);
    return admission.run(priority, (onWait) => worker.forward(exchange, body, onWait));
  }

  async function askWithLargeForm(exchange: Exchange, priority: Priority, bytes: number) {
    const { request } = exchange;
    const sender = await admission.run(priority, () => worker.findSender(exchange));
    if (!sender && !isLarge(request)) return askWithSmallForm(exchange, priority);
    if (!sender) {
      // The response to strangers does not depend on the form.
      return admission.run(priority, (onWait) => worker.forward(exchange, undefined, onWait));
    }
    exchange.account = sender.account;
    const kind = sender.isSignedIn ? "signedIn" : "ended";
    const { time } = largeForms[kind];
    // The worker is idle while the form arrives, so others run meanwhile.
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

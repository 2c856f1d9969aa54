import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { deserialize } from "node:v8";
import type { Visits } from "#db/timetable/visits.ts";
import { AbortedError, type BodyLimits, passBody } from "./http/body.ts";
import type { RenderedPage } from "./http/cached-response.ts";
import { type Exchange, isSafeMethod } from "./http/exchange.ts";
import { Agent, request as httpRequest } from "./http/node-http.ts";
import { clientAddressOf } from "./http/proxy.ts";
import { RejectedError } from "./http/rejection.ts";
import { pickPassedOn } from "./http/request-headers.ts";
import type { Sender } from "./http/website.ts";
import { type Compression, result, type TaskKind, task, type WorkerRejection } from "./task.ts";

const maxTime = 20_000;
const lossNoticed = 250;
const maxUploadTime = 35 * 60_000;

/** The worker is gone or did not respond in time; it may or may not have done its work. */
export class WorkerLostError extends Error {
  override name = "WorkerLostError";
}

export interface WorkerResponse {
  kind: "response";
  status: number;
  headers: string[];
  body: Buffer;
  file?: string | undefined;
  account?: string | undefined;
  signedIn?: string | undefined;
  rejection: WorkerRejection | undefined;
}

export interface WantedPage {
  origin: string;
  target: string;
  headers: Record<string, string> | undefined;
  status: 200 | 404;
}

export type WorkerClient = ReturnType<typeof createWorkerClient>;

interface Sent {
  kind: TaskKind;
  method?: string;
  target?: string;
  headers?: OutgoingHttpHeaders;
  time?: number;
}

const ofOneHop = /^(?:connection|keep-alive|transfer-encoding|content-length|date|x-result-.*)$/i;

export function createWorkerClient(socketPath: () => Promise<string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });

  async function open({ kind, method, target, headers, time = maxTime }: Sent) {
    return httpRequest({
      agent,
      socketPath: await socketPath(),
      method,
      path: target,
      headers: { ...headers, [task.kind]: kind },
      signal: AbortSignal.timeout(time),
    });
  }

  async function send(sent: Sent, body?: Buffer, onWait = () => {}): Promise<IncomingMessage> {
    const request = await open(sent);
    request.on("information", onWait);
    const response = responseTo(request);
    request.end(body);
    return response;
  }

  async function renderPage(
    page: WantedPage,
    compression: Compression,
    address = "unknown",
  ): Promise<RenderedPage | WorkerResponse> {
    const headers = {
      ...page.headers,
      [task.origin]: page.origin,
      [task.address]: address,
      [task.status]: page.status,
      [task.compression]: compression,
    };
    const response = await send({ kind: "page", target: page.target, headers });
    if (!response.headers[result.page]) return toWorkerResponse(response);
    const rendered = deserialize(await read(response)) as RenderedPage;
    const { br, gzip } = rendered.bodies;
    return { ...rendered, bodies: { br: copyOutOfPool(br), gzip: copyOutOfPool(gzip) } };
  }

  /** `body`: a form that was read, or the limits for one to stream. `onWait`: see `Work`. */
  async function forward(
    exchange: Exchange,
    body?: Buffer | BodyLimits,
    onWait?: () => void,
  ): Promise<WorkerResponse> {
    const { request } = exchange;
    const headers = headersOf(exchange, body);
    const sent = { kind: "forward", method: request.method, target: request.url, headers } as const;
    if (!body || Buffer.isBuffer(body)) return toWorkerResponse(await send(sent, body, onWait));
    const upload = await open({ ...sent, time: maxUploadTime });
    const response = responseTo(upload);
    const stop = passBody(request, upload, body);
    try {
      return await toWorkerResponse(await response);
    } finally {
      stop();
      upload.destroy();
    }
  }

  async function findSender(exchange: Exchange): Promise<Sender | undefined> {
    const headers = headersOf(exchange, undefined);
    const response = await send({ kind: "sender", headers });
    return JSON.parse(String(await read(response))) ?? undefined;
  }

  async function canWrite(): Promise<boolean> {
    const response = await send({ kind: "health", time: 3000 });
    await read(response);
    return response.statusCode === 200;
  }

  async function addVisits(visits: Visits): Promise<void> {
    const body = Buffer.from(JSON.stringify(visits));
    await read(await send({ kind: "visits", method: "POST" }, body));
  }

  return {
    renderPage: (...page: Parameters<typeof renderPage>) => twice(() => renderPage(...page)),
    forward: (...sent: Parameters<typeof forward>) =>
      isSafeMethod(sent[0]) ? twice(() => forward(...sent)) : forward(...sent),
    findSender: (exchange: Exchange) => twice(() => findSender(exchange)),
    canWrite,
    addVisits,
  };
}

/** Reading can be retried after another worker has started. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WorkerLostError)) throw error;
    await pause(lossNoticed);
    return work();
  }
}

// Node's small buffers share a pool of 64 KB, which is freed only as a whole.
function copyOutOfPool(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("response", resolve);
    request.on("error", (error) => {
      const isKnown = error instanceof RejectedError || error instanceof AbortedError;
      reject(isKnown ? error : new WorkerLostError(error.message));
    });
  });
}

async function read(response: IncomingMessage): Promise<Buffer> {
  try {
    return await buffer(response);
  } catch (error) {
    throw new WorkerLostError(String(error));
  }
}

async function toWorkerResponse(response: IncomingMessage): Promise<WorkerResponse> {
  const { statusCode = 500, rawHeaders, headers } = response;
  const sent = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !ofOneHop.test(name) ? [name, rawHeaders[at + 1] as string] : [],
  );
  const file = headers[result.file] as string | undefined;
  return {
    kind: "response",
    status: statusCode,
    headers: sent,
    body: await read(response),
    file: file && decodeURIComponent(file),
    account: headers[result.staff] as string | undefined,
    signedIn: headers[result.signedIn] as string | undefined,
    rejection: headers[result.rejection] as WorkerRejection | undefined,
  };
}

function headersOf(exchange: Exchange, body: Buffer | BodyLimits | undefined): OutgoingHttpHeaders {
  const { request, origin } = exchange;
  const headers = pickPassedOn(request.headers);
  if (!body) {
    delete headers["content-length"];
    delete headers["content-type"];
  } else if (Buffer.isBuffer(body) && body.length > 0) {
    headers["content-length"] = body.length;
  }
  if (!isSafeMethod(exchange)) headers["content-type"] ??= "application/x-www-form-urlencoded";
  return { ...headers, [task.origin]: origin, [task.address]: clientAddressOf(request) };
}

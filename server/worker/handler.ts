import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { serialize } from "node:v8";
import { createRequest } from "@remix-run/node-fetch-server";
import { notingTables } from "#db/read-tables.ts";
import { describeError, log } from "#runtime/log.ts";
import { pickEncoding } from "../http/encoding.ts";
import { isVersion, matchesEtag } from "../http/etag.ts";
import { isSafeMethod } from "../http/exchange.ts";
import { sessionCookieIn } from "../http/session-cookie.ts";
import type { Website } from "../http/website.ts";
import { type Compression, result, type TaskKind, task, type WorkerRejection } from "../task.ts";
import { notingWaits } from "../waiting.ts";
import { compress } from "./compress.ts";
import type { DataFolder } from "./data-folder.ts";
import { isPageForAll, toRenderedPage } from "./page.ts";

const isText = /^(?:text\/|application\/(?:json|xml|manifest\+json|ld\+json))/;
const minCompressed = 1024;

interface Parts {
  website: Website;
  folder: DataFolder;
}

type Work = (request: IncomingMessage, response: ServerResponse, parts: Parts) => unknown;

const work: Record<TaskKind, Work> = {
  page: respondPage,
  forward: respondForwarded,
  sender: respondSender,
  health: respondHealth,
  visits: storeVisits,
};

export function createWorkerHandler(parts: Parts) {
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await work[header(request, task.kind) as TaskKind](request, response, parts);
    } catch (error) {
      if (response.destroyed) return;
      log.error({ path: request.url?.split("?")[0]?.slice(0, 200), error: describeError(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}

async function respondPage(request: IncomingMessage, response: ServerResponse, parts: Parts) {
  const wantedStatus = Number(header(request, task.status));
  const origin = header(request, task.origin);
  const compression = header(request, task.compression) as Compression;
  const { result: made, tables } = await notingTables(async () => {
    const { response: rendered, until, missed } = await ask(request, response, parts);
    return isPageForAll(rendered, wantedStatus)
      ? { ...(await toRenderedPage(rendered, origin, compression, until)), missed }
      : rendered;
  });
  if (made instanceof Response) return sendWhole(request, response, made);
  const page = { ...made, tables };
  response.writeHead(200, { [result.page]: "1" }).end(serialize(page));
}

async function respondForwarded(request: IncomingMessage, response: ServerResponse, parts: Parts) {
  const isSafe = isSafeMethod({ request });
  const onWait = () => void (response.headersSent || response.writeProcessing());
  const {
    response: responded,
    fault,
    file,
  } = await notingWaits(onWait, async () => {
    if (!isSafe) await parts.folder.waitUntilFree();
    return ask(request, response, parts);
  });
  if (file) await responded.body?.cancel();
  if (response.destroyed) return;
  if (fault && !isSafe) rejectAs(response, fault);
  else if (file) nameFile(response, responded, file);
  else await sendWhole(request, response, responded);
}

async function respondSender(request: IncomingMessage, response: ServerResponse, parts: Parts) {
  const sender = await parts.website.findSender(toWebRequest(request, response));
  response.writeHead(200).end(JSON.stringify(sender ?? null));
}

function respondHealth(_: IncomingMessage, response: ServerResponse, { folder }: Parts): void {
  if (folder.isWritable()) response.writeHead(200).end();
  else rejectAs(response, "gone");
}

async function storeVisits(request: IncomingMessage, response: ServerResponse, parts: Parts) {
  const visits = JSON.parse(await text(request));
  await parts.folder.waitUntilFree();
  parts.website.addVisits(visits);
  response.writeHead(204).end();
}

async function ask(request: IncomingMessage, response: ServerResponse, { website }: Parts) {
  const address = header(request, task.address);
  const asked = toWebRequest(request, response);
  // Before the response, which may sign out.
  const account = await accountOf(asked, website);
  if (account) response.setHeader(result.staff, account);
  const responded = await website.respond(asked, address);
  await nameSessionBegun(response, responded.response, asked.url, website);
  return responded;
}

function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { protocol, host } = new URL(header(request, task.origin));
  request.headers.host = host;
  for (const name of Object.values(task)) delete request.headers[name];
  return createRequest(request, response, { protocol, host });
}

async function accountOf(request: Request, website: Website): Promise<string | undefined> {
  const sender = await website.findSender(request).catch(() => undefined);
  return sender?.isSignedIn ? sender.account : undefined;
}

async function nameSessionBegun(
  response: ServerResponse,
  { headers }: Response,
  url: string,
  website: Website,
): Promise<void> {
  const cookie = headers.getSetCookie().map(sessionCookieIn).find(Boolean);
  if (!cookie) return;
  const account = await accountOf(new Request(url, { headers: { Cookie: cookie } }), website);
  if (!account) return;
  response.setHeader(result.staff, account);
  response.setHeader(result.signedIn, cookie);
}

async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  responded: Response,
): Promise<void> {
  const { status } = responded;
  const headers = new Headers(responded.headers);
  headers.delete("Content-Length");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const known = request.headers["if-none-match"];
  const etag = headers.get("ETag");
  const isComparable = etag !== null && !isVersion(etag);
  if (isComparable && isSafeMethod({ request }) && status === 200 && matchesEtag(known, etag)) {
    return write(response, 304, headers);
  }
  if (!responded.body) return write(response, status, headers);
  const body = await readWhole(responded.body, response);
  if (!isText.test(headers.get("Content-Type") ?? "") || body.length < minCompressed) {
    return write(response, status, headers, body);
  }
  const encoding = pickEncoding(request.headers["accept-encoding"] as string | undefined);
  headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  write(response, status, headers, compress(body, encoding));
}

/** Ends what makes the body when nobody waits for it any more. */
async function readWhole(body: ReadableStream, response: ServerResponse): Promise<Buffer> {
  const stream = Readable.fromWeb(body as NodeReadableStream);
  const stop = () => stream.destroy();
  response.once("close", stop);
  try {
    return await buffer(stream);
  } finally {
    response.off("close", stop);
  }
}

function nameFile(response: ServerResponse, { status, headers }: Response, file: string): void {
  response.setHeader(result.file, encodeURIComponent(file));
  write(response, status, headers);
}

function write(response: ServerResponse, status: number, headers: Headers, body?: Buffer): void {
  response.writeHead(status, [...headers].flat());
  response.end(body);
}

function rejectAs(response: ServerResponse, name: WorkerRejection): void {
  response.writeHead(503, { [result.rejection]: name }).end();
}

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? "");
}

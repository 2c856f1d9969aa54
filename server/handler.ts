import type { IncomingMessage, ServerResponse } from "node:http";
import { describeError, log } from "#runtime/log.ts";
import { crossOrigin, isCrossOrigin } from "./cross-origin.ts";
import type { DataFolder } from "./data-folder.ts";
import { answerHealth } from "./health.ts";
import { readOrigin } from "./origin.ts";
import type { PageCache } from "./page-cache.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { findFault, findMethodFault } from "./request-rules.ts";
import { send } from "./send.ts";
import { answerStaticFile, type StaticFiles } from "./static-files.ts";
import { answerUpload } from "./uploads.ts";
import { beginVisit, isReading, type Visit } from "./visit.ts";

const serverFault: Refusal = { status: 500, message: "Please try again in a moment." };
const databaseGone: Refusal = {
  status: 503,
  message: "Nothing can be stored at the moment. Please try again later.",
};

interface Parts {
  folder: DataFolder;
  files: StaticFiles;
  pages: PageCache;
}

/** Builds what answers each request. A fault of one request is logged and ends that request alone. */
export function createHandler(parts: Parts) {
  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const visit = beginVisit(request, response);
    try {
      answer(visit, parts)?.catch((error) => fail(visit, error));
    } catch (error) {
      fail(visit, error);
    }
  };
}

/** The way of a request: may it pass, is it a file, is it a page. */
function answer(visit: Visit, { folder, files, pages }: Parts): Promise<void> | undefined {
  if (answerHealth(visit, folder)) return;
  const refusal = findRefusal(visit, folder);
  if (refusal) return stop(visit, refusal);
  if (visit.path.endsWith("/") && visit.path !== "/") return redirectToPlain(visit);
  if (answerStaticFile(visit, files)) return;
  if (visit.path.startsWith("/uploads/") && isReading(visit)) return answerUpload(visit);
  if (visit.request.headers.expect) visit.response.writeContinue();
  return pages.answer(visit);
}

function findRefusal(visit: Visit, folder: DataFolder): Refusal | undefined {
  const origin = readOrigin(visit);
  if (typeof origin === "string") visit.origin = origin;
  const fault = findFault(visit);
  if (fault) return fault;
  if (typeof origin !== "string") return origin;
  if (isReading(visit)) return undefined;
  if (isCrossOrigin(visit)) return crossOrigin;
  return findMethodFault(visit) ?? (folder.isInPlace() ? undefined : databaseGone);
}

function stop(visit: Visit, refusal: Refusal): undefined {
  // Whoever waits for leave to send a body must not take the next request for it.
  if (visit.request.headers.expect) visit.response.setHeader("Connection", "close");
  refuse(visit, refusal);
}

// Each page has one address, and it has no slash at its end.
function redirectToPlain(visit: Visit): undefined {
  const headers = ["Location", visit.path.slice(0, -1) + visit.search];
  if (isReading(visit)) send(visit, 301, [...headers, "Cache-Control", "public, max-age=86400"]);
  else send(visit, 308, [...headers, "Cache-Control", "no-store"]);
}

function fail(visit: Visit, error: unknown): void {
  const { request, response } = visit;
  if (response.destroyed || request.destroyed) return;
  log.error({ path: visit.path.slice(0, 200), error: describeError(error) });
  if (response.headersSent) response.destroy();
  else refuse(visit, serverFault);
}

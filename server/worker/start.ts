import { once } from "node:events";
import { closeDatabase, requirePlace, truncateLog } from "#db/connection.server.ts";
import { keepBallast } from "#db/disk/ballast.ts";
import { writePendingEvents } from "#db/history/events.ts";
import { describeError, log, logFailure } from "#runtime/log.ts";
import { createServer } from "../http/node-http.ts";
import type { Website, WorkerMessage } from "../http/website.ts";
import { endOnUncaughtError } from "../shutdown.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";
import { createWorkerHandler } from "./handler.ts";
import { preferLittleMemory } from "./memory.ts";

const tidyInterval = 30_000;

export async function startWorker(website: Website, socketPath: string): Promise<void> {
  endOnUncaughtError();
  await waitForFirstMessage();
  const folder = openDataFolder();
  requirePlace(folder.isInPlace);
  endWithFront(folder);
  await website.prepare();
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 });
  server.maxHeadersCount = 0;
  server.on("request", createWorkerHandler({ website, folder }));
  server.listen(socketPath, () => {
    sendToFront({ routes: website.routes, ...factsOf(website) });
    preferLittleMemory();
    website.runAfterStart().catch((error) => {
      log.error({ error: describeError(error) }, "the work after the start stopped");
    });
  });
  process.on("message", () => logFailure(() => sendToFront(factsOf(website))));
  setInterval(() => logFailure(tidy), tidyInterval).unref();
}

/** The front takes the data folder while this process is loaded. Ends with a front that cannot. */
async function waitForFirstMessage(): Promise<void> {
  if (process.connected) {
    await Promise.race([once(process, "message"), once(process, "disconnect")]);
  }
  if (!process.connected) process.exit(1);
}

function factsOf({ phone, countsVisits }: Website): WorkerMessage {
  return { phone: phone(), countsVisits: countsVisits() };
}

function sendToFront(message: WorkerMessage): void {
  process.send?.(message, () => {});
}

// A terminal or a supervisor signals all processes; the front then finishes what it has begun.
function endWithFront(folder: DataFolder): void {
  const end = () => {
    writePendingEvents();
    folder.close();
    closeDatabase();
    process.exit(0);
  };
  process.on("SIGTERM", () => {});
  process.on("SIGINT", () => {});
  process.once("disconnect", end);
  if (!process.connected) end();
}

function tidy(): void {
  truncateLog();
  keepBallast();
}

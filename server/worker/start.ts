import { createServer } from "node:http";
import { closeDatabase } from "#db/connection.server.ts";
import { describeError, log } from "#runtime/log.ts";
import { endOnUncaughtError } from "../shutdown.ts";
import type { Website } from "../website.ts";
import { openDataFolder } from "./data-folder.ts";
import { createWorkerHandler } from "./handler.ts";

/** Renders and writes for the front, which has started this process and listens for its messages. */
export async function startWorker(website: Website, socketPath: string): Promise<void> {
  endOnUncaughtError();
  endWithFront();
  const folder = openDataFolder();
  await website.prepare();
  // The front has its own limits for visitors.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 });
  server.maxHeadersCount = 0;
  server.on("request", createWorkerHandler({ website, folder }));
  server.on("checkContinue", createWorkerHandler({ website, folder }));
  server.listen(socketPath, () => process.send?.({ routes: website.routes }));
  website.runAfterStart().catch((error) => {
    log.error({ error: describeError(error) }, "the work after the start stopped");
  });
}

// A terminal or a supervisor signals all processes; the front then finishes what it has begun.
function endWithFront(): void {
  process.on("SIGTERM", () => {});
  process.on("SIGINT", () => {});
  process.on("message", (message) => process.send?.(message));
  process.once("disconnect", end);
  if (!process.connected) end();
}

function end(): never {
  closeDatabase();
  process.exit(0);
}

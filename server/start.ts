import { join } from "node:path";
import { watchChanges } from "#db/changes.ts";
import { closeDatabase } from "#db/connection.server.ts";
import { env } from "#runtime/env.ts";
import { describeError, flushLog, log } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { openDataFolder } from "./data-folder.ts";
import { createHandler } from "./handler.ts";
import { createLimitedServer, listen } from "./listen.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { endOnUncaughtError, stopOnSignal } from "./shutdown.ts";
import { loadStaticFiles } from "./static-files.ts";
import { warmPages } from "./warm.ts";
import type { Website } from "./website.ts";

export async function startServer(website: Website): Promise<void> {
  endOnUncaughtError();
  const folder = openDataFolder();
  await website.prepare();
  const watch = watchChanges();
  const pages = createPageCache(website, watch);
  const files = loadStaticFiles(join(projectRoot, "build/client"));
  const server = createLimitedServer(createHandler({ folder, files, pages, website }));
  const port = await listen(server);
  log.info({ port }, "listening");
  flushLog();
  runAfterStart(website, pages, port).catch((error) => {
    log.error({ error: describeError(error) }, "the work after the start stopped");
  });
  stopOnSignal(server, () => {
    watch.close();
    closeDatabase();
    folder.release();
  });
}

async function runAfterStart(website: Website, pages: PageCache, port: number): Promise<void> {
  await website.runAfterStart();
  await warmPages(website, pages, env.ORIGIN ?? `http://localhost:${port}`);
}

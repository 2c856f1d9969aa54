import { join } from "node:path";
import { watchChanges } from "#db/changes.ts";
import { closeDatabase } from "#db/connection.server.ts";
import { env } from "#runtime/env.ts";
import { describeError, flushLog, log } from "#runtime/log.ts";
import { openDataFolder } from "./data-folder.ts";
import { createHandler } from "./handler.ts";
import { createLimitedServer, listen } from "./listen.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { loadStaticFiles } from "./static-files.ts";
import { endOnFault, stopOnSignal } from "./stop.ts";
import { warmPages } from "./warm.ts";
import { loadWebsite, type Website } from "./website.ts";

const clientDirectory = join(import.meta.dirname, "../build/client");

/** Opens the data folder, loads the website and serves it until the process is told to stop. */
export async function start(): Promise<void> {
  endOnFault();
  const folder = openDataFolder();
  const website = await loadWebsite();
  await website.ensureFirstStaff();
  const watch = watchChanges();
  const pages = createPageCache(website, watch);
  const files = loadStaticFiles(clientDirectory);
  const server = createLimitedServer(createHandler({ folder, files, pages }));
  const port = await listen(server);
  log.info({ port }, "listening");
  flushLog();
  tidyUp(website, pages, port).catch((error) => {
    log.error({ error: describeError(error) }, "tidying up stopped");
  });
  stopOnSignal(server, () => {
    watch.close();
    website.closeDatabase();
    closeDatabase();
    folder.release();
  });
}

// Nobody has to wait for any of this.
async function tidyUp(website: Website, pages: PageCache, port: number): Promise<void> {
  await website.cleanUp();
  await warmPages(website, pages, env.ORIGIN ?? `http://localhost:${port}`);
}

import { join } from "node:path";
import { watchChanges } from "#db/changes.ts";
import { env } from "#runtime/env.ts";
import { describeError, flushLog, log } from "#runtime/log.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { createAdmission } from "../admission.ts";
import { createPageCache } from "../cache/page-cache.ts";
import { createVisitCounter } from "../cache/visits.ts";
import { warmPages } from "../cache/warm.ts";
import { createRouteTable } from "../http/route-table.ts";
import { openStaticFiles } from "../http/static-files.ts";
import type { Site } from "../http/website.ts";
import { giveBackWhenIdle } from "../idle-memory.ts";
import { createKnownStaff } from "../known-staff.ts";
import { endOnUncaughtError, stopOnSignal } from "../shutdown.ts";
import { createWorkerClient } from "../worker-client.ts";
import type { Beginning } from "./begin.ts";
import { takeDataFolder } from "./data-lock.ts";
import { createHandler } from "./handler.ts";
import { createHealth } from "./health.ts";
import { createLimitedServer, listen } from "./listen.ts";
import { serveMetrics } from "./metrics-server.ts";
import { superviseWorker } from "./worker-process.ts";

export async function startServer(
  beginning: Beginning,
  website: Omit<Site, "phone">,
): Promise<void> {
  endOnUncaughtError();
  const releaseDataFolder = takeDataFolder();
  const supervised = superviseWorker(beginning);
  const files = openStaticFiles(join(projectRoot, "build/client"));
  const workerProcess = await supervised;
  const watch = watchChanges();
  const routes = createRouteTable(workerProcess.routes);
  const worker = createWorkerClient(workerProcess.socketPath);
  const site = { ...website, phone: workerProcess.phone };
  const parts = { site, routes, worker, admission: createAdmission(), staff: createKnownStaff() };
  const visits = createVisitCounter(worker.addVisits, workerProcess.countsVisits);
  const pages = createPageCache({ ...parts, visits, version: watch.version });
  const respondHealth = createHealth(worker.canWrite);
  const server = createLimitedServer(createHandler({ ...parts, files, pages, respondHealth }));
  const stopping = new AbortController();
  stopOnSignal(server, async () => {
    stopping.abort();
    watch.close();
    await visits.handOver().catch(() => {});
    await workerProcess.stop();
    releaseDataFolder();
  });
  if (env.METRICS_PORT !== undefined) await serveMetrics(env.METRICS_PORT, worker.canWrite);
  const port = await listen(server);
  log.info({ port }, "listening");
  giveBackWhenIdle();
  await flushLog();
  if (env.RENDER_AHEAD === "off") return;
  files.readAhead().catch((error) => {
    log.error({ error: describeError(error) }, "a file of the build cannot be read");
  });
  warmPages(pages, worker, env.ORIGIN ?? `http://localhost:${port}`, stopping.signal).then(
    (count) => log.info({ pages: count }, "rendered ahead"),
    (error) => {
      if (stopping.signal.aborted) return;
      log.error({ error: describeError(error) }, "not all pages could be rendered ahead");
    },
  );
}

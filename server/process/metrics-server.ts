import { CommandError } from "#runtime/command-error.ts";
import { describeError, log } from "#runtime/log.ts";
import { describeMetrics } from "../http/metrics.ts";
import { createServer } from "../http/node-http.ts";

// They say how much is asked for, and what fails: for programs on this machine alone.
const host = "127.0.0.1";

export async function serveMetrics(port: number, canWrite: () => Promise<boolean>): Promise<void> {
  const server = createServer({ requestTimeout: 5000, keepAliveTimeout: 1000 });
  server.maxConnections = 10;
  server.on("request", async ({ method, url }, response) => {
    if (url !== "/metrics" || method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = describeMetrics(await canWrite().catch(() => false));
      response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(text);
    } catch (error) {
      log.error({ error: describeError(error) }, "the metrics cannot be read");
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new CommandError(`cannot listen on ${host}:${port} for metrics (${error.code})`));
    });
    server.listen(port, host, resolve);
  });
  server.unref();
}

import type { Server } from "node:http";
import type { Socket } from "node:net";
import { describeError, flushLog, log } from "#runtime/log.ts";

// Docker kills after 10 s.
const maxDrainTime = 8000;

export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const unused = trackUnused(server);
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // Supervisors and impatient people send it again: what was begun is finished all the same.
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, "stopping");
      server.close(async () => {
        await close();
        log.info("stopped");
        await flushLog();
        process.exit(0);
      });
      for (const socket of unused) socket.destroy();
      setInterval(() => server.closeIdleConnections(), 100);
      setTimeout(() => {
        log.warn("connections were cut");
        server.closeAllConnections();
      }, maxDrainTime);
    });
  }
}

// Browsers open connections ahead of need, which Node does not count as idle.
function trackUnused(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  return unused;
}

/** An uncaught exception ends the process; a rejected promise is only logged. */
export function endOnUncaughtError(): void {
  process.on("unhandledRejection", (error) => {
    log.error({ error: describeError(error) }, "unhandled");
  });
  process.on("uncaughtException", async (error) => {
    log.fatal({ error: describeError(error) }, "uncaught");
    await flushLog();
    process.exit(1);
  });
}

import type { Server } from "node:http";
import { describeError, flushLog, log } from "./log.ts";

const drainTime = 10_000;

/**
 * Stops gracefully when the process is told to: takes no new connections, finishes what runs, for at
 * most 10 s, then calls `close` and ends.
 */
export function stopOnSignal(server: Server, close: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      server.close(() => {
        close();
        log.info("stopped");
        flushLog();
        process.exit(0);
      });
      server.prependListener("request", (_, response) => {
        response.setHeader("Connection", "close");
      });
      setInterval(() => server.closeIdleConnections(), 100);
      setTimeout(() => {
        log.warn("connections were cut");
        server.closeAllConnections();
      }, drainTime);
    });
  }
}

/** An error that nothing caught leaves the process in a state nobody knows: it says so and ends. */
export function endOnFault(): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ error: describeError(error) }, "uncaught");
    flushLog();
    process.exit(1);
  });
}

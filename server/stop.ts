import type { Server } from "node:http";
import type { Socket } from "node:net";
import { describeError, flushLog, log } from "#runtime/log.ts";

// A supervisor such as Docker kills after 10 s.
const drainTime = 8000;

/**
 * Stops gracefully when the process is told to: takes no new connections, finishes what runs, for at
 * most 8 s, then calls `close` and ends.
 */
export function stopOnSignal(server: Server, close: () => void): void {
  const unused = trackUnused(server);
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
      for (const socket of unused) socket.destroy();
      setInterval(() => server.closeIdleConnections(), 100);
      setTimeout(() => {
        log.warn("connections were cut");
        server.closeAllConnections();
      }, drainTime);
    });
  }
}

// Browsers open connections ahead of need. Node does not count one as idle before its first request.
function trackUnused(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  return unused;
}

/** An error that nothing caught leaves the process in a state nobody knows: it says so and ends. */
export function endOnFault(): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ error: describeError(error) }, "uncaught");
    flushLog();
    process.exit(1);
  });
}

import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CommandError } from "#runtime/command-error.ts";
import { env } from "#runtime/env.ts";
import { flushLog } from "#runtime/log.ts";
import { limitConnections, maxConnections } from "../connections.ts";
import { createServer } from "../http/node-http.ts";

const second = 1000;

export function createLimitedServer(handle: RequestListener): Server {
  const server = createServer({
    headersTimeout: 10 * second,
    // body.ts has a minimum rate instead.
    requestTimeout: 0,
    keepAliveTimeout: 10 * second,
    connectionsCheckingInterval: second,
    maxHeaderSize: 16_384,
    // Saves a tenth of a cached response.
    optimizeEmptyRequests: true,
  });
  server.maxHeadersCount = 120;
  server.maxConnections = maxConnections + 1000;
  // Node waits twice as long for a client that does not read.
  server.timeout = 20 * second;
  const limited = limitConnections(server, handle);
  return server.on("request", limited).on("checkContinue", limited);
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", async (error: NodeJS.ErrnoException) => {
      await flushLog();
      reject(new CommandError(`cannot listen on ${env.HOST}:${env.PORT} (${error.code})`));
    });
    server.listen(env.PORT, env.HOST, 4096, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

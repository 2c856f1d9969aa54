import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CommandError } from "#runtime/command-error.ts";
import { env } from "#runtime/env.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const second = 1000;

export function createLimitedServer(handle: RequestListener): Server {
  const server = createServer({
    headersTimeout: 10 * second,
    requestTimeout: 60 * second,
    keepAliveTimeout: 10 * second,
    connectionsCheckingInterval: second,
    maxHeaderSize: 16_384,
  });
  server.maxHeadersCount = 120;
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = 12_000;
  server.timeout = 30 * second;
  const handleInTurn = oneAtATime(handle);
  return server.on("request", handleInTurn).on("checkContinue", handleInTurn);
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new CommandError(`cannot listen on ${env.HOST}:${env.PORT} (${error.code})`));
    });
    server.listen(env.PORT, env.HOST, 4096, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

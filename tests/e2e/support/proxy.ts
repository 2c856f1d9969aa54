import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export interface Proxy extends AsyncDisposable {
  origin: string;
}

export async function startProxy(listener: RequestListener): Promise<Proxy> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Changes {
  /** More headers of the response: name, value, name, value. */
  added?: string[];
  /** Runs when the response has come, and before it is passed on. */
  before?: () => Promise<void>;
}

export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  { added = [], before }: Changes = {},
): void {
  const { method, headers } = incoming;
  const forwarded = request(url, { method, headers, agent: false }, async (response) => {
    await before?.();
    if (outgoing.destroyed) return;
    outgoing.writeHead(response.statusCode as number, [...response.rawHeaders, ...added]);
    response.pipe(outgoing);
  });
  forwarded.once("error", () => outgoing.destroy());
  incoming.pipe(forwarded);
}

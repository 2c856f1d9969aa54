import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A server between the browser and the app, at `origin`. */
export interface Proxy extends AsyncDisposable {
  origin: string;
}

/** Starts a server on a free port of this machine. */
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

/** Has `url` respond to a request; `added` are more headers of the response, name and value by turns. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  added: string[] = [],
): void {
  const { method, headers } = incoming;
  const forwarded = request(url, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode as number, [...response.rawHeaders, ...added]);
    response.pipe(outgoing);
  });
  forwarded.once("error", () => outgoing.destroy());
  incoming.pipe(forwarded);
}

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A way to the app on which responses get lost. */
export interface LossyProxy extends AsyncDisposable {
  origin: string;
  /** While it is set, forms reach the app, and what the app responds does not come back. */
  loses: boolean;
  /** While it is set, what the app responds to forms comes back only after this. */
  holds?: Promise<void>;
  /** Whether pages may run script. Firefox runs it in spite of Playwright's own setting. */
  scripts: "allowed" | "blocked";
}

/** Puts a proxy in front of an app; to the app it looks as if browsers came by themselves. */
export async function startLossyProxy(appOrigin: string): Promise<LossyProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(
      appOrigin + url,
      { method, headers, agent: false },
      async (response) => {
        if (method === "POST") await proxy.holds;
        if (proxy.loses && method === "POST") return outgoing.destroy();
        const headers = [...response.rawHeaders];
        if (proxy.scripts === "blocked")
          headers.push("Content-Security-Policy", "script-src 'none'");
        outgoing.writeHead(response.statusCode as number, headers);
        response.pipe(outgoing);
      },
    );
    forwarded.once("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: LossyProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loses: false,
    scripts: "allowed",
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

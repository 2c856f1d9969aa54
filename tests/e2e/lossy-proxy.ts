import { type Proxy as ProxyServer, passOn, startProxy } from "./proxy.ts";

/** A way to the app on which responses get lost. */
export interface LossyProxy extends ProxyServer {
  /** While it is set, forms reach the app, and what the app responds does not come back. */
  loses: boolean;
  /** While it is set, what the app responds to forms comes back only after this. */
  holds?: Promise<void>;
  /** Whether pages may run script. Firefox runs it in spite of Playwright's own setting. */
  scripts: "allowed" | "blocked";
}

/** Puts a proxy in front of an app; to the app it looks as if browsers came by themselves. */
export async function startLossyProxy(appOrigin: string): Promise<LossyProxy> {
  const server = await startProxy((incoming, outgoing) => {
    const isForm = incoming.method === "POST";
    const policy = ["Content-Security-Policy", "script-src 'none'"];
    passOn(incoming, outgoing, appOrigin + incoming.url, {
      added: proxy.scripts === "blocked" ? policy : [],
      async before() {
        if (isForm) await proxy.holds;
        if (isForm && proxy.loses) outgoing.destroy();
      },
    });
  });
  const proxy: LossyProxy = { ...server, loses: false, scripts: "allowed" };
  return proxy;
}

import { type Proxy as ProxyServer, passOn, startProxy } from "./proxy.ts";

/** A way to the app on which responses get lost. */
export interface LossyProxy extends ProxyServer {
  /** While it is set, forms reach the app, and what the app responds does not come back. */
  loses: boolean;
  /** While it is set, what the app responds to forms comes back only after this. */
  holds?: Promise<void>;
}

/** Puts a proxy in front of an app; to the app it looks as if browsers came by themselves. */
export async function startLossyProxy(appOrigin: string): Promise<LossyProxy> {
  const server = await startProxy((incoming, outgoing) => {
    const isForm = incoming.method === "POST";
    passOn(incoming, outgoing, appOrigin + incoming.url, {
      async before() {
        if (isForm) await proxy.holds;
        if (isForm && proxy.loses) outgoing.destroy();
      },
    });
  });
  const proxy: LossyProxy = { ...server, loses: false };
  return proxy;
}

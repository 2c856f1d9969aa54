import type { IncomingMessage, ServerResponse } from "node:http";
import { type Proxy as ProxyServer, passOn, startProxy } from "./proxy.ts";

export type Fault = "cut" | "error" | "error with a message" | "lost";

export interface FaultyProxy extends ProxyServer {
  fault?: { kind: Fault; of: "forms" | "data" };
  /** While it is set, what the app responds to forms comes back only after this. */
  holds?: Promise<void>;
}

const message = JSON.stringify({ message: "Back in five minutes." });

const replies: Record<Fault, (incoming: IncomingMessage, outgoing: ServerResponse) => void> = {
  cut: (incoming) => incoming.socket.destroy(),
  error: (_, outgoing) =>
    outgoing.writeHead(500, { "Content-Type": "text/html" }).end("<h1>500</h1>"),
  "error with a message": (_, outgoing) =>
    outgoing.writeHead(500, { "Content-Type": "application/json" }).end(message),
  lost: () => {},
};

/** Puts a proxy in front of an app; to the app it looks as if browsers came by themselves. */
export async function startFaultyProxy(appOrigin: string): Promise<FaultyProxy> {
  const server = await startProxy((incoming, outgoing) => {
    const { fault } = proxy;
    const isForm = incoming.method === "POST";
    const isData = !isForm && incoming.url?.includes(".data");
    const isHit = fault && (fault.of === "forms" ? isForm : isData);
    if (isHit && fault.kind !== "lost") {
      // The whole request first, or the browser sees a broken connection in place of the reply.
      incoming.resume().once("end", () => replies[fault.kind](incoming, outgoing));
      return;
    }
    passOn(incoming, outgoing, appOrigin + incoming.url, {
      async before() {
        if (isForm) await proxy.holds;
        if (isHit) outgoing.destroy();
      },
    });
  });
  const proxy: FaultyProxy = { ...server };
  return proxy;
}

import { type Exchange, isSafeMethod } from "../http/exchange.ts";
import { isForWrongName, wrongHost } from "../http/origin.ts";
import { reject } from "../http/rejection.ts";
import { send } from "../http/send.ts";
import { storageRejection } from "../unavailable.ts";

const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
const ok = Buffer.from("ok\n");
const keptFor = 1000;

/** `/healthz`: the process runs. `/readyz`: changes can be stored, and visitors who come by that name find the website. */
export function createHealth(canWrite: () => Promise<boolean>) {
  let asking: Promise<boolean> | undefined;
  let readyUntil = 0;

  async function isReady(): Promise<boolean> {
    if (performance.now() < readyUntil) return true;
    asking ??= canWrite().finally(() => {
      asking = undefined;
    });
    const isWritable = await asking.catch(() => false);
    if (isWritable) readyUntil = performance.now() + keptFor;
    return isWritable;
  }

  return function respondHealth(exchange: Exchange): Promise<void> | true | undefined {
    if (!isSafeMethod(exchange)) return undefined;
    if (exchange.path === "/readyz") {
      return isForWrongName(exchange)
        ? rejectWrongName(exchange)
        : respondReady(exchange, isReady());
    }
    if (exchange.path !== "/healthz") return undefined;
    send(exchange, 200, headers, ok);
    return true;
  };
}

function rejectWrongName(exchange: Exchange): true {
  reject(exchange, wrongHost);
  return true;
}

async function respondReady(exchange: Exchange, outcome: Promise<boolean>): Promise<void> {
  if (await outcome) send(exchange, 200, headers, ok);
  else reject(exchange, storageRejection("gone"));
}

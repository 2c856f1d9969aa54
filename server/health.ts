import type { DataFolder } from "./data-folder.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { reject } from "./rejection.ts";
import { send } from "./send.ts";

const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
const ok = Buffer.from("ok\n");

/** `/healthz`: the process runs. `/readyz`: changes can be stored. */
export function respondHealth(exchange: Exchange, folder: DataFolder): boolean {
  if (exchange.path !== "/healthz" && exchange.path !== "/readyz") return false;
  if (!isSafeMethod(exchange)) return false;
  if (exchange.path === "/healthz" || folder.isWritable()) send(exchange, 200, headers, ok);
  else reject(exchange, { status: 503, message: "The database cannot be written to." });
  return true;
}

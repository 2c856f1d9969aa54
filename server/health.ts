import type { DataFolder } from "./data-folder.ts";
import { refuse } from "./refusal.ts";
import { send } from "./send.ts";
import { isReading, type Visit } from "./visit.ts";

const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
const ok = Buffer.from("ok\n");

/** `/healthz`: the process answers. `/readyz`: changes can be stored too. Answers whether it was one of them. */
export function answerHealth(visit: Visit, folder: DataFolder): boolean {
  if (visit.path !== "/healthz" && visit.path !== "/readyz") return false;
  if (!isReading(visit)) return false;
  if (visit.path === "/healthz" || folder.isWritable()) send(visit, 200, headers, ok);
  else refuse(visit, { status: 503, message: "The database cannot be written to." });
  return true;
}

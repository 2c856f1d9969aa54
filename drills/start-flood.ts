import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order } from "./flooder.ts";
import type { Statuses } from "./statuses.ts";

/** Lets a hostile client loose in a process of its own; resolves when it is done. */
export async function startFlood(order: Order): Promise<Statuses> {
  const child = fork(join(import.meta.dirname, "flooder.ts"));
  const done = once(child, "message");
  child.send(order);
  const [statuses] = await done;
  return statuses;
}

import type { StorageFault } from "#db/storage-fault.ts";

/** What the front asks the worker to do, in headers that no visitor can send. */
export const task = {
  kind: "x-task",
  address: "x-task-address",
  origin: "x-task-origin",
  status: "x-task-status",
  compression: "x-task-compression",
} as const;

/**
 * `page`: render a page for everybody. `forward`: respond to this visitor. `sender`: say which of the staff sends
 * this. `health`: write to the database.
 */
export type TaskKind = "page" | "forward" | "sender" | "health";

/** In the worker's response: what the front has to know about it. */
export const result = {
  /** The body is a page in the format of `node:v8`. */
  page: "x-result-page",
  /** The account of the visitor, who is signed in. */
  staff: "x-result-staff",
  /** The cookie of the session that begins with this response. */
  signedIn: "x-result-signed-in",
  /** The path of the file that is the body, encoded as part of an address. */
  file: "x-result-file",
  /** The name of a rejection, in place of a response. */
  rejection: "x-result-rejection",
} as const;

export type WorkerRejection = StorageFault;

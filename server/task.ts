import type { StorageFault } from "#db/disk/storage-fault.ts";

/** Headers of a request from the front, which no visitor can send. */
export const task = {
  kind: "x-task",
  address: "x-task-address",
  origin: "x-task-origin",
  status: "x-task-status",
  compression: "x-task-compression",
} as const;

export type TaskKind = "page" | "forward" | "sender" | "health" | "visits";

export const result = {
  page: "x-result-page",
  staff: "x-result-staff",
  signedIn: "x-result-signed-in",
  file: "x-result-file",
  rejection: "x-result-rejection",
} as const;

export type WorkerRejection = StorageFault;

export type Compression = "quick" | "full";

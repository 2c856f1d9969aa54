import { storageFaultMessages } from "#db/disk/storage-fault.ts";
import { RejectedError, type Rejection } from "./http/rejection.ts";
import type { WorkerRejection } from "./task.ts";
import { WorkerLostError } from "./worker-client.ts";

export function storageRejection(fault: WorkerRejection): Rejection {
  return { status: 503, message: storageFaultMessages[fault], headers: ["Retry-After", "60"] };
}

export const tooBusy: Rejection = {
  status: 503,
  message: "Very many people are using this website just now. Please try again in a few seconds.",
  headers: ["Retry-After", "5"],
};
const starting: Rejection = {
  status: 503,
  message: "This page cannot be shown just now. Please try again in a few seconds.",
  headers: ["Retry-After", "5"],
};
const unknownEnd: Rejection = {
  status: 503,
  message:
    "Something went wrong on our side while this was being saved. Please look whether your change is there before you send it again.",
  headers: ["Retry-After", "5"],
};
const serverFault: Rejection = { status: 500, message: "Please try again in a moment." };

export function isExpected(error: unknown): boolean {
  return error instanceof RejectedError || error instanceof WorkerLostError;
}

export function toRejection(error: unknown, isSafe: boolean): Rejection {
  if (error instanceof RejectedError) return error.rejection;
  if (error instanceof WorkerLostError) return isSafe ? starting : unknownEnd;
  return isOutOfDescriptors(error) ? tooBusy : serverFault;
}

function isOutOfDescriptors(error: unknown): boolean {
  return /^E[MN]FILE$/.test(String((error as NodeJS.ErrnoException)?.code));
}

export function tooMany(seconds: number): Rejection {
  return {
    status: 429,
    message: "Too many requests came from your connection. Please wait a moment, then try again.",
    headers: ["Retry-After", String(seconds)],
  };
}

import { logError } from "#app/requests/log-error.server.ts";
import { storageFaultMessages, storageFaultOf } from "#db/disk/storage-fault.ts";
import { PhotoError } from "./photo-error.ts";

export function whyNotStored(error: unknown, thing: string): string {
  if (error instanceof PhotoError) return error.message;
  logError(error);
  const fault = storageFaultOf(error);
  const reason = fault ? storageFaultMessages[fault] : "Try again, or choose another one.";
  return `The ${thing} could not be stored. ${reason}`;
}

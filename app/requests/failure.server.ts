import { data } from "react-router";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { type NotSent, ourFault } from "#app/ui/sending/send-failure.ts";
import { storageFaultMessages, storageFaultOf } from "#db/disk/storage-fault.ts";
import { TooManyError } from "#db/too-many-error.ts";
import { NotCheckedError } from "./in-thread.server.ts";
import { logError } from "./log-error.server.ts";

export async function attempt<Result>(
  read: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (thrown) {
    rethrowExpected(thrown);
    logError(thrown);
    return undefined;
  }
}

export async function orLoadFailure<Result extends object>(read: () => Result | Promise<Result>) {
  return (await attempt(read)) ?? data<LoadFailure>({ loadFailure: {} }, { status: 500 });
}

export async function orNotSent<Result, Reply = undefined>(
  failure: string,
  act: () => Promise<Result>,
  typed?: () => Reply,
) {
  try {
    return await act();
  } catch (thrown) {
    rethrowExpected(thrown);
    const [reason, status] = whyNotSent(thrown);
    const reply: NotSent<Reply> = {
      notSent: { failure, reason, at: Date.now() },
      typed: typed?.(),
    };
    return data(reply, { status });
  }
}

/** A sentence in place of what was not done, for the page of the form, which shows `typed` again. */
export function refuse<Typed>(failure: string, reason: string, typed?: Typed, status = 409) {
  const reply: NotSent<Typed> = { notSent: { failure, reason, at: Date.now(), status }, typed };
  return data(reply, { status });
}

function whyNotSent(thrown: unknown): [reason: string, status: number] {
  if (thrown instanceof NotCheckedError) return [thrown.message, 503];
  if (thrown instanceof TooManyError) return [thrown.message, 409];
  logError(thrown);
  const fault = storageFaultOf(thrown);
  return fault ? [storageFaultMessages[fault], 503] : [ourFault, 500];
}

/** Redirects and 4xx are thrown on purpose. */
function rethrowExpected(thrown: unknown): void {
  if (!(thrown instanceof Error)) throw thrown;
}

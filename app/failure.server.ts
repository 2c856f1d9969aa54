import { data } from "react-router";
import { storageFaultMessages, storageFaultOf } from "#db/storage-fault.ts";
import { logError } from "./log-error.server.ts";
import { type NotSent, ourFault } from "./ui/send-failure.ts";
import type { Unread } from "./ui/unread.ts";

/** What `read` returns; undefined, and logged, where it cannot be read. */
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

/** For a loader: its page tells in the place of the data that they cannot be read (specification, section 8). */
export async function orUnread<Result extends object>(read: () => Result | Promise<Result>) {
  return (await attempt(read)) ?? data<Unread>({ unread: {} }, { status: 500 });
}

/**
 * For an action: its form tells the `failure` of the catalogue (specification, section 8), and why.
 * `typed` is the reply that shows again what was typed.
 */
export async function orNotSent<Result, Reply = undefined>(
  failure: string,
  act: () => Promise<Result>,
  typed?: () => Reply,
) {
  try {
    return await act();
  } catch (thrown) {
    rethrowExpected(thrown);
    logError(thrown);
    const fault = storageFaultOf(thrown);
    const reason = fault ? storageFaultMessages[fault] : ourFault;
    const reply: NotSent<Reply> = {
      notSent: { failure, reason, at: Date.now() },
      typed: typed?.(),
    };
    return data(reply, { status: fault ? 503 : 500 });
  }
}

/** Redirects and 4xx are thrown on purpose. */
function rethrowExpected(thrown: unknown): void {
  if (!(thrown instanceof Error)) throw thrown;
}

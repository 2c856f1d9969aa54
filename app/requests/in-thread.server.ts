import { basename, join } from "node:path";
import PQueue from "p-queue";
import { projectRoot } from "#runtime/project-root.ts";
import { type Limited, runThread, type ThreadLimits } from "#runtime/thread.ts";
import { tellWaiting } from "../../server/waiting.ts";

interface QueueLimits extends Pick<ThreadLimits, "processorTime" | "time"> {
  /** Milliseconds in the queue. */
  patience: number;
  maxWaiting: number;
}

interface Sent {
  person: string;
  outputBytes: number;
}

export class NotCheckedError extends Error {
  override name = "NotCheckedError";
}

/** One thread works at a time; a person's newer request takes the place of one that still waits. */
export const inThread = createThreadQueue({
  processorTime: 2000,
  // Together less than the front waits for a response.
  time: 12_000,
  patience: 6000,
  maxWaiting: 3,
});

export function createThreadQueue({ patience, maxWaiting, ...limits }: QueueLimits) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, AbortController>();

  return async function inThread<Input, Output>(
    file: string,
    input: Input,
    { person, outputBytes }: Sent,
  ): Promise<Limited<Output>> {
    if (!waiting.has(person) && waiting.size >= maxWaiting) throw new NotCheckedError(busy);
    waiting.get(person)?.abort(new NotCheckedError(replaced));
    const place = new AbortController();
    waiting.set(person, place);
    const timer = setTimeout(() => place.abort(new NotCheckedError(busy)), patience);
    const leaveQueue = () => {
      clearTimeout(timer);
      if (waiting.get(person) === place) waiting.delete(person);
    };
    tellWaiting();
    try {
      const result = await queue.add(
        () => {
          leaveQueue();
          return runThread<Input, Output>(threadFile(file), input, { ...limits, outputBytes });
        },
        { signal: place.signal },
      );
      if ("exceeded" in result && result.exceeded === "time") throw new NotCheckedError(tooBusy);
      return result;
    } finally {
      leaveQueue();
    }
  };
}

export function threadFile(file: string): string {
  return import.meta.env.PROD
    ? join(projectRoot, "build/server/assets", `${basename(file)}.js`)
    : join(import.meta.dirname, "..", `${file}.ts`);
}

const busy =
  "Other long texts and files are being checked just now. Please try again in a few seconds.";
const tooBusy = "The server is too busy to check this now. Please try again in a minute.";
const replaced =
  "You have sent something else to be checked since. Send this again if you still need it.";

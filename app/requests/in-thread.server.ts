import { basename, join } from "node:path";
import PQueue from "p-queue";
import { projectRoot } from "#runtime/project-root.ts";
import { type Limited, runThread } from "#runtime/thread.ts";
import { tellWaiting } from "../../server/waiting.ts";

interface QueueLimits {
  milliseconds: number;
  patience: number;
  maxWaiting: number;
}

interface Sent {
  person: string;
  outputBytes: number;
}

export class NotBegunError extends Error {
  override name = "NotBegunError";
}

/** One thread works at a time; a person's newer request takes the place of one that still waits. */
export const inThread = createThreadQueue({
  // With as much to load the program: together less than the front waits for a response.
  milliseconds: 5000,
  patience: 8000,
  maxWaiting: 3,
});

export function createThreadQueue({ milliseconds, patience, maxWaiting }: QueueLimits) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, AbortController>();

  return async function inThread<Input, Output>(
    file: string,
    input: Input,
    { person, outputBytes }: Sent,
  ): Promise<Limited<Output>> {
    if (!waiting.has(person) && waiting.size >= maxWaiting) throw new NotBegunError(busy);
    waiting.get(person)?.abort(new NotBegunError(replaced));
    const place = new AbortController();
    waiting.set(person, place);
    const timer = setTimeout(() => place.abort(new NotBegunError(busy)), patience);
    const leaveQueue = () => {
      clearTimeout(timer);
      if (waiting.get(person) === place) waiting.delete(person);
    };
    tellWaiting();
    try {
      return await queue.add(
        () => {
          leaveQueue();
          return runThread<Input, Output>(threadFile(file), input, { milliseconds, outputBytes });
        },
        { signal: place.signal },
      );
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
const replaced =
  "You have sent something else to be checked since. Send this again if you still need it.";

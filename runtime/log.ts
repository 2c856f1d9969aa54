import pino from "pino";
import { env } from "./env.ts";

// The worker's lines go to the front at once. There is nothing to flush once the front is gone: flushing a
// closed pipe never ends.
const isWorker = process.send !== undefined;

// Written in the background, and dropped rather than kept when the reader of the log stands still.
const inBackground = { minLength: 16_000, maxLength: 1 << 20, periodicFlush: 1000 };

const destination = pino.destination({
  fd: 1,
  ...(isWorker ? { sync: true } : { sync: false, ...inBackground }),
});
destination.on("error", () => {});

export const log = pino({ level: env.LOG_LEVEL, base: null }, destination);

/** A line of another process, so that the lines of both stay whole. */
export function writeLogLine(line: string): void {
  destination.write(`${line}\n`);
}

export function flushLog(): void {
  if (isWorker) return;
  try {
    destination.flushSync();
  } catch {
    // Nobody reads the log any more, and there is nowhere else to say so.
  }
}

/** For timers and listeners, where nobody could catch it: what the work throws is logged. */
export async function logFailure(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ error: describeError(error) });
  }
}

/** Bounded, so that nothing sent to us can flood the log. */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message: message.slice(0, 500), stack: stack?.slice(0, 2000) };
}

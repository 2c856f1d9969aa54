import pino from "pino";
import { env } from "./env.ts";

// The worker writes at once: flushing a pipe whose reader is gone never ends.
const isWorker = process.send !== undefined;

// Drops lines rather than memory when nobody reads the log.
const inBackground = { minLength: 16_000, maxLength: 1 << 20, periodicFlush: 1000 };

const destination = pino.destination({
  fd: 1,
  ...(isWorker ? { sync: true } : { sync: false, ...inBackground }),
});
destination.on("error", () => {});

export const log = pino({ level: env.LOG_LEVEL, base: null }, destination);

export function writeLogLine(line: string): void {
  destination.write(`${line}\n`);
}

export function flushLog(): void {
  if (isWorker) return;
  try {
    destination.flushSync();
  } catch {
    // Nobody reads the log any more.
  }
}

/** For timers and listeners, where nobody could catch an error. */
export async function logFailure(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ error: describeError(error) });
  }
}

export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message: message.slice(0, 500), stack: stack?.slice(0, 2000) };
}

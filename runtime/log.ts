import { setTimeout as pause } from "node:timers/promises";
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
// Once the reader of a pipe is gone it tries for ever, and Pino calls it after a fatal error.
destination.flushSync = () => {};

export const log = pino({ level: env.LOG_LEVEL, base: null }, destination);

export function writeLogLine(line: string): void {
  destination.write(`${line}\n`);
}

/** Resolves once what was logged is written, or a second later: perhaps nobody reads it any more. */
export async function flushLog(): Promise<void> {
  if (isWorker) return;
  const written = new Promise<void>((resolve) => destination.flush(() => resolve()));
  await Promise.race([written, pause(1000)]);
}

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
